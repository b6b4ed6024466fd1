import { describe, expect, it } from 'vitest';
import { LiveProduct, type LiveAnswer } from '~/components/product/live-product';
import { StockReadout } from '~/components/product/stock-readout';
import type { Product } from '~/domain/product/product';
import { never, sampleProduct, readable, renderAt, SNAPSHOT_AT } from './screens';

const STALE = 'data-s="stale"><span class="led"></span><b>12,000</b><small>as of 10:58:12</small>';
const LIVE_AT = SNAPSHOT_AT + 60_000;

function readout(product: Product, live: LiveAnswer, quantity = 1) {
  return (
    <LiveProduct product={product} snapshotAt={SNAPSHOT_AT} live={live}>
      {(current, state) => <StockReadout product={current} state={state} quantity={quantity} />}
    </LiveProduct>
  );
}

it('shows the day of figures that are not of today', async () => {
  const element = <LiveProduct product={sampleProduct()} snapshotAt={SNAPSHOT_AT - 86_400_000} live={never}>{(current, state) => <StockReadout product={current} state={state} />}</LiveProduct>;
  expect(readable((await renderAt('/', element)).shell)).toBe('12,000 as of 2026-11-19 10:58:12');
});

async function look(product: Product, figures: Partial<Product>, quantity?: number, language?: 'cn') {
  const { stock, onWayNum, onWayDetailList } = { ...product, ...figures };
  const live = Promise.resolve({ ok: true as const, at: LIVE_AT, value: { stock, onWayNum, onWayDetailList } });
  const html = await (await renderAt('/', readout(product, live, quantity), language)).all;
  const last = html.slice(html.lastIndexOf('class="stock"'));
  return { state: /data-s="(\w+)"/.exec(last)?.[1], text: readable(`<${last}`).replace(/\$RC.*$/, '').trim() };
}

describe('the stock readout', () => {
  it('is complete before the live figures arrive: figure, time and the waiting lamp', async () => {
    const { shell } = await renderAt('/', readout(sampleProduct(), never));
    expect(shell).toContain('data-s="wait"');
    expect(readable(shell)).toBe('12,000 as of 10:58:12');
  });

  it('changes to the live figure and marks the change', async () => {
    const answer = Promise.resolve({ ok: true as const, at: LIVE_AT, value: { stock: 11_900, onWayNum: 0, onWayDetailList: [] } });
    const html = await (await renderAt('/', readout(sampleProduct(), answer))).all;
    expect(html).toMatch(/data-s="live"><span class="led"><\/span><b class="flash">11,900<\/b>/);
  });

  it.each([
    ['live', {}, {}, 1, '12,000'],
    ['low', {}, { stock: 180, onWayNum: 200, onWayDetailList: [{ num: 200, date: '2026-11-03' }] }, 450, '180 +200 on 3 Nov'],
    ['low', { moq: 500 }, { stock: 180 }, 1, '180'],
    ['zero', {}, { stock: 0 }, 1, '0 out of stock'],
    ['zero', { orderGoodsFlag: 'T' as const, orderGoodsCycle: 42 }, { stock: 0 }, 1, '0 to order, 42 days'],
    ['third', { goodsType: 'GT2' as const, deliveryCycle: 7 }, {}, 1, '12,000 partner · 7 days'],
    ['third', { goodsType: 'GT2' as const }, {}, 1, '12,000 partner'],
  ])('looks %s', async (state, terms, figures, quantity, text) => {
    const found = await look(sampleProduct(terms), figures, quantity);
    expect(found.state).toBe(state);
    expect(found.text).toContain(text);
  });

  it('speaks Chinese', async () => {
    const found = await look(sampleProduct(), { stock: 180, onWayNum: 200, onWayDetailList: [{ num: 200, date: '2026-11-03' }] }, 450, 'cn');
    expect(found.text).toContain('180 11 月 3 日到货 +200');
  });

  it('keeps the snapshot with its time if the call fails', async () => {
    const html = await (await renderAt('/', readout(sampleProduct(), Promise.resolve({ ok: false, reason: 'timeout' })))).all;
    expect(html.slice(html.lastIndexOf('class="stock"'))).toContain(STALE);
  });

  it('keeps the snapshot with its time if the stream breaks', async () => {
    let fail: (reason: Error) => void = () => undefined;
    const live = new Promise<never>((_, reject) => {
      fail = reject;
    });
    const { shell, all } = await renderAt('/', readout(sampleProduct(), live));
    expect(shell).toContain('data-s="wait"');
    fail(new Error('aborted'));
    const html = await all;
    expect(html.slice(html.lastIndexOf('class="stock"'))).toContain(STALE);
  });

  it('shows a product that the live answer leaves out as unknown, with a retry', async () => {
    const html = await (await renderAt('/list?page=2', readout(sampleProduct(), Promise.resolve({ ok: true, at: LIVE_AT, value: {} })))).all;
    const last = html.slice(html.lastIndexOf('class="stock"'));
    expect(last).toContain('data-s="stale"');
    expect(last).toContain('<b>Unknown</b><small><a href="/list?page=2" data-nav="">Try again</a></small>');
  });
});
