import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Payload } from '../../../app/upstream/contract/base/call';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as contract from '../../../app/upstream/contract/records/portal/feedback';
import { FEEDBACK_LIMITS } from '../../../app/domain/feedback/feedback-rules';
import { FEEDBACK_SENDS, SCREENSHOTS_OF_ADDRESS, SCREENSHOTS_OF_SHOP } from '../../../functions/mall/user/limits/policies';
import { failingDb } from '../../fixtures/faults/failing-db';
import { ask, migrate, NOW, sendCall, type Asking } from '../../fixtures/mall/mall';
import { as, from, newAddress, signUp, type TestUser } from '../../fixtures/visitors/mall-users';

type Fields = Payload<typeof contract.saveFeedback>;

const FIELDS: Fields = { type: 'partData', content: 'Pin 1 is wrong.\nSee the datasheet.', contact: 'ada@farad.example', pageUrl: '/product_detail/F0000000003?p=x' };
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100, 7)]);
const HOUR = 3_600_000;

let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  await migrate();
  [ada, bob] = [await signUp(), await signUp()];
});
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM feedback'), env.DB.prepare('DELETE FROM allowance')]);
  for (const name of await screenshots()) await env.CATALOGUE.delete(name);
});

async function screenshots(): Promise<string[]> {
  return (await env.CATALOGUE.list({ prefix: 'feedback/' })).keys.map(({ name }) => name);
}

async function save(fields: Partial<Fields> = {}, asking: Asking = from(newAddress())): Promise<string> {
  const { data } = await ask(contract.saveFeedback, { ...FIELDS, ...fields }, asking);
  return typeof data === 'object' && data !== null && 'feedbackNo' in data ? String(data.feedbackNo) : '';
}

async function refusal(fields: Partial<Fields>, asking: Asking = from(newAddress())) {
  const { status, envelope: { code, message } } = await sendCall(contract.saveFeedback, { ...FIELDS, ...fields }, asking);
  return { status, code, message };
}

const operator = (more: Asking = {}): Asking => ({ ...more, operatorKey: 'the key', headers: { 'operator-key': 'the key', ...more.headers } });

async function stored() {
  return (await env.DB.prepare('SELECT * FROM feedback ORDER BY feedback_id').all()).results;
}

async function one(feedbackNo: string) {
  return (await ask(contract.searchFeedback, { feedbackNo }, operator())).data.page.rows[0];
}

describe('sending', () => {
  test('stores every field under a number with the day', async () => {
    const no = await save({}, as(ada, { language: 'cn' }));
    expect(no).toMatch(/^K20261120-\d{8}$/);
    expect(await one(no)).toEqual({
      feedbackNo: no, ...FIELDS, createTime: new Date(NOW).toISOString(), hasScreenshot: 'F', language: 'cn', userCode: expect.stringMatching(/./) as string,
    });
  });

  test('works without a user, contact and page, and with a token that is not valid', async () => {
    for (const asking of [from(newAddress()), from(newAddress(), { headers: { 'access-token': 'nobody' } })]) {
      const { data } = await ask(contract.saveFeedback, { type: 'idea', content: ' More. ' }, asking);
      expect(data).toEqual({ feedbackNo: expect.stringMatching(/^K/) as string });
    }
    expect(await stored()).toMatchObject([{ content: 'More.', contact: '', page_url: '', user_code: null }, { content: 'More.', user_code: null }]);
  });

  test('keeps hostile text as it is', async () => {
    const hostile = `<script>alert(1)</script>'); DROP TABLE feedback;-- \u001b[31m\u202e`;
    const no = await save({ type: hostile.slice(0, 40), content: hostile, contact: hostile, pageUrl: hostile });
    expect(await one(no)).toMatchObject({ type: hostile.slice(0, 40), content: hostile, contact: hostile, pageUrl: hostile });
  });

  test.each([['content', { content: '  \n ' }], ['content', { content: 'x'.repeat(2001) }], ['contact', { contact: 'x'.repeat(201) }], ['pageUrl', { pageUrl: 'x'.repeat(501) }]] as const)(
    'refuses %s that is blank or too long: %#', async (_, fields) => {
      expect(await refusal(fields)).toMatchObject({ status: 200, code: CODES.badPayload });
      expect(await stored()).toEqual([]);
    },
  );

  test('tries another number if one is taken', async () => {
    const values = [7, 7, 8];
    const random = crypto.getRandomValues.bind(crypto);
    const spy = <T extends ArrayBufferView<ArrayBuffer>>(list: T): T => {
      if (list instanceof Uint32Array) list[0] = values.shift() ?? 9;
      else random(list);
      return list;
    };
    Object.defineProperty(crypto, 'getRandomValues', { value: spy, configurable: true });
    try {
      expect([await save(), await save()]).toEqual(['K20261120-00000007', 'K20261120-00000008']);
    } finally {
      Object.defineProperty(crypto, 'getRandomValues', { value: random, configurable: true });
    }
  });
});

describe('a screenshot', () => {
  test('S47: is kept in KV under a key that cannot be guessed, and comes back whole', async () => {
    const no = await save({ screenshot: PNG.toString('base64') });
    const [key, ...others] = await screenshots();
    expect(others).toEqual([]);
    expect(key).toMatch(/^feedback\/[\w-]{43}$/);
    expect(key).not.toContain(no);
    expect(Buffer.from((await one(no))?.screenshot ?? '', 'base64')).toEqual(PNG);
    expect((await ask(contract.searchFeedback, {}, operator())).data.page.rows[0]).toMatchObject({ hasScreenshot: 'T' });
    expect((await ask(contract.searchFeedback, {}, operator())).data.page.rows[0]).not.toHaveProperty('screenshot');
  });

  test('may have exactly the largest size, in a body that is larger than that of other calls', async () => {
    const largest = Buffer.concat([PNG, Buffer.alloc(FEEDBACK_LIMITS.screenshot - PNG.length)]);
    await save({ screenshot: largest.toString('base64') });
    expect(await refusal({ screenshot: Buffer.concat([largest, Buffer.alloc(1)]).toString('base64') })).toMatchObject({ code: CODES.badPayload, message: 'Screenshot: must be at most 1 MB.' });
    expect(await refusal({ screenshot: 'A'.repeat(2_000_000) })).toMatchObject({ code: CODES.badPayload });
    expect(await screenshots()).toHaveLength(1);
  });

  test.each([['a page', Buffer.from('<script>alert(1)</script>').toString('base64')], ['no base64', 'data:image/png;base64,AAAA']])('is refused: %s', async (_, screenshot) => {
    expect(await refusal({ screenshot })).toMatchObject({ code: CODES.badPayload, message: expect.stringMatching(/^Screenshot: /) as string });
    expect([await stored(), await screenshots()]).toEqual([[], []]);
  });

  test('goes again if the feedback cannot be stored', async () => {
    const payload = { ...FIELDS, screenshot: PNG.toString('base64') };
    const calls = failingDb(env.DB, 0, 'before');
    await ask(contract.saveFeedback, payload, from(newAddress(), { db: calls.db }));
    const [kept] = await screenshots();
    for (let failing = 1; failing <= calls.calls(); failing += 1) {
      const { status } = await sendCall(contract.saveFeedback, payload, from(newAddress(), { db: failingDb(env.DB, failing, 'before').db }));
      expect(status).toBe(500);
    }
    expect([(await stored()).length, await screenshots()]).toEqual([1, [kept]]);
  });
});

describe('limits', () => {
  test('hold for an address, and end with their window', async () => {
    const address = newAddress();
    for (let sent = 0; sent < FEEDBACK_SENDS.perAddress.most; sent += 1) await save({}, from(address));
    expect(await refusal({}, from(address))).toMatchObject({ code: CODES.tooMany, message: 'Too much feedback was sent from here. Try again in an hour.' });
    await save({}, from(newAddress()));
    await save({}, from(address, { now: NOW + HOUR + 1 }));
  });

  test('hold for a user at any address', async () => {
    for (let sent = 0; sent < FEEDBACK_SENDS.perUser.most; sent += 1) await save({}, as(ada));
    expect(await refusal({}, as(ada))).toMatchObject({ code: CODES.tooMany });
    await save({}, as(bob));
  });

  test('hold for screenshots, which take the most room', async () => {
    const address = newAddress();
    const screenshot = PNG.toString('base64');
    for (let sent = 0; sent < SCREENSHOTS_OF_ADDRESS.most; sent += 1) await save({ screenshot }, from(address, { now: NOW + sent * HOUR / 2 }));
    const late = from(address, { now: NOW + SCREENSHOTS_OF_ADDRESS.most * HOUR / 2 });
    expect(await refusal({ screenshot }, late)).toMatchObject({ code: CODES.tooMany, message: expect.stringContaining('without one') as string });
    await save({}, late);
    expect(await screenshots()).toHaveLength(SCREENSHOTS_OF_ADDRESS.most);
  });

  test('hold for the screenshots of all addresses together', async () => {
    const screenshot = PNG.toString('base64');
    await save({ screenshot }, from(newAddress()));
    await env.DB.prepare('UPDATE allowance SET uses = ?1 WHERE rule = ?2').bind(SCREENSHOTS_OF_SHOP.most, SCREENSHOTS_OF_SHOP.name).run();
    expect(await refusal({ screenshot }, from(newAddress()))).toMatchObject({ code: CODES.tooMany, message: expect.stringContaining('without one') as string });
    await save({}, from(newAddress()));
    await save({ screenshot }, from(newAddress(), { now: NOW + SCREENSHOTS_OF_SHOP.window }));
    expect(await screenshots()).toHaveLength(2);
  });
});

describe('the own list', () => {
  test('has the newest first, and nobody else’s', async () => {
    const [first, second] = [await save({}, as(ada)), await save({ content: 'Another one.' }, as(ada, { now: NOW + 5000 }))];
    await save({}, as(bob));
    await save({});
    const { rows } = (await ask(contract.listFeedback, {}, as(ada))).data;
    expect(rows.map(({ feedbackNo }) => feedbackNo)).toEqual([second, first]);
    expect(rows[1]).toEqual({
      feedbackNo: first, type: FIELDS.type, content: FIELDS.content, pageUrl: FIELDS.pageUrl, createTime: new Date(NOW).toISOString(), hasScreenshot: 'F',
    });
  });

  test('needs a user', async () => {
    expect((await sendCall(contract.listFeedback, {})).envelope.code).toBe(CODES.signIn);
  });

  test('shows the answer, but not who wrote it', async () => {
    const feedbackNo = await save({}, as(ada));
    await ask(contract.answerFeedback, { feedbackNo, answer: ' Corrected. ' }, operator({ now: NOW + HOUR, headers: { 'operator-name': encodeURIComponent('李雷') } }));
    const { rows: [row] } = (await ask(contract.listFeedback, {}, as(ada))).data;
    expect(row).toMatchObject({ answer: 'Corrected.', answerTime: new Date(NOW + HOUR).toISOString() });
    expect(row).not.toHaveProperty('answeredBy');
    expect(await one(feedbackNo)).toMatchObject({ answeredBy: '李雷' });
  });
});

describe('the operator', () => {
  test('finds what is open and what is answered, page by page', async () => {
    const all: string[] = [];
    for (let sent = 0; sent < 5; sent += 1) all.unshift(await save({ content: `Number ${sent}` }));
    for (const feedbackNo of all.slice(0, 2)) await ask(contract.answerFeedback, { feedbackNo, answer: 'Thank you.' }, operator());
    const found = async (payload: Payload<typeof contract.searchFeedback>) => {
      const { page } = (await ask(contract.searchFeedback, payload, operator())).data;
      return [page.total, page.totalPage, page.rows.map(({ feedbackNo }) => feedbackNo)];
    };
    expect(await found({})).toEqual([5, 1, all]);
    expect(await found({ answered: 'F' })).toEqual([3, 1, all.slice(2)]);
    expect(await found({ answered: 'T' })).toEqual([2, 1, all.slice(0, 2)]);
    expect(await found({ pageNo: 2, pageSize: 2 })).toEqual([5, 3, all.slice(2, 4)]);
    expect(await found({ pageNo: 9, pageSize: 2 })).toEqual([5, 3, []]);
  });

  test('may replace an answer', async () => {
    const feedbackNo = await save();
    for (const answer of ['One.', 'Two.']) await ask(contract.answerFeedback, { feedbackNo, answer }, operator());
    expect(await one(feedbackNo)).toMatchObject({ answer: 'Two.' });
  });

  test.each([contract.searchFeedback, contract.answerFeedback])('needs the key, also in a demonstration: $name', async (call) => {
    const payload = { feedbackNo: await save({}, as(ada)), answer: 'Mine.' };
    const keys: Asking[] = [
      {}, { demo: true }, as(ada, { demo: true }), { operatorKey: 'the key' }, { headers: { 'operator-key': '' } },
      { operatorKey: 'the key', headers: { 'operator-key': 'another key' } },
    ];
    for (const asking of keys) expect((await sendCall(call, payload, asking)).envelope.code).toBe(CODES.notFound);
    expect(await stored()).toMatchObject([{ answer: '', answered_at: null }]);
  });

  test('is told if there is no such feedback', async () => {
    for (const [call, payload] of [[contract.searchFeedback, {}], [contract.answerFeedback, { answer: 'x' }]] as const) {
      expect((await sendCall(call, { feedbackNo: 'K1', ...payload }, operator())).envelope).toMatchObject({ code: CODES.notFound, message: 'There is no such feedback.' });
    }
  });

  test.each([['%E0%A4%A', '%E0%A4%A'], ['x'.repeat(90), 'x'.repeat(60)], [' ', undefined]])('has a name of any form: %s', async (given, kept) => {
    const feedbackNo = await save();
    await ask(contract.answerFeedback, { feedbackNo, answer: 'Ok.' }, operator({ headers: { 'operator-name': given } }));
    expect((await one(feedbackNo))?.answeredBy).toBe(kept);
  });
});

test('a page of all feedback reads few rows', async () => {
  for (let sent = 0; sent < 6; sent += 1) await save();
  const { statements } = await ask(contract.searchFeedback, { pageSize: 2 }, operator());
  expect(statements.map(({ trip }) => trip)).toEqual([1, 1]);
  expect(statements[0]?.rowsRead).toBeLessThanOrEqual(2);
});
