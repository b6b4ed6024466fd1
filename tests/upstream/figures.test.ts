/** Live figures that are asked for without the records that they belong to. */
import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { FIGURES_MOST } from '~/upstream/contract/records/goods';
import { BREAKER, POLICIES, UNKNOWN_FOR } from '~/upstream/client/policies';
import { createShop } from '~/upstream/shop';
import { good, refused, World, type Seen } from './fake-upstream';

const PAYLOAD = { keyword: 'op amp', pageNo: 1, pageSize: 20 };
const goods = (id: string, stock = 1) => ({ id, mpn: id, goodsType: 'GT0', stock });

interface Stub {
  figures?: (ids: string[]) => Response | Promise<Response>;
  /** The stock in whole records. */
  stock?: number;
  rows?: string[];
}

const callOf = ({ url }: Seen) => url.split('/api/farad/')[1] ?? '';
const idsOf = ({ body }: Seen): string[] => JSON.parse(body).ids;
const withStock = (stock: number) => (ids: string[]) => good({ rows: ids.map((id) => ({ id, stock, onWayNum: 5, onWayDetailList: [{ num: 5, date: '2026-02-01' }] })) });

/** A world in which a list, a product and two recommendations have been read before. */
async function visited(stub: Stub = {}) {
  const world = new World();
  world.upstream.answer = (seen) => {
    const { rows = ['A', 'B'], stock = 1, figures = withStock(9) } = stub;
    const call = callOf(seen);
    if (call === 'goods/qryFigures') return figures(idsOf(seen));
    if (call === 'goods/search') return good({ brands: [], catalogs: [], page: { pageNo: 1, pageSize: 20, total: rows.length, totalPage: 1, rows: rows.map((id) => goods(id, stock)) } });
    if (call === 'recommendGoodsConfig/qryRecommendGoodsDetail') return good({ recommendGoodsId: 'R', name: 'R', goods: [goods(`${JSON.parse(seen.body).recommendGoodsId}1`, stock), goods('A', stock)] });
    return good(goods(call.slice('goods/'.length), stock));
  };
  const shop = () => createShop(world.visit(), 'en', 'PC_EN', 'Asia/Shanghai');
  const first = shop();
  for (const { live } of [first.search(PAYLOAD), first.product('A'), first.recommended('R'), first.recommended('S')]) await live;
  await world.settle();
  world.upstream.seen.length = 0;
  return { world, shop, calls: () => world.upstream.seen.map(callOf) };
}

describe('beside a fresh snapshot', () => {
  test('the figures of a list are one small call', async () => {
    const { world, shop, calls } = await visited();
    const { snapshot, live } = shop().search(PAYLOAD);
    expect((await snapshot).value.products.map(({ stock }) => stock)).toEqual([1, 1]);
    expect(await live).toEqual({ ok: true, at: world.time, value: { A: { stock: 9, onWayNum: 5, onWayDetailList: [{ num: 5, date: '2026-02-01' }] }, B: expect.objectContaining({ stock: 9 }) } });
    expect([calls(), world.upstream.seen.map(idsOf)]).toEqual([['goods/qryFigures'], [['A', 'B']]]);
  });

  test('all blocks of a page share it, and each id is asked for once', async () => {
    const { world, shop } = await visited();
    // Another thread computes digests, and on a busy machine it may take longer for one block than for another.
    const digest = vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_, data) => Uint8Array.from(createHash('sha256').update(new Uint8Array(ArrayBuffer.isView(data) ? data.buffer : data)).digest()).buffer);
    const visit = shop();
    const [product, ...floors] = [visit.product('A'), visit.recommended('R'), visit.recommended('S')] as const;
    expect(await product.live).toMatchObject({ ok: true, value: { stock: 9, onWayNum: 5 } });
    for (const { live } of floors) expect(await live).toMatchObject({ ok: true, value: { A: { stock: 9 } } });
    expect(world.upstream.seen.map(idsOf).map((ids) => ids.toSorted())).toEqual([['A', 'R1', 'S1']]);
    digest.mockRestore();
  });

  test('the whole record is read where it has vanished from the figures', async () => {
    const { shop, calls } = await visited({ figures: () => good({ rows: [] }), stock: 3 });
    expect(await shop().product('A').live).toMatchObject({ ok: true, value: { stock: 3 } });
    expect(calls()).toEqual(['goods/qryFigures', 'goods/A']);
  });

  test('more products than a call may have are read whole', async () => {
    const rows = Array.from({ length: FIGURES_MOST + 1 }, (_, at) => `F${at}`);
    const { shop, calls } = await visited({ rows });
    expect(await shop().search(PAYLOAD).live).toMatchObject({ ok: true });
    expect(calls()).toEqual(['goods/search']);
  });

  test('a failing call leaves the snapshot, with the reason', async () => {
    const { shop, calls } = await visited({ figures: () => new Response('', { status: 500 }) });
    const { snapshot, live } = shop().search(PAYLOAD);
    expect([(await snapshot).state, await live]).toEqual(['hit', { ok: false, reason: 'unavailable' }]);
    expect(new Set(calls())).toEqual(new Set(['goods/qryFigures']));
  });
});

test('a snapshot that is no longer fresh is renewed by the whole call', async () => {
  const stub: Stub = {};
  const { world, shop, calls } = await visited(stub);
  world.pass(POLICIES.search.fresh + 1);
  stub.stock = 4;
  expect(await shop().search(PAYLOAD).live).toMatchObject({ ok: true, value: { A: { stock: 4 } } });
  await world.settle();
  expect(calls()).toEqual(['goods/search']);
  expect((await shop().search(PAYLOAD).snapshot).value.products[0]?.stock).toBe(4);
});

test('while the call rests, the whole calls are made, and they do not rest with it', async () => {
  const { shop, calls } = await visited({ figures: () => new Response('<html>', { status: 502 }), stock: 3 });
  for (let visit = 0; visit < BREAKER.failures; visit++) for (const { live } of [shop().search(PAYLOAD), shop().product('A')]) await live;
  const sent = calls().filter((call) => call === 'goods/qryFigures').length;
  expect(await shop().search(PAYLOAD).live).toMatchObject({ ok: true, value: { A: { stock: 3 } } });
  expect(await shop().product('A').live).toMatchObject({ ok: true, value: { stock: 3 } });
  expect(calls().filter((call) => call === 'goods/qryFigures')).toHaveLength(sent);
});

test('what the action of a request has read is not read again for its page', async () => {
  const { shop, calls } = await visited();
  const visit = shop();
  const first = await visit.product('A').live;
  expect([await visit.product('A').live, calls()]).toEqual([first, ['goods/qryFigures']]);
});

describe('an upstream that does not know the call', () => {
  test.each([404, 405, 501])('with status %i is asked by the whole call for ten minutes', async (status) => {
    const { world, shop, calls } = await visited({ figures: () => new Response('', { status }), stock: 2 });
    for (let visit = 0; visit < 3; visit++) expect(await shop().search(PAYLOAD).live).toMatchObject({ ok: true, value: { A: { stock: 2 } } });
    expect(calls()).toEqual(['goods/qryFigures', 'goods/search', 'goods/search', 'goods/search']);
    world.pass(UNKNOWN_FOR / 1000);
    await shop().search(PAYLOAD).live;
    await world.settle();
    await shop().search(PAYLOAD).live;
    expect([...new Set(calls().slice(4))]).toEqual(['goods/search', 'goods/qryFigures']);
  });

  test('by a refusal of the trade is asked again', async () => {
    const { shop, calls } = await visited({ figures: () => refused('ERR-X-1'), stock: 2 });
    for (let visit = 0; visit < 2; visit++) expect(await shop().search(PAYLOAD).live).toMatchObject({ ok: true, value: { A: { stock: 2 } } });
    expect(calls()).toEqual(['goods/qryFigures', 'goods/search', 'goods/qryFigures', 'goods/search']);
  });
});
