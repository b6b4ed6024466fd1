import { describe, expect, it } from 'vitest';
import { BeforeResults, AfterResults } from '~/components/catalogue/ways-on/later-ways';
import { withoutCondition } from '~/components/catalogue/ways-on/relaxed-links';
import { AlternativesPanel } from '~/components/product/detail/later/alternatives-panel';
import { readProductList } from '~/domain/catalogue/list-address';
import { groupOf } from '~/components/catalogue/list/group-rows';
import type { ShownPage } from '~/components/catalogue/list/shown-page';
import type { Difference, RelaxedCondition } from '~/domain/catalogue/search-page';
import { never, readable, renderAt, sampleProduct, SNAPSHOT_AT } from './screens';

type Found = Pick<ShownPage, 'corrected' | 'relaxed' | 'exact' | 'nearest' | 'groups'>;
const NOTHING: Found = { corrected: null, relaxed: [], exact: [], nearest: [], groups: [] };

const listAt = (address: string) => readProductList(address.split('?')[0] ?? '', address.split('?')[1] ?? '');

async function waysOn(address: string, found: Partial<Found>, language: 'cn' | 'en' = 'en') {
  const props = { list: listAt(address), page: { ...NOTHING, ...found }, snapshotAt: SNAPSHOT_AT, live: never };
  return (await renderAt(address, <><BeforeResults {...props} /><AfterResults {...props} /></>, language)).shell;
}

const difference = (key: string, asked: string, has: string, verdict: Difference['verdict']): Difference => ({ key, name: key, asked, has, verdict });

describe('a list without results, without script', () => {
  const relaxed: RelaxedCondition[] = [
    { kind: 'keyword', text: 'C0G', name: 'C0G', count: 47 },
    { kind: 'attribute', key: 'capacitance', name: '10 µF', count: 1212 },
    { kind: 'packageName', name: '0805', count: 0 },
  ];
  const address = '/product_list/search/C0G%252025V?qty=500&package=0805&a.capacitance=10%C2%B5F';

  it('names the condition that empties it, and each condition with what is found without it', async () => {
    const html = await waysOn(address, { relaxed });
    const text = readable(html);
    expect(text).toContain('No part meets all 3 conditions C0G empties the list: without it there are 47 parts.');
    expect(text).toContain('Without C0G 10 µF · 0805 47 parts Remove C0G');
    expect(text).toContain('Without 10 µF C0G · 0805 1,212 parts Remove 10 µF');
    expect(text).toContain('Without 0805 C0G · 10 µF 0 parts does not help');
    expect(html).toContain('href="/product_list/search/25V?qty=500&amp;package=0805&amp;a.capacitance=10%C2%B5F"');
    expect(readable(await waysOn(address, { relaxed }, 'cn'))).toContain('没有元器件同时满足 3 个条件 C0G 使列表为空：去掉后有 47 个元器件。');
  });

  it('says that several conditions must go if no single one helps', async () => {
    expect(readable(await waysOn(address, { relaxed: relaxed.map((one) => ({ ...one, count: 0 })) }))).toContain('Remove more than one.');
  });

  it('has a link without its filters if the upstream names no condition', async () => {
    const html = await waysOn(address, {});
    expect(readable(html)).toBe('No part meets all 2 filters Remove a filter to see more parts. Clear all Open the catalogue');
    expect(html).toContain('href="/product_list/search/C0G%252025V?qty=500"');
  });

  it('has the nearest parts with what is worse first, then better, then equal', async () => {
    const differs = [
      difference('capacitance', '10 µF', '10 µF', 'same'), difference('package', '0805', '0805', 'same'),
      difference('voltage', '≥ 25 V', '35 V', 'better'), difference('dielectric', 'C0G', 'X7R', 'worse'), difference('tolerance', '±10%', '', 'other'),
    ];
    const text = readable(await waysOn(address, { relaxed, nearest: [{ product: sampleProduct({ onWayNum: 200, onWayDetailList: [{ num: 200, date: '2026-12-03' }] }), differs }] }));
    expect(text).toContain('Nearest parts');
    expect(text).toContain('worse: dielectric X7R, not C0G tolerance not stated better: voltage 35 V, asked ≥ 25 V the same: 10 µF, 0805');
    expect(text).toContain('¥0.03120 ¥15.60 for 500 Add 500');
  });
});

describe('a list with results', () => {
  it('says what a typo was read as, and leads to other numbers and to the typed text', async () => {
    const corrected = { from: 'LM3S8', to: 'LM358', others: [{ text: 'LM348', count: 14 }] };
    const html = await waysOn('/product_list/search/LM3S8%2520SOIC-8?qty=5', { corrected, groups: [groupOf(sampleProduct(), 1)] });
    expect(readable(html)).toBe(
      'No part number contains “LM3S8”. It was read as LM358 , the closest part number. Search for exactly “LM3S8” Also close: LM348 14 parts',
    );
    expect(html).toContain('href="/product_list/search/%2522LM3S8%2522%2520SOIC-8?qty=5"');
    expect(html).toContain('href="/product_list/search/LM348%2520SOIC-8?qty=5"');
  });

  it('has the typed part number although a filter excludes it', async () => {
    const html = await waysOn('/product_list/search/TEST-100N?stock=1', { exact: [sampleProduct({ stock: 0 })], groups: [groupOf(sampleProduct({ id: 'other' }), 1)] });
    expect(readable(html)).toContain('The part number that you typed It does not have everything that you searched for.');
    expect(html).toContain('href="/product_detail/F0000000001"');
  });

  it('has nothing else', async () => {
    expect(readable(await waysOn('/product_list/search/x', { groups: [groupOf(sampleProduct(), 1)] }))).toBe('');
  });
});

describe('a list without one condition', () => {
  const list = listAt('/product_list/search/10k%2520yageo?brand=YAGEO&cat=3_010101&package=0603&stock=1&seller=own&a.tolerance=1%25&a.power.min=0.1');
  const without = (kind: RelaxedCondition['kind'], more: Partial<RelaxedCondition> = {}) => {
    const { pathname, searchParams } = new URL(withoutCondition(list, { kind, name: '', count: 1, ...more }), 'https://shop.example');
    return [pathname, [...searchParams.keys()].join()];
  };
  const path = '/product_list/search/10k%2520yageo';

  it.each<[RelaxedCondition['kind'], Partial<RelaxedCondition>, string, string]>([
    ['keyword', { text: 'yageo' }, '/product_list/search/10k', 'stock,seller,brand,package,cat,a.power.min,a.tolerance'],
    ['keyword', {}, '/product_list/catalogue', 'stock,seller,brand,package,cat,a.power.min,a.tolerance'],
    ['brand', {}, path, 'stock,seller,package,cat,a.power.min,a.tolerance'],
    ['catalogCode', {}, path, 'stock,seller,brand,package,a.power.min,a.tolerance'],
    ['packageName', {}, path, 'stock,seller,brand,cat,a.power.min,a.tolerance'],
    ['attribute', { key: 'tolerance' }, path, 'stock,seller,brand,package,cat,a.power.min'],
    ['inStock', {}, path, 'seller,brand,package,cat,a.power.min,a.tolerance'],
    ['seller', {}, path, 'stock,brand,package,cat,a.power.min,a.tolerance'],
  ])('of the kind %s %j keeps the others', (kind, more, pathname, names) => {
    expect(without(kind, more)).toEqual([pathname, names]);
  });

  it('is the whole catalogue if the condition is the brand or category of the list itself', () => {
    expect(withoutCondition(listAt('/product_list/brand/YAGEO?stock=1'), { kind: 'brand', name: 'YAGEO', count: 1 })).toBe('/product_list/catalogue?stock=1');
    expect(withoutCondition(listAt('/product_list/catalogue/1_01?qty=5'), { kind: 'catalogCode', name: '', count: 1 })).toBe('/product_list/catalogue?qty=5');
  });
});

describe('the alternatives of a product', () => {
  it('are those with the lowest price at the typed quantity first, and say what differs', async () => {
    const dear = sampleProduct({ id: 'D', mpn: 'DEAR', rangePrice: [{ min: 100, price: '0.5' }] });
    const cheap = sampleProduct({ id: 'C', mpn: 'CHEAP', rangePrice: [{ min: 100, price: '0.9' }, { min: 1000, price: '0.1' }] });
    const products = [dear, cheap].map((product) => ({ product, differs: [difference('voltage', '25 V', '50 V', 'better')] }));
    const at = async (typed: string) => readable((await renderAt('/product_detail/F1', <AlternativesPanel products={products} at={SNAPSHOT_AT} onReady={() => undefined} typed={typed} />)).shell);
    expect(await at('1000')).toMatch(/Alternatives .*CHEAP Acme .*better: voltage 50 V instead of 25 V .*12,000 .*DEAR/);
    expect(await at('100')).toMatch(/DEAR .*CHEAP/);
  });
});
