import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as bom from '../../../app/upstream/contract/records/stored-bom';
import { cutText } from '../../../functions/mall/bom/bom-pieces';
import { bomOf, countOf, forgetBoms, storeBom, storeUnderKey } from '../../fixtures/boms/stored-boms';
import { failingDb } from '../../fixtures/faults/failing-db';
import { ask, migrate, sendCall } from '../../fixtures/mall/mall';
import { by, codeOf, newBuyer, type Buyer } from '../../fixtures/trade/trade';

let li: Buyer;

beforeAll(async () => {
  await migrate();
  li = await newBuyer();
});
beforeEach(forgetBoms);

/** A database that counts its round trips. */
const countingTrips = () => failingDb(env.DB, 0, 'before');

describe('10,000 lines', () => {
  const payload = bomOf(10_000);

  test('are stored in pieces below the limits of D1, and read as they were', async () => {
    const { bomNo, bomKey } = await storeUnderKey(payload);
    const { results } = await env.DB.prepare('SELECT field, piece, length(data) AS length, octet_length(data) AS bytes FROM bom_piece ORDER BY field, piece')
      .all<{ field: string; piece: number; length: number; bytes: number }>();
    expect(results.filter(({ field }) => field === 'lines').length).toBeGreaterThan(3);
    for (const { length, bytes } of results) expect([length <= 500_000, bytes < 2_000_000]).toEqual([true, true]);
    expect((await ask(bom.getBom, { bomNo, bomKey, withSource: 'T' })).data).toMatchObject({ lines: payload.lines, source: payload.source });
  });

  test('take as many round trips as three', async () => {
    for (const count of [3, 10_000]) {
      const { bomNo } = await storeBom(bomOf(count), by(li));
      const [saving, reading] = [countingTrips(), countingTrips()];
      await ask(bom.saveBom, { bomNo, version: 1, mapping: payload.mapping, lines: payload.lines?.slice(0, count) }, by(li, { db: saving.db }));
      await ask(bom.getBom, { bomNo }, by(li, { db: reading.db }));
      expect([saving.calls(), reading.calls()]).toEqual([2, 2]);
    }
  });
});

test('calls take one round trip, one more with a token, one more to store without, to copy what is shared, and to change lines without their mapping', async () => {
  const { bomNo, bomKey } = await storeUnderKey();
  const own = await storeBom(bomOf(), by(li));
  const { shareKey } = (await ask(bom.shareBom, { bomNo: own.bomNo, parts: [] }, by(li))).data;
  for (const [call, most] of [
    [(db: D1Database) => ask(bom.getBom, { bomNo, bomKey }, { db }), 1], [(db: D1Database) => ask(bom.getBom, { shareKey }, by(li, { db })), 1],
    [(db: D1Database) => ask(bom.saveBom, { bomNo, bomKey, version: 1, name: 'x' }, { db }), 1], [(db: D1Database) => ask(bom.saveBom, bomOf(), { db }), 2], [(db: D1Database) => ask(bom.saveBom, { bomNo, bomKey, version: 2, lines: [] }, { db }), 2],
    [(db: D1Database) => ask(bom.copyBom, { shareKey }, { db }), 3], [(db: D1Database) => ask(bom.saveBom, bomOf(), by(li, { db })), 2],
    [(db: D1Database) => ask(bom.getBom, { bomNo: own.bomNo }, by(li, { db })), 2], [(db: D1Database) => ask(bom.listBoms, { bomKey }, by(li, { db })), 2],
    [(db: D1Database) => ask(bom.listBomVersions, { bomNo: own.bomNo }, by(li, { db })), 2], [(db: D1Database) => ask(bom.shareBom, { bomNo: own.bomNo, parts: [] }, by(li, { db })), 2],
    [(db: D1Database) => ask(bom.removeBom, { bomNo: own.bomNo }, by(li, { db })), 2],
  ] as const) {
    const trips = countingTrips();
    await call(trips.db);
    expect(trips.calls(), call.toString()).toBe(most);
  }
});

test('S19: a change whose call of the database fails changes nothing, and can be repeated', async () => {
  const { bomNo, bomKey } = await storeUnderKey();
  const pieces = await countOf('bom_piece');
  const failing = failingDb(env.DB, 1, 'before');
  expect((await sendCall(bom.saveBom, { bomNo, bomKey, version: 1, lines: [] }, { db: failing.db })).status).toBe(500);
  expect(await countOf('bom_piece')).toBe(pieces);
  expect(await codeOf(bom.saveBom, { bomNo, bomKey, version: 1, lines: [] })).toBe('0');
});

test('S26: the body of each call is bounded', async () => {
  const { bomNo, bomKey } = await storeUnderKey();
  const most = (call: { bodyLimit?: number }) => `payload: must be at most ${call.bodyLimit ?? 65_536} bytes long.`;
  const long = (bytes: number) => 'x'.repeat(bytes);
  for (const [call, bytes] of [[bom.saveBom, 25 * 1024 * 1024], [bom.shareBom, 7 * 1024 * 1024], [bom.getBom, 65_536]] as const) {
    expect((await sendCall(call, { bomNo, bomKey, more: long(bytes) })).envelope.message).toBe(most(call));
  }
});

describe('cutting a text', () => {
  test.each([['', ['']], ['ab', ['ab']], ['abc', ['abc']], ['abcd', ['abc', 'd']], ['ab😀c', ['ab', '😀c']], ['abc😀', ['abc', '😀']], ['😀😀😀', ['😀', '😀', '😀']]])(
    '%j keeps pairs of surrogates together', (text, pieces) => {
      expect(cutText(text, 3)).toEqual(pieces);
    },
  );
});
