import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as bom from '../../../app/upstream/contract/records/stored-bom';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { BOM_STORE } from '../../../app/domain/bom/bom-policies';
import { forgetOldBoms } from '../../../functions/mall/bom/store';
import { Queries } from '../../../functions/mall/db/queries';
import { runSchedule } from '../../../functions/mall/schedule';
import { BOMS_OF_ADDRESS } from '../../../functions/mall/user/limits/policies';
import { fingerprint } from '../../../functions/mall/user/secrets/secrets';
import { bomOf, countOf, forgetBoms, readBom, storeBom, storeUnderKey } from '../../fixtures/boms/stored-boms';
import { ask, migrate, NOW, sendCall, type Asking } from '../../fixtures/mall/mall';
import { by, codeOf, newBuyer, type Buyer } from '../../fixtures/trade/trade';

const WEEK = 7 * 86_400_000;
const GUESSED = 'A'.repeat(43);

let li: Buyer;
let han: Buyer;

beforeAll(async () => {
  await migrate();
  [li, han] = [await newBuyer(), await newBuyer()];
});
beforeEach(forgetBoms);

/** The numbers of a user's bills of materials, sorted. */
async function numbersOf(user: Buyer, payload: { bomKey?: string } = {}, asking: Asking = {}): Promise<string[]> {
  return (await ask(bom.listBoms, payload, by(user, asking))).data.rows.map(({ bomNo }) => bomNo).sort();
}

/** What each call that names a bill of materials answers. */
function codesOf(owner: { bomNo: string; bomKey?: string }, asking: Asking): Promise<string[]> {
  return Promise.all([
    codeOf(bom.getBom, owner, asking), codeOf(bom.getBom, { ...owner, withSource: 'T' }, asking), codeOf(bom.getBom, { ...owner, version: 1 }, asking),
    codeOf(bom.saveBom, { ...owner, version: 1, name: 'x' }, asking), codeOf(bom.copyBom, owner, asking), codeOf(bom.removeBom, owner, asking),
  ]);
}

/** What each call that needs a user answers. */
function codesOfUser(bomNo: string, asking: Asking): Promise<string[]> {
  return Promise.all([
    codeOf(bom.listBomVersions, { bomNo }, asking), codeOf(bom.shareBom, { bomNo, parts: [] }, asking), codeOf(bom.revokeShare, { bomNo }, asking),
    codeOf(bom.saveBom, { bomNo, version: 1, saved: 'T' }, asking),
  ]);
}

describe('S14: what belongs to somebody else', () => {
  const missing = (count: number) => Array.from({ length: count }, () => CODES.notFound);

  test('answers as what does not exist: by number, signed out, and by another key', async () => {
    const own = await storeBom({ ...bomOf(), saved: 'T' }, by(li));
    const anonymous = await storeUnderKey();
    const other = await storeUnderKey();
    const unknown = await sendCall(bom.getBom, { bomNo: 'B00000000000000' });
    for (const [payload, asking] of [
      [{ bomNo: own.bomNo }, by(han)], [{ bomNo: own.bomNo }, {}], [{ bomNo: own.bomNo, bomKey: other.bomKey }, {}],
      [{ bomNo: own.bomNo, bomKey: li.userCode.padEnd(32, '-') }, {}], [{ bomNo: anonymous.bomNo }, {}], [{ bomNo: anonymous.bomNo }, by(han)],
      [{ bomNo: anonymous.bomNo, bomKey: other.bomKey }, {}], [{ bomNo: anonymous.bomNo, bomKey: GUESSED }, {}],
    ] as const) {
      expect(await codesOf(payload, asking)).toEqual(missing(6));
      expect((await sendCall(bom.getBom, payload, asking)).envelope).toEqual(unknown.envelope);
    }
    for (const bomNo of [own.bomNo, anonymous.bomNo]) expect(await codesOfUser(bomNo, by(han))).toEqual(missing(4));
    expect(await readBom({ bomNo: own.bomNo }, by(li))).toMatchObject({ name: 'Board A', version: 1 });
    expect(await readBom({ bomNo: anonymous.bomNo, bomKey: anonymous.bomKey })).toMatchObject({ name: 'Board A', version: 1 });
    expect(await numbersOf(han)).toEqual([]);
  });

  test('cannot be read or changed through another number, or by odd texts', async () => {
    await storeUnderKey();
    for (const bomNo of ["x' OR '1'='1", '%', '', 'x'.repeat(41)]) expect(await codeOf(bom.getBom, { bomNo })).toBe(CODES.badPayload);
    for (const bomKey of ['abc', `${'a'.repeat(40)}'--`, 'a'.repeat(65)]) expect(await codeOf(bom.getBom, { bomNo: 'B1', bomKey })).toBe(CODES.badPayload);
  });
});

describe('an anonymous visitor', () => {
  test('gets a key of 256 random bits, which is stored as a hash', async () => {
    const [one, two] = [await storeUnderKey(), await storeUnderKey()];
    for (const { bomKey } of [one, two]) expect(bomKey).toMatch(/^[\w-]{43}$/);
    const { results } = await env.DB.prepare('SELECT key_hash FROM bom').all<{ key_hash: string }>();
    expect(results.map(({ key_hash }) => key_hash).sort()).toEqual([one, two].map(({ bomKey }) => fingerprint(bomKey)).sort());
  });

  test('keeps a known key; an unknown one is replaced', async () => {
    const { bomKey } = await storeUnderKey();
    expect((await storeUnderKey({ ...bomOf(), bomKey })).bomKey).toBe(bomKey);
    const fresh = await storeUnderKey({ ...bomOf(), bomKey: GUESSED });
    expect([bomKey, GUESSED]).not.toContain(fresh.bomKey);
    const late = await storeUnderKey({ ...bomOf(), bomKey }, { now: NOW + WEEK });
    expect(late.bomKey).not.toBe(bomKey);
  });

  test('must sign in to save, list, share and remember', async () => {
    const { bomNo, bomKey } = await storeUnderKey();
    for (const [call, payload] of [
      [bom.saveBom, { ...bomOf(), saved: 'T' }], [bom.saveBom, { bomNo, bomKey, version: 1, saved: 'T' }], [bom.listBoms, { bomKey }], [bom.listBomVersions, { bomNo }],
      [bom.shareBom, { bomNo, bomKey, parts: [] }], [bom.revokeShare, { bomNo }],
    ] as const) expect(await codeOf(call, payload)).toBe(CODES.signIn);
  });

  test('has at most 20: one more takes the place of the one changed least recently', async () => {
    const first = await storeUnderKey();
    const { bomKey } = first;
    const numbers = [first.bomNo];
    for (let count = 1; count < BOM_STORE.ofKey; count++) numbers.push((await storeUnderKey({ ...bomOf(1), bomKey }, { now: NOW + count })).bomNo);
    await ask(bom.saveBom, { bomNo: first.bomNo, bomKey, version: 1, name: 'used' }, { now: NOW + 100 });
    await storeUnderKey({ ...bomOf(1), bomKey }, { now: NOW + 200 });
    expect(await countOf('bom')).toBe(BOM_STORE.ofKey);
    expect(await codeOf(bom.getBom, { bomNo: first.bomNo, bomKey })).toBe('0');
    expect(await codeOf(bom.getBom, { bomNo: numbers[1], bomKey })).toBe(CODES.notFound);
  });

  test('of one address stores at most 30 an hour; others, users and changes are not affected', async () => {
    const here = { headers: { 'x-visitor-address': '192.0.2.7' } };
    const { bomNo, bomKey } = await storeUnderKey(bomOf(1), here);
    await env.DB.prepare('UPDATE allowance SET uses = ?1 WHERE rule = ?2').bind(BOMS_OF_ADDRESS.most, BOMS_OF_ADDRESS.name).run();
    expect((await sendCall(bom.saveBom, bomOf(1), here)).envelope).toMatchObject({ code: CODES.tooMany, message: expect.stringMatching(/sign in/) });
    expect(await codeOf(bom.copyBom, { bomNo, bomKey }, here)).toBe(CODES.tooMany);
    expect(await codeOf(bom.saveBom, { bomNo, bomKey, version: 1, name: 'x' }, here)).toBe('0');
    expect(await codeOf(bom.saveBom, bomOf(1), { headers: { 'x-visitor-address': '192.0.2.8' } })).toBe('0');
    expect(await codeOf(bom.saveBom, bomOf(1), by(li, here))).toBe('0');
    expect(await codeOf(bom.saveBom, bomOf(1), { ...here, now: NOW + 3_600_000 })).toBe('0');
  });
});

describe('after sign-in', () => {
  test.each<[string, (bomKey: string, bomNo: string) => Promise<{ bomKey?: string | undefined }>]>([
    ['reading', (bomKey, bomNo) => readBom({ bomNo, bomKey }, by(li))],
    ['listing', async (bomKey) => (await ask(bom.listBoms, { bomKey }, by(li))).data],
    ['storing', (bomKey) => storeBom({ ...bomOf(1), bomKey }, by(li))],
    ['changing', async (bomKey, bomNo) => (await ask(bom.saveBom, { bomNo, bomKey, version: 1, saved: 'T' }, by(li))).data],
    ['copying', async (bomKey, bomNo) => (await ask(bom.copyBom, { bomNo, bomKey }, by(li))).data],
  ])('%s makes what is under the key the user’s, and the key is used up', async (_, call) => {
    const one = await storeUnderKey();
    const two = await storeUnderKey({ ...bomOf(1), bomKey: one.bomKey });
    expect((await call(one.bomKey, one.bomNo)).bomKey).toBeUndefined();
    expect(await numbersOf(li)).toEqual(expect.arrayContaining([one.bomNo, two.bomNo]));
    expect(await codeOf(bom.getBom, { bomNo: two.bomNo, bomKey: one.bomKey })).toBe(CODES.notFound);
    expect(await codeOf(bom.getBom, { bomNo: two.bomNo, bomKey: one.bomKey }, by(han))).toBe(CODES.notFound);
  });

  test('what has no room stays under the key, and can still be read', async () => {
    await storeBom(bomOf(1), by(li));
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO bom (bom_no, user_code, version, name, lines, source, updated_at) SELECT 'X' || i, ?1, 1, '', 0, '', ?3 FROM n`,
    ).bind(li.userCode, BOM_STORE.ofUser - 2, NOW).run();
    const { bomNo, bomKey } = await storeUnderKey();
    const later = await storeUnderKey({ ...bomOf(1), bomKey }, { now: NOW + 1 });
    expect((await readBom({ bomNo, bomKey }, by(li))).bomKey).toBe(bomKey);
    expect((await ask(bom.getBom, { bomNo: later.bomNo }, by(li))).data.bomKey).toBeUndefined();
    for (const [call, payload] of [[bom.saveBom, bomOf(1)], [bom.copyBom, { bomNo: later.bomNo }], [bom.saveBom, { bomNo, bomKey, version: 1, saved: 'T' }]] as const) {
      expect((await sendCall(call, payload, by(li))).envelope).toMatchObject({ code: CODES.full, message: expect.stringContaining('500') });
    }
    expect(await codeOf(bom.removeBom, { bomNo, bomKey }, by(li))).toBe('0');
  });

  test('an invalid token counts as none', async () => {
    const asking = { headers: { 'access-token': 'a token that has ended' } };
    const { bomNo, bomKey } = await storeUnderKey(bomOf(1), asking);
    expect((await readBom({ bomNo, bomKey }, asking)).bomKey).toBe(bomKey);
    expect((await readBom({ bomNo, bomKey }, by(li))).bomKey).toBeUndefined();
  });
});

describe('the list of a user', () => {
  test('has the bills of materials with their state, changed last first', async () => {
    const one = await storeBom({ ...bomOf(2), saved: 'T', name: 'One' }, by(li));
    const two = await storeBom(bomOf(5), by(li, { now: NOW + 1000 }));
    await ask(bom.shareBom, { bomNo: one.bomNo, parts: [] }, by(li));
    const updateTime = (ms: number) => new Date(NOW + ms).toISOString();
    expect((await ask(bom.listBoms, {}, by(li))).data).toEqual({ rows: [
      { bomNo: two.bomNo, name: 'Board A', version: 1, lines: 5, updateTime: updateTime(1000), saved: 'F', shared: 'F' },
      { bomNo: one.bomNo, name: 'One', version: 1, lines: 2, updateTime: updateTime(0), saved: 'T', shared: 'T' },
    ] });
  });
});

describe('an unsaved bill of materials', () => {
  test('is kept for seven days after its last change, also that of a user; a saved one stays', async () => {
    const { bomNo, bomKey } = await storeUnderKey();
    const own = await storeBom(bomOf(), by(li));
    const saved = await storeBom({ ...bomOf(), saved: 'T' }, by(li));
    await ask(bom.saveBom, { bomNo, bomKey, version: 1, name: 'x' }, { now: NOW + 1000 });
    expect(await codeOf(bom.getBom, { bomNo, bomKey }, { now: NOW + WEEK + 999 })).toBe('0');
    const late = { now: NOW + WEEK + 1000 };
    expect(await codesOf({ bomNo, bomKey }, late)).toEqual(Array.from({ length: 6 }, () => CODES.notFound));
    expect(await codeOf(bom.getBom, { bomNo: own.bomNo }, by(li, late))).toBe(CODES.notFound);
    expect(await numbersOf(li, { bomKey }, late)).toEqual([saved.bomNo]);
  });

  test('is removed by the scheduled job, and in part when another one is stored', async () => {
    for (let count = 0; count < 8; count++) await storeUnderKey(bomOf(1));
    await storeBom({ ...bomOf(1), saved: 'T' }, by(li));
    await storeUnderKey(bomOf(1), { now: NOW + WEEK });
    expect(await countOf('bom')).toBe(8 - 5 + 2);
    await new Queries(env.DB).run(forgetOldBoms(NOW + WEEK, 1));
    expect(await countOf('bom')).toBe(4);
    await runSchedule({ DB: env.DB, CATALOGUE: env.CATALOGUE, PRODUCT: 'farad' }, NOW + WEEK);
    expect([await countOf('bom'), await countOf('bom_piece')]).toEqual([2, 18]);
  });
});

test('removing an account removes its bills of materials and choices', async () => {
  const gone = await newBuyer();
  await storeBom({ ...bomOf(), saved: 'T' }, by(gone));
  await env.DB.prepare('INSERT INTO bom_choice (user_code, wanted, goods_id) VALUES (?1, ?2, ?3)').bind(gone.userCode, 'x', 'F1').run();
  await env.DB.prepare('DELETE FROM account WHERE user_code = ?1').bind(gone.userCode).run();
  expect([await countOf('bom'), await countOf('bom_piece'), await countOf('bom_version'), await countOf('bom_choice')]).toEqual([0, 0, 0, 0]);
});
