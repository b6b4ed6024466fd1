import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { getGoods } from '../../../app/upstream/contract/records/goods';
import * as contract from '../../../app/upstream/contract/records/saved-goods';
import { ask, loadMall, NOW, sendCall } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';
import { as, signUp, type TestUser } from '../../fixtures/visitors/mall-users';

/** Number of sequences that the property runs against the database. */
const SEQUENCES = env.SOAK === '1' ? 300 : 15;

let li: TestUser;
let han: TestUser;
/** Product ids of the catalogue, the most popular first. */
let ids: string[];

beforeAll(async () => {
  await loadMall(smallCatalogue());
  [li, han] = [await signUp(), await signUp()];
  const { results } = await env.DB.prepare('SELECT id FROM goods ORDER BY rank').all<{ id: string }>();
  ids = results.map(({ id }) => id);
});
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM saved_goods').run();
});

const id = (at: number): string => ids[at] ?? '';

async function list(user: TestUser) {
  return (await ask(contract.listSavedGoods, {}, as(user))).data.rows;
}

async function listed(user: TestUser): Promise<string[]> {
  return (await list(user)).map(({ goods }) => goods.id);
}

async function add(goodsId: string, user = li, now = NOW): Promise<string> {
  return (await sendCall(contract.addSavedGoods, { goodsId }, as(user, { now }))).envelope.code;
}

async function remove(goodsId: string, user = li): Promise<void> {
  await ask(contract.removeSavedGoods, { goodsId }, as(user));
}

describe('the list', () => {
  test('has the products as goods/{id} answers them, newest first', async () => {
    for (const at of [3, 0, 7]) expect(await add(id(at), li, NOW + at)).toBe('0');
    const rows = await list(li);
    expect(rows.map(({ goods, createTime }) => [goods.id, Date.parse(createTime)])).toEqual([[id(7), NOW + 7], [id(0), NOW], [id(3), NOW + 3]]);
    await env.DB.prepare('UPDATE goods SET stock = stock + 1 WHERE id = ?1').bind(id(0)).run();
    for (const { goods } of await list(li)) expect(goods).toEqual((await ask(getGoods, { id: goods.id })).data);
  });

  test('answers the part number of the added and of the removed product', async () => {
    const goodsId = id(2);
    const { mpn } = (await ask(getGoods, { id: goodsId })).data;
    expect((await ask(contract.addSavedGoods, { goodsId }, as(li))).data).toEqual({ mpn });
    expect((await ask(contract.addSavedGoods, { goodsId }, as(li))).data).toEqual({ mpn });
    expect((await ask(contract.removeSavedGoods, { goodsId }, as(li))).data).toEqual({ mpn });
    expect((await ask(contract.removeSavedGoods, { goodsId }, as(li))).data).toEqual({});
  });

  test('takes one statement beside the sign-in for any number of products', async () => {
    for (let at = 0; at < 30; at++) await add(id(at));
    await list(li);
    const { data, statements } = await ask(contract.listSavedGoods, {}, as(li));
    expect(data.rows).toHaveLength(30);
    expect(statements).toHaveLength(2);
  });

  test('leaves out a product that is not in the catalogue, and has it when it returns', async () => {
    await add(id(1));
    await env.DB.prepare("INSERT INTO saved_goods (user_code, goods_id, saved_at) SELECT user_code, 'F0000099999', ?1 FROM saved_goods").bind(NOW).run();
    await add(id(2));
    expect(await listed(li)).toEqual([id(2), id(1)]);
    await env.DB.prepare('UPDATE saved_goods SET goods_id = ?1 WHERE goods_id = ?2').bind(id(5), 'F0000099999').run();
    expect(await listed(li)).toEqual([id(2), id(5), id(1)]);
  });

  test('has only the user’s own products', async () => {
    await add(id(1), li);
    await add(id(2), han);
    await remove(id(2), li);
    expect([await listed(li), await listed(han)]).toEqual([[id(1)], [id(2)]]);
  });
});

describe('adding', () => {
  test('a product twice saves it once and keeps its place', async () => {
    await add(id(1));
    await add(id(2));
    expect(await add(id(1), li, NOW + 1000)).toBe('0');
    expect(await listed(li)).toEqual([id(2), id(1)]);
    expect((await list(li))[1]?.createTime).toBe(new Date(NOW).toISOString());
  });

  test.each(['F9999999999', 'LM358', 'x', "'; --", '中文', '%', ' '])('the unknown product %j is refused with its id', async (goodsId) => {
    for (const language of ['cn', 'en'] as const) {
      const { status, envelope } = await sendCall(contract.addSavedGoods, { goodsId }, as(li, { language }));
      expect([status, envelope.code]).toEqual([200, CODES.notFound]);
      expect(envelope.message?.startsWith(language === 'cn' ? `没有元器件 ${goodsId}，` : `There is no part ${goodsId};`)).toBe(true);
    }
    expect(await list(li)).toEqual([]);
  });

  test('is limited; a saved product can be added again, and removing one makes room', { timeout: 60_000 }, async () => {
    await fill(contract.SAVED_LIMIT);
    const full = await sendCall(contract.addSavedGoods, { goodsId: id(contract.SAVED_LIMIT) }, as(li));
    expect([full.status, full.envelope.code]).toEqual([200, CODES.full]);
    expect(full.envelope.message).toContain(String(contract.SAVED_LIMIT));
    expect(await add(id(4))).toBe('0');
    expect(await add('F9999999999')).toBe(CODES.notFound);
    expect(await list(li)).toHaveLength(contract.SAVED_LIMIT);
    await remove(id(4));
    expect(await add(id(contract.SAVED_LIMIT))).toBe('0');
    expect(await list(li)).toHaveLength(contract.SAVED_LIMIT);
    expect(await add(id(1), han)).toBe('0');
  });

  test('gets the room of products that left the catalogue, but not while it is being replaced', async () => {
    await fill(contract.SAVED_LIMIT);
    await env.DB.prepare("UPDATE saved_goods SET goods_id = 'F00000' || number WHERE goods_id IN (?1, ?2)").bind(id(3), id(8)).run();
    const state = await env.DB.prepare('SELECT version, parts, loaded_at FROM catalogue_state').first<Record<string, string>>();
    await env.DB.prepare('DELETE FROM catalogue_state').run();
    expect(await add(id(contract.SAVED_LIMIT))).toBe(CODES.full);
    await env.DB.prepare('INSERT INTO catalogue_state (one, version, parts, loaded_at) VALUES (1, ?1, ?2, ?3)')
      .bind(state?.['version'] ?? '', state?.['parts'] ?? 0, state?.['loaded_at'] ?? '').run();
    expect(await add(id(contract.SAVED_LIMIT))).toBe('0');
    expect(await add(id(contract.SAVED_LIMIT + 1))).toBe('0');
    expect(await add(id(contract.SAVED_LIMIT + 2))).toBe(CODES.full);
    expect(await list(li)).toHaveLength(contract.SAVED_LIMIT);
  });

  /** Saves the most popular products by SQL. */
  async function fill(count: number): Promise<void> {
    await add(id(0));
    await env.DB.prepare(
      `INSERT INTO saved_goods (user_code, goods_id, saved_at)
       SELECT (SELECT user_code FROM saved_goods), id, ?1 FROM goods WHERE rank BETWEEN 2 AND ?2`,
    ).bind(NOW, count).run();
  }

  test('50 concurrent calls near the limit never exceed it', async () => {
    await fill(contract.SAVED_LIMIT - 10);
    const codes = await Promise.all(Array.from({ length: 50 }, (_, index) => add(id(contract.SAVED_LIMIT + index))));
    expect(codes.filter((code) => code === '0')).toHaveLength(10);
    expect(codes.filter((code) => code === CODES.full)).toHaveLength(40);
    expect(await list(li)).toHaveLength(contract.SAVED_LIMIT);
  });

  test('one product by 50 concurrent calls saves it once', async () => {
    const codes = await Promise.all(Array.from({ length: 50 }, () => add(id(9))));
    expect(new Set(codes)).toEqual(new Set(['0']));
    expect(await listed(li)).toEqual([id(9)]);
  });
});

describe('removing', () => {
  test('an unsaved or unknown product, or one twice, changes nothing', async () => {
    await add(id(1));
    for (const goodsId of [id(2), id(1), id(1), 'F9999999999', "x' OR '1'='1"]) await remove(goodsId);
    expect(await list(li)).toEqual([]);
  });
});

test('an anonymous visitor gets the code for sign-in, whatever is sent', async () => {
  for (const call of [contract.listSavedGoods, contract.addSavedGoods, contract.removeSavedGoods]) {
    for (const headers of [{}, { 'access-token': 'guessed' }] as Array<Record<string, string>>) {
      const { status, envelope } = await sendCall(call, { goodsId: id(1) }, { headers });
      expect([status, envelope.code, envelope.data]).toEqual([200, CODES.signIn, null]);
    }
  }
});

test('random sequences of two users end as a simple model predicts', async () => {
  const step = fc.record({ kind: fc.constantFrom('add', 'add', 'remove'), at: fc.nat(6), hers: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await env.DB.prepare('DELETE FROM saved_goods').run();
      const model = { his: new Array<string>(), hers: new Array<string>() };
      for (const { kind, at, hers } of steps) {
        const mine = hers ? 'hers' : 'his';
        // The last id is not a product.
        const goodsId = at === 6 ? 'F9999999999' : id(at);
        if (kind === 'remove') {
          await remove(goodsId, hers ? han : li);
          model[mine] = model[mine].filter((one) => one !== goodsId);
        } else {
          expect(await add(goodsId, hers ? han : li)).toBe(at === 6 ? CODES.notFound : '0');
          if (at !== 6 && !model[mine].includes(goodsId)) model[mine].unshift(goodsId);
        }
      }
      expect([await listed(li), await listed(han)]).toEqual([model.his, model.hers]);
    }),
    { numRuns: SEQUENCES },
  );
});
