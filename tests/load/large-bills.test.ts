/** The largest bills of materials, many at once, and the time that other pages of the built shop take meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP_AGENT, rawRequest } from '../fixtures/servers/raw-http';
import { defaultState, startServer, type RunningServer } from '../fixtures/servers/servers';

const MINUTES = 60_000;
const AT_ONCE = 6;
const LINES = 10_000;
/** The longest that another page may take, ms. Without slices and turns it took 21,000 with 10,000 lines. */
const LONGEST = 3_000;
const MEDIAN = 250;

let shop: RunningServer;

beforeAll(async () => {
  await defaultState();
  shop = await startServer('shop', 'large-bills');
  for (let visit = 0; visit < 5; visit += 1) await rawRequest(shop.url, '/help/terms');
}, 10 * MINUTES);
afterAll(() => shop?.stop());

/** Hardly any of its numbers exists, so each costs as much as a number can. */
const bill = ['Reference,Part,Qty', ...Array.from({ length: LINES }, (_, line) => `R${line},LM358DR-${line},${1 + line % 9}`)].join('\n');

async function upload() {
  const form = new FormData();
  form.set('file', new File([bill], 'large.csv'));
  const headers = { 'user-agent': DESKTOP_AGENT, 'sec-fetch-site': 'same-origin' };
  return fetch(`${shop.url}/bom`, { method: 'POST', body: form, headers, redirect: 'manual' });
}

/** Reads another page again and again while work is done. @returns the result of the work, and how long the page took each time, ms, the shortest first */
async function readingMeanwhile<T>(work: Promise<T>): Promise<{ result: T; times: number[] }> {
  let done = false;
  const result = work.finally(() => (done = true));
  const times: number[] = [];
  while (!done) {
    const from = performance.now();
    expect((await rawRequest(shop.url, '/help/terms')).status).toBe(200);
    times.push(performance.now() - from);
  }
  return { result: await result, times: times.sort((a, b) => a - b) };
}

describe(`S41: ${AT_ONCE} bills of ${LINES} lines at once`, { timeout: 5 * MINUTES }, () => {
  test('hardly delay other pages while they are matched', async () => {
    const stored = await upload();
    const cookie = stored.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
    const path = stored.headers.get('location') ?? '';
    const { result, times } = await readingMeanwhile(Promise.all(Array.from({ length: AT_ONCE }, () => rawRequest(shop.url, path, { headers: { cookie } }))));
    console.log(`${times.length} other pages: median ${times[times.length >> 1]?.toFixed(0)} ms, longest ${times.at(-1)?.toFixed(0)} ms`);
    expect(result.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
    expect(times[times.length >> 1]).toBeLessThan(MEDIAN);
    expect(times.at(-1)).toBeLessThan(LONGEST);
  });

  test('hardly delay other pages while they are read', async () => {
    const { result, times } = await readingMeanwhile(Promise.all(Array.from({ length: AT_ONCE }, upload)));
    console.log(`${times.length} other pages: median ${times[times.length >> 1]?.toFixed(0)} ms, longest ${times.at(-1)?.toFixed(0)} ms`);
    expect(result.map(({ status }) => status).every((status) => [303, 429, 503].includes(status))).toBe(true);
    expect(times[times.length >> 1]).toBeLessThan(MEDIAN);
    expect(times.at(-1)).toBeLessThan(LONGEST);
  });
});
