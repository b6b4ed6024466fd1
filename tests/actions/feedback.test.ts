import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postedSmallFileForm } from '~/actions/form/posted-form';
import { postFeedback, readPage } from '~/actions/feedback/post-feedback';
import { createFeedbacks } from '~/upstream/feedbacks';
import { CODES } from '~/upstream/contract/base/envelope';
import type { WaitToRead } from '~/actions/bom/bom-outcome';
import { good, refused, World } from '../upstream/fake-upstream';
import { unicode } from '../domain/property';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 250, 251]);
const FIELDS = { type: 'idea', content: 'More connectors.', contact: '', page: '/about' };

function posted(fields: Record<string, string>, file?: Uint8Array<ArrayBuffer>): Request {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  if (file) form.append('screenshot', new File([file], 'a.png'));
  return new Request('http://shop.test/feedback', { method: 'POST', body: form });
}

/** Posts a form to an upstream with these answers. */
async function post(request: Request, ...answers: Response[]) {
  return postInTurn(async () => 'now', request, ...answers);
}

/** Posts a form whose file has its turn as `waitToRead` says. */
async function postInTurn(waitToRead: WaitToRead, request: Request, ...answers: Response[]) {
  const world = new World();
  world.upstream.answer = () => answers.shift() ?? good({ feedbackNo: 'K1' });
  let forgotten = 0;
  const visit = { session: { forget: () => void (forgotten += 1) }, feedbacks: createFeedbacks(world.visit()), waitToRead };
  const { form, cut } = await postedSmallFileForm(request, 4096);
  const outcome = await postFeedback(visit, form, cut);
  return { outcome, payloads: world.upstream.seen.map(({ body }): unknown => JSON.parse(body)), forgotten };
}

describe('posted feedback', () => {
  test('is sent with its fields, and without those that are empty', async () => {
    const { outcome, payloads } = await post(posted({ ...FIELDS, content: ' a\r\nb ' }, PNG));
    expect(outcome).toEqual({ kind: 'sent', no: 'K1' });
    expect(payloads).toEqual([{ type: 'idea', content: 'a\nb', pageUrl: '/about', screenshot: Buffer.from(PNG).toString('base64') }]);
  });

  test.each([[good(null)], [good('stored')], [good({ feedbackNo: null })]])('has no number if the upstream gives none %#', async (answer) => {
    expect((await post(posted(FIELDS), answer)).outcome).toEqual({ kind: 'sent', no: '' });
  });

  test('has the number of an upstream that numbers it', async () => {
    expect((await post(posted(FIELDS), good({ feedbackNo: 17 }))).outcome).toEqual({ kind: 'sent', no: '17' });
  });

  test('goes without a token that is refused', async () => {
    const { outcome, payloads, forgotten } = await post(posted(FIELDS), refused(CODES.signIn));
    expect([outcome, payloads.length, forgotten]).toEqual([{ kind: 'sent', no: 'K1' }, 2, 1]);
  });

  test('comes back with what the upstream says', async () => {
    const { outcome } = await post(posted(FIELDS), refused(CODES.tooMany, 'Too much.'));
    expect(outcome).toEqual({ kind: 'again', status: 429, answer: { values: FIELDS, fields: {}, summary: { text: 'Too much.' } } });
  });

  test('S41: a screenshot waits for its turn by an eighth of its size, and everything comes back if that is too late', async () => {
    const asked: number[] = [];
    const late: WaitToRead = async (bytes) => (asked.push(bytes), 'own');
    const { outcome, payloads } = await postInTurn(late, posted(FIELDS, PNG));
    expect([asked, payloads]).toEqual([[PNG.length / 8], []]);
    expect(outcome).toEqual({ kind: 'again', status: 503, answer: { values: FIELDS, fields: { screenshot: { key: 'feedback:error.busy' } } } });
    expect((await postInTurn(late, posted(FIELDS))).outcome.kind).toBe('sent');
    expect(asked).toHaveLength(1);
  });

  test('counts a line end once', async () => {
    expect((await post(posted({ ...FIELDS, content: 'a\r\n'.repeat(999) + 'bc' }))).outcome.kind).toBe('sent');
    expect((await post(posted({ ...FIELDS, content: 'a\r\n'.repeat(1000) + 'b' }))).outcome).toMatchObject({
      kind: 'again', status: 422, answer: { fields: { content: { key: 'feedback:error.tooLong', values: { most: 2000, used: 2001 } } } },
    });
  });
});

test('a body that is too large keeps the fields that stand before its end', async () => {
  const long = new Uint8Array(9000);
  await fc.assert(fc.asyncProperty(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), unicode, { maxKeys: 4 }), fc.integer({ min: 1, max: 9000 }), async (fields, limit) => {
    const { 'content-type': type = '' } = Object.fromEntries(posted(fields, long).headers);
    const bytes = new Uint8Array(await posted(fields, long).arrayBuffer());
    const boundary = /^--(\S+)/.exec(new TextDecoder().decode(bytes.subarray(0, 200)))?.[1] ?? '';
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let from = 0; from < bytes.length; from += 700) controller.enqueue(bytes.slice(from, from + 700));
        controller.close();
      },
    });
    const headers = { 'content-type': type.replace(/boundary=.*/, `boundary=${boundary}`) };
    const request = new Request('http://shop.test/', Object.assign({ method: 'POST', body, headers }, { duplex: 'half' }));
    const { form, cut } = await postedSmallFileForm(request, limit);
    expect(cut).toBe(bytes.length > limit);
    const whole = new TextDecoder('latin1').decode(bytes.subarray(0, limit)).split(`--${boundary}\r\n`).length - 2;
    const kept = Object.entries(fields).filter(([, text]) => text !== '').filter(([name]) => form.has(name));
    const due = Object.entries(fields).slice(0, Math.max(0, cut ? whole : Infinity)).filter(([, text]) => text !== '');
    expect(kept.map(([name]) => name)).toEqual(due.map(([name]) => name));
    for (const [name, text] of kept) expect(form.text(name)).toBe(text.replace(/\r\n|\r|\n/g, '\r\n'));
    if (cut) expect(form.file('screenshot')).toBeNull();
  }), { numRuns: 100 });
});

test.each([
  ['/product_list/search/a%252Fb?page=2', '/product_list/search/a%252Fb?page=2'], ['/about#part', '/about'], ['https://evil.example/', ''], ['//evil.example', ''], [null, ''],
  ['/feedback', ''], [`/bom?share=${'x'.repeat(600)}`, '/bom'], [`/${'x'.repeat(600)}`, `/${'x'.repeat(499)}`],
])('the page %s is read as %s', (given, read) => {
  expect(readPage(given)).toBe(read);
});
