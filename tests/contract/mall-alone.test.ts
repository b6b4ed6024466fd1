/** The mall alone as it is deployed: two Workers, of which one has a binding to the other. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MALL_HEADERS, MALL_KEY } from '../fixtures/mall/mall-key';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MINUTES = 60_000;
const addresses = v.object({ shopUrl: v.string(), mallUrl: v.string() });

let servers: ChildProcess;
let mallUrl: string;
let shopUrl: string;

beforeAll(async () => {
  servers = fork(`${root}tests/fixtures/servers/two-workers.mjs`, { env: { ...process.env, MALL_KEY }, execArgv: [] });
  const ended = once(servers, 'exit').then(([code]) => Promise.reject(new Error(`The Workers ended with code ${code}`)));
  const [sent] = await Promise.race([once(servers, 'message'), ended]);
  ({ shopUrl, mallUrl } = v.parse(addresses, sent));
}, 5 * MINUTES);
afterAll(async () => {
  const ended = once(servers, 'exit');
  servers.disconnect();
  await ended;
}, MINUTES);

const statusOf = async (url: string, path: string, headers: Record<string, string> = {}) => (await fetch(new URL(path, url), { headers })).status;

/** An address that needs no database: the mall answers 404 once a caller is admitted. */
const UNKNOWN = '/api/farad/none';

describe('S52: the mall alone over HTTP', () => {
  test('answers the binding to its entrypoint without a key', async () => {
    expect(await statusOf(shopUrl, UNKNOWN)).toBe(404);
  });

  test('refuses the network, and a binding without the entrypoint, unless they have the key', async () => {
    for (const [url, path] of [[mallUrl, UNKNOWN], [shopUrl, `/default${UNKNOWN}`]] as const) {
      expect([path, await statusOf(url, path)]).toEqual([path, 403]);
      expect([path, await statusOf(url, path, { 'mall-key': 'a guess' })]).toEqual([path, 403]);
      expect([path, await statusOf(url, path, MALL_HEADERS)]).toEqual([path, 404]);
    }
  });
});

test('the mall and the shop use the same database, catalogue and settings, and the mall has no address of its own', () => {
  const [mall, shop] = ['functions/mall/wrangler.toml', 'wrangler.toml'].map((file) => readFileSync(`${root}${file}`, 'utf8'));
  const valueIn = (text: string | undefined, key: string) => new RegExp(`^${key} = (.+)$`, 'm').exec(text ?? '')?.[1];
  for (const key of ['database_name', 'database_id', 'id', 'compatibility_date', 'compatibility_flags', 'PRODUCT', 'PRODUCT_NAME', 'TIME_ZONE', 'crons', 'limit', 'period']) {
    expect([key, valueIn(mall, key)]).toEqual([key, valueIn(shop, key)]);
    expect(valueIn(mall, key)).toBeTypeOf('string');
  }
  expect([valueIn(mall, 'workers_dev'), valueIn(mall, 'preview_urls')]).toEqual(['false', 'false']);
  expect(mall).not.toMatch(/^[ \t]*(?:MALL_KEY|OPERATOR_KEY|SESSION_SECRET|DEMO)\b/m);
});
