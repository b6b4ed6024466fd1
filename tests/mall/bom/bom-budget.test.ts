import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as bom from '../../../app/upstream/contract/records/stored-bom';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { BOM_STORE } from '../../../app/domain/bom/bom-policies';
import { BOM_BYTES_OF_ADDRESS, BOM_BYTES_OF_USERS } from '../../../functions/mall/user/limits/policies';
import { bomOf, countOf, forgetBoms, storeBom, storeUnderKey } from '../../fixtures/boms/stored-boms';
import { ask, migrate, NOW, sendCall } from '../../fixtures/mall/mall';
import { by, codeOf, newBuyer, type Buyer } from '../../fixtures/trade/trade';

let li: Buyer;

beforeAll(async () => {
  await migrate();
  li = await newBuyer();
});
beforeEach(forgetBoms);

const from = (address: string, now = NOW) => ({ headers: { 'x-visitor-address': address }, now });
const here = from('192.0.2.7');

/** The bytes that are noted for a bill of materials, and those of its pieces. */
async function bytesOf(bomNo: string): Promise<{ noted: number; stored: number } | null> {
  return env.DB.prepare('SELECT bytes AS noted, (SELECT SUM(octet_length(data)) FROM bom_piece WHERE bom_no = ?1) AS stored FROM bom WHERE bom_no = ?1').bind(bomNo).first();
}

/** How many bytes the addresses have used. */
async function used(): Promise<number> {
  return (await env.DB.prepare('SELECT SUM(uses) AS uses FROM allowance WHERE rule = ?1').bind(BOM_BYTES_OF_ADDRESS.name).first<number>('uses')) ?? 0;
}

/** Leaves an address so many bytes. */
async function leave(bytes: number): Promise<void> {
  await env.DB.prepare('UPDATE allowance SET uses = ?1 WHERE rule = ?2').bind(BOM_BYTES_OF_ADDRESS.most - bytes, BOM_BYTES_OF_ADDRESS.name).run();
}

test('the bytes of all pieces are noted: of a new one, a changed one, a copy, a shared one, and one whose link has ended', async () => {
  const { bomNo } = await storeBom({ ...bomOf(5), saved: 'T' }, by(li));
  const copy = (await ask(bom.copyBom, { bomNo }, by(li))).data;
  const check = async (number: string) => {
    const bytes = await bytesOf(number);
    expect(bytes?.noted).toBe(bytes?.stored);
    return bytes?.noted ?? 0;
  };
  const first = await check(bomNo);
  expect(await check(copy.bomNo)).toBe(first);
  await ask(bom.saveBom, { bomNo, version: 1, lines: bomOf(50).lines ?? [], saved: 'T' }, by(li));
  expect(await check(bomNo)).toBeGreaterThan(2 * first);
  await ask(bom.shareBom, { bomNo, parts: [{ line: 1, goodsId: 'F1', mpn: 'A', quantity: 1, stock: 1 }] }, by(li));
  await check(bomNo);
  await ask(bom.revokeShare, { bomNo }, by(li));
  await check(bomNo);
});

describe('what an address stores without signing in', () => {
  test('is counted in bytes, as far as it grows', async () => {
    const { bomNo, bomKey } = await storeUnderKey(bomOf(5), here);
    const first = await used();
    expect(first).toBe((await bytesOf(bomNo))?.stored);
    await ask(bom.saveBom, { bomNo, bomKey, version: 1, lines: [] }, here);
    expect(await used()).toBe(first);
    const small = (await bytesOf(bomNo))?.stored ?? 0;
    await ask(bom.saveBom, { bomNo, bomKey, version: 2, lines: bomOf(5).lines ?? [] }, here);
    expect(await used()).toBe(first + ((await bytesOf(bomNo))?.stored ?? 0) - small);
  });

  test('has a limit for new ones, copies and changes; others, users and what does not grow are not affected', async () => {
    const { bomNo, bomKey } = await storeUnderKey(bomOf(5), here);
    await leave(100);
    for (const [call, payload] of [[bom.saveBom, bomOf(5)], [bom.copyBom, { bomNo, bomKey }], [bom.saveBom, { bomNo, bomKey, version: 1, lines: bomOf(50).lines }]] as const) {
      expect((await sendCall(call, payload, here)).envelope).toMatchObject({ code: CODES.tooMany, message: expect.stringMatching(/too large.*sign in/) });
    }
    expect([await countOf('bom'), await used()]).toEqual([1, BOM_BYTES_OF_ADDRESS.most - 100]);
    expect(await codeOf(bom.saveBom, { bomNo, bomKey, version: 1, name: 'x', lines: [] }, here)).toBe('0');
    expect(await codeOf(bom.saveBom, bomOf(5), from('192.0.2.8'))).toBe('0');
    expect(await codeOf(bom.saveBom, bomOf(5), by(li, here))).toBe('0');
    expect(await codeOf(bom.saveBom, bomOf(5), from('192.0.2.7', NOW + BOM_STORE.unsavedFor))).toBe('0');
  });

  test('counts for the networks around the address too: neither another /64 nor another /56 gives more than two and four times as much', async () => {
    const most = (subjects: number) => env.DB.prepare('UPDATE allowance SET uses = ?1 WHERE rule = ?2').bind(subjects * BOM_BYTES_OF_ADDRESS.most - 100, BOM_BYTES_OF_ADDRESS.name).run();
    const codeFrom = (address: string) => codeOf(bom.saveBom, bomOf(5), from(address));
    expect(await codeFrom('2001:db8:1:100::1')).toBe('0');
    await most(1);
    expect([await codeFrom('2001:db8:1:100::2'), await codeFrom('2001:db8:1:101::1')]).toEqual([CODES.tooMany, '0']);
    await most(2);
    expect([await codeFrom('2001:db8:1:102::1'), await codeFrom('2001:db8:1:200::1')]).toEqual([CODES.tooMany, '0']);
    await most(4);
    expect([await codeFrom('2001:db8:1:300::1'), await codeFrom('2001:db8:2:100::1')]).toEqual([CODES.tooMany, '0']);
  });
});

/** Pretends that a bill of materials has so many bytes. */
async function setBytes(bomNo: string, bytes: number): Promise<void> {
  await env.DB.prepare('UPDATE bom SET bytes = ?1 WHERE bom_no = ?2').bind(bytes, bomNo).run();
}

describe('what a user stores', () => {
  test('has at most 64 MB before the first paid order, and is refused with what helps', async () => {
    const fresh = by(await newBuyer(0));
    const { bomNo } = await storeBom(bomOf(5), fresh);
    await setBytes(bomNo, BOM_STORE.newUserBytes - 3_000);
    expect((await sendCall(bom.copyBom, { bomNo }, fresh)).envelope.code).toBe('0');
    expect((await sendCall(bom.saveBom, bomOf(50), fresh)).envelope).toMatchObject({ code: CODES.full, message: expect.stringContaining('64 MB before your first paid order') });
  });

  test('takes over what was stored under a key as far as there is room in bytes, the latest first; the rest stays under the key until there is room', async () => {
    const fresh = by(await newBuyer(0));
    const listed = async (payload: { bomKey?: string } = {}) => (await ask(bom.listBoms, payload, fresh)).data;
    const own = await storeBom(bomOf(1), fresh);
    const old = await storeUnderKey(bomOf(1), here);
    const { bomKey } = old;
    const middle = await storeUnderKey({ ...bomOf(1), bomKey }, here);
    const late = await storeUnderKey({ ...bomOf(1), bomKey }, from('192.0.2.7', NOW + 2));
    const quarter = BOM_STORE.newUserBytes / 4;
    for (const [{ bomNo }, bytes, at] of [[own, quarter, 0], [old, 1, 0], [middle, 2 * quarter + 1, 1], [late, quarter, 2]] as const) {
      await setBytes(bomNo, bytes);
      await env.DB.prepare('UPDATE bom SET updated_at = ?1 WHERE bom_no = ?2').bind(NOW + at, bomNo).run();
    }
    const first = await listed({ bomKey });
    expect([first.rows.map(({ bomNo }) => bomNo), first.bomKey]).toEqual([[late.bomNo, own.bomNo], bomKey]);
    expect((await ask(bom.getBom, { bomNo: middle.bomNo, bomKey }, here)).data.bomNo).toBe(middle.bomNo);
    expect(await codeOf(bom.saveBom, { bomNo: middle.bomNo, bomKey, version: 1, saved: 'T' }, fresh)).toBe(CODES.full);
    expect(await codeOf(bom.shareBom, { bomNo: middle.bomNo, bomKey, parts: [] }, fresh)).toBe(CODES.full);
    expect(await codeOf(bom.shareBom, { bomNo: 'B00000000000000', bomKey, parts: [] }, fresh)).toBe(CODES.notFound);
    await setBytes(own.bomNo, quarter - 1);
    const second = await listed({ bomKey });
    expect([second.rows.length, second.bomKey]).toEqual([3, bomKey]);
    await ask(bom.removeBom, { bomNo: own.bomNo }, fresh);
    const third = await listed({ bomKey });
    expect([third.rows.length, third.bomKey]).toEqual([3, undefined]);
  });

  test('has 500 MB when it is taken over by a buyer who is not new', async () => {
    const { bomNo, bomKey } = await storeUnderKey(bomOf(1), here);
    await setBytes(bomNo, BOM_STORE.userBytes);
    expect((await ask(bom.listBoms, { bomKey }, by(await newBuyer()))).data.bomKey).toBeUndefined();
  });

  test('can no longer be saved or shared for the first time once it is more than allowed; what is saved can be changed', async () => {
    const fresh = by(await newBuyer(0));
    const [saved, unsaved] = [await storeBom({ ...bomOf(5), saved: 'T' }, fresh), await storeBom(bomOf(1), fresh)];
    const small = await bytesOf(unsaved.bomNo);
    await setBytes(saved.bomNo, BOM_STORE.newUserBytes - (small?.noted ?? 0) + 1);
    const saving = { bomNo: unsaved.bomNo, version: 1, saved: 'T' } as const;
    expect(await codeOf(bom.saveBom, saving, fresh)).toBe(CODES.full);
    expect(await codeOf(bom.shareBom, { bomNo: unsaved.bomNo, parts: [] }, fresh)).toBe(CODES.full);
    expect((await ask(bom.getBom, { bomNo: unsaved.bomNo }, fresh)).data).toMatchObject({ version: 1, saved: 'F' });
    // A change notes the real bytes again, so there is room afterwards.
    expect(await codeOf(bom.saveBom, { bomNo: saved.bomNo, version: 1, name: 'x', lines: [], saved: 'T' }, fresh)).toBe('0');
    expect(await codeOf(bom.saveBom, saving, fresh)).toBe('0');
  });

  test('counts for the address whatever the account, and what is removed counts on', async () => {
    const mine = { ...by(li), headers: { ...by(li).headers, 'x-visitor-address': '192.0.2.9' } };
    const { bomNo } = await storeBom(bomOf(5), mine);
    const uses = () => env.DB.prepare('SELECT uses FROM allowance WHERE rule = ?1').bind(BOM_BYTES_OF_USERS.name).first<number>('uses');
    const before = await uses();
    expect(before).toBe((await bytesOf(bomNo))?.stored);
    await ask(bom.removeBom, { bomNo }, mine);
    expect(await uses()).toBe(before);
    await env.DB.prepare('UPDATE allowance SET uses = ?1 WHERE rule = ?2').bind(BOM_BYTES_OF_USERS.most - 100, BOM_BYTES_OF_USERS.name).run();
    expect((await sendCall(bom.saveBom, bomOf(5), mine)).envelope).toMatchObject({ code: CODES.tooMany, message: expect.stringContaining('from your network') });
    const other = await newBuyer();
    expect(await codeOf(bom.saveBom, bomOf(5), { ...by(other), headers: { ...by(other).headers, 'x-visitor-address': '192.0.2.9' } })).toBe(CODES.tooMany);
    expect(await codeOf(bom.saveBom, bomOf(5), { ...by(other), headers: { ...by(other).headers, 'x-visitor-address': '192.0.2.10' } })).toBe('0');
  });

  test('has at most 500 MB in all; what does not grow can be changed, and removing makes room', async () => {
    const large = await storeBom(bomOf(5), by(li));
    const { bomNo } = await storeBom(bomOf(5), by(li));
    await setBytes(large.bomNo, BOM_STORE.userBytes - 3_000);
    for (const [call, payload] of [[bom.saveBom, bomOf(50)], [bom.saveBom, { bomNo, version: 1, lines: bomOf(50).lines }], [bom.shareBom, { bomNo, parts: Array.from({ length: 100 }, (_, line) => ({ line: line + 1, goodsId: 'F1', mpn: 'A', quantity: 1, stock: 1 })) }]] as const) {
      expect((await sendCall(call, payload, by(li))).envelope).toMatchObject({ code: CODES.full, message: expect.stringContaining('500 MB') });
    }
    expect((await bytesOf(bomNo))?.stored).toBe((await bytesOf(bomNo))?.noted);
    expect(await codeOf(bom.saveBom, { bomNo, version: 1, name: 'x', lines: [] }, by(li))).toBe('0');
    await ask(bom.removeBom, { bomNo: large.bomNo }, by(li));
    expect(await codeOf(bom.saveBom, bomOf(50), by(li))).toBe('0');
  });
});
