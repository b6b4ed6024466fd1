import { describe, expect, it } from 'vitest';
import { AppliedFilters } from '~/components/catalogue/filters/applied-filters';
import { FacetPanel } from '~/components/catalogue/filters/facet-panel';
import { shownTerms } from '~/components/catalogue/filters/shown-terms';
import { compareSearch } from '~/components/catalogue/later/compare-search';
import { searchOf } from '~/components/catalogue/later/form-search';
import { groupOf } from '~/components/catalogue/list/group-rows';
import { shownPage } from '~/components/catalogue/list/shown-page';
import { isMarkOnly } from '~/components/catalogue/shared/compare-marks';
import { readProductList } from '~/domain/catalogue/list-address';
import type { Facet, SearchPage, UnderstoodTerm } from '~/domain/catalogue/search-page';
import { readable, renderAt, sampleProduct } from './screens';

const LIST = '/product_list/catalogue/1_02';

const number = (name: string, value: number, count: number) => ({ value: name, name, number: value, count });
const VOLTAGE: Facet = {
  key: 'voltage', name: 'Rated voltage', unit: 'V', valueCount: 4, min: 6.3, max: 1000,
  values: [number('6.3 V', 6.3, 14), number('25 V', 25, 24), number('50 V', 50, 2), number('1 kV', 1000, 1)],
};
const DIELECTRIC: Facet = { key: 'dielectric', name: 'Dielectric', valueCount: 2, values: [{ value: 'X7R', name: 'X7R', count: 31 }, { value: 'C0G', name: 'C0G', count: 9 }] };
const STOCK: Facet[] = [
  { key: 'stock', name: '', valueCount: 2, values: [{ value: 'enough', name: 'enough', count: 24 }, { value: 'some', name: 'some', count: 29 }] },
  { key: 'seller', name: '', valueCount: 2, values: [{ value: 'own', name: 'own', count: 30 }] },
];
const PAGE: SearchPage = {
  brands: [{ name: 'Acme', count: 740, agent: false }, { name: 'R&D', count: 260, agent: false }], catalogues: [],
  pageNo: 1, pageSize: 20, total: 31, totalPage: 2, found: 31, capped: false, limited: false, products: [sampleProduct()],
  columns: [], facets: [VOLTAGE, DIELECTRIC, ...STOCK], understood: [], corrected: null, relaxed: [], exact: [], nearest: [],
};

const listOf = (address: string) => readProductList(address.split('?')[0] ?? '', address.split('?')[1] ?? '');
const shown = (address: string, page: Partial<SearchPage> = {}) => shownPage({ ...PAGE, ...page }, listOf(address), []);

async function panelAt(address: string, page: Partial<SearchPage> = {}, language: 'cn' | 'en' = 'en') {
  return (await renderAt(address, <FacetPanel list={listOf(address)} page={shown(address, page)} />, language)).shell;
}

describe('the filters of a list, without script', () => {
  it('have ranges, values and counts, and the fields of the other conditions', async () => {
    const html = await panelAt(`${LIST}?qty=500&package=0805&a.voltage.min=25V&a.height=1+mm&find.brand=ac&compare=F1`);
    const text = readable(html);
    expect(text).toContain('Availability In stock for 500 24 Without partner offers 30');
    expect(text).toContain('Rated voltage 1');
    expect(text).toContain('6.3 V 14 25 V 24 50 V 2 1 kV 1');
    expect(html).toMatch(/<input[^>]*name="a\.voltage\.min"[^>]*value="25"/);
    expect(html).toMatch(/<select[^>]*name="a\.voltage\.unit".*?<option value="V" selected="">V<\/option><option value="kV">kV<\/option>/);
    expect(html.match(/<label class="check inr">/g)).toHaveLength(3);
    for (const [name, value] of [['qty', '500'], ['package', '0805'], ['a.height', '1 mm'], ['compare', 'F1']]) {
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    }
    expect(html).not.toMatch(/type="hidden" name="(?:a\.voltage|find\.brand|stock)/);
    expect(text).toContain('Acme 740');
    expect(text).not.toContain('R&D');
    expect(text).toContain('Clear all Show 31 parts');
    expect(readable(await panelAt(LIST, {}, 'cn'))).toContain('货源 现货 24 不含第三方 30');
  });

  it('are those of today over an upstream without facets', async () => {
    const text = readable(await panelAt(LIST, { facets: [] }));
    expect(text).toContain('Availability In stock now Manufacturer Acme 740 R&D 260');
    expect(text).not.toContain('Without partner offers');
  });

  it('show the most used values of a long facet in their order, and lead to all of them', async () => {
    const values = Array.from({ length: 20 }, (_, index) => number(`${index + 1} V`, index + 1, index === 3 ? 0 : (index * 7) % 20));
    const page = { facets: [{ ...VOLTAGE, values, valueCount: 214 }] };
    const [facet] = shown(`${LIST}?a.voltage=4+V`, page).facets;
    expect(facet?.values).toHaveLength(8);
    expect(facet?.values.map(({ value }) => value)).toContain('4 V');
    expect(facet?.values.map(({ value }) => Number.parseInt(value, 10))).toEqual([...(facet?.values ?? [])].map(({ value }) => Number.parseInt(value, 10)).sort((a, b) => a - b));
    const html = await panelAt(LIST, page);
    expect(html).toMatch(/<input[^>]*name="find\.voltage"[^>]*placeholder="Find among 214"/);
    expect(html).toContain(`href="${LIST}?find.voltage=*"`);
    expect(readable(html)).toContain('206 more values');
    expect(shown(`${LIST}?find.voltage=*`, page).facets[0]).toMatchObject({ hidden: 0, find: '', values: { length: 20 } });
  });

  it('keep a chosen value that the result does not have, and leave out facets with one value', () => {
    const one = { ...DIELECTRIC, values: DIELECTRIC.values.slice(0, 1), valueCount: 1 };
    expect(shown(LIST, { facets: [one] }).facets.map(({ key }) => key)).toEqual(['brand']);
    expect(shown(`${LIST}?a.dielectric=Y5V`, { facets: [one] }).facets[0]).toMatchObject({
      key: 'dielectric', chosen: 1, values: [{ value: 'Y5V', count: 0, chosen: true }, { value: 'X7R', chosen: false }],
    });
  });

  it('know a chosen value in another spelling', () => {
    const [facet] = shown(`${LIST}?a.voltage=1000V&a.voltage=25+V`).facets;
    expect(facet?.values.map(({ value, chosen }) => [value, chosen])).toEqual([['6.3 V', false], ['25 V', true], ['50 V', false], ['1 kV', true]]);
  });

  it('are at most twenty, without those in use', () => {
    const facets = Array.from({ length: 60 }, (_, index) => ({ ...DIELECTRIC, key: `k${index}` }));
    expect(shown(LIST, { facets }).facets).toHaveLength(20);
    expect(shown(`${LIST}?a.k59=X7R`, { facets }).facets.at(-1)).toMatchObject({ key: 'k59', open: true });
  });

  it.each([
    ['a.voltage.min=1kV&a.voltage.max=2kV', { min: '1', max: '2', unit: 'kV' }],
    ['a.voltage.min=4k7', { min: '4k7', max: '', unit: 'V' }],
    ['a.voltage.max=100mV', { min: '', max: '100mV', unit: 'V' }],
    ['a.voltage.min=25V&a.voltage.max=1kV', { min: '25', max: '1kV', unit: 'V' }],
  ])('show the bounds of %s in one unit, or else as typed', (query, range) => {
    expect(shown(`${LIST}?${query}`).facets[0]?.range).toEqual({ ...range, units: ['V', 'kV'] });
  });
});

describe('the chips of a list', () => {
  const SEARCH = '/product_list/search/10uF%2520K%2520X7R?qty=500&page=2';
  const terms: UnderstoodTerm[] = [
    { text: '10uF', kind: 'value', name: '10 µF', key: 'capacitance', readings: [] },
    { text: 'K', kind: 'value', name: '±10%', readings: [{ text: '±10%', name: '±10%', count: 31, chosen: true }, { text: '"K"', name: 'in the part number', count: 27, chosen: false }] },
    { text: 'X7R', kind: 'value', name: 'X7R', readings: [] },
  ];
  const chipsAt = async (address: string, understood: UnderstoodTerm[], language: 'cn' | 'en' = 'en') => {
    const page = shown(address, { understood });
    return (await renderAt(address, <AppliedFilters list={listOf(address)} catalogues={[]} terms={page.terms} names={page.names} />, language)).shell;
  };

  it('lead to the keyword without a piece, or with another reading of it', async () => {
    const html = await chipsAt(SEARCH, terms);
    expect(readable(html)).toBe('Read as 10 µF “K” is ±10% 31 in the part number 27 X7R');
    expect(html).toMatch(/<a class="chip" aria-label="Remove 10 µF" href="\/product_list\/search\/K%2520X7R\?qty=500"/);
    expect(html).toMatch(/<a class="amb__o" aria-current="true" href="\/product_list\/search\/10uF%2520%25C2%25B110%2525%2520X7R\?qty=500"/);
    expect(html).toMatch(/<a class="amb__o" href="\/product_list\/search\/10uF%2520%2522K%2522%2520X7R\?qty=500"/);
    expect(html).toMatch(/<a class="x" aria-label="Remove K" href="\/product_list\/search\/10uF%2520X7R\?qty=500"/);
    expect(readable(await chipsAt(SEARCH, terms, 'cn'))).toContain('识别为 10 µF “K”表示');
  });

  it('are missing for a keyword that is one number or one word', async () => {
    expect(await chipsAt('/product_list/search/LM358', [{ text: 'LM358', kind: 'number', name: 'LM358', readings: [] }])).toBe('');
    expect(shownTerms('4700', [{ text: '4700', kind: 'word', name: '4700', readings: terms[1]?.readings ?? [] }], listOf(LIST))).toHaveLength(1);
    expect(shownTerms('x', [{ text: 'elsewhere', kind: 'value', name: 'elsewhere', readings: [] }], listOf(LIST))).toEqual([]);
  });

  it('name the conditions on parameters', async () => {
    const html = await chipsAt(`${LIST}?seller=own&a.voltage=25+V&a.voltage=50+V&a.dielectric=X7R&a.voltage.min=10V&stock=1`, []);
    expect(readable(html)).toBe(
      'Availability: In stock now Availability: Without partner offers Dielectric: X7R Rated voltage: 25 V Rated voltage: 50 V Rated voltage: ≥ 10 V Clear all',
    );
    expect(html).toContain(`aria-label="Remove filter Rated voltage ≥ 10 V" href="${LIST}?stock=1&amp;seller=own&amp;a.dielectric=X7R&amp;a.voltage=25+V&amp;a.voltage=50+V"`);
  });
});

describe('a form that script sends', () => {
  const sent = (fields: Array<[string, string]>) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return searchOf(form);
  };

  it('has no empty and default values, and bounds with their units', () => {
    expect(sent([['find.brand', ''], ['a.v.min', '4.7'], ['a.v.max', '1,000'], ['a.v.unit', 'µF'], ['a.r.min', '4k7'], ['a.r.unit', 'kΩ'], ['qty', '1'], ['brand', 'TI'], ['sort', 'mpn'], ['compare', 'F1']]))
      .toBe(`?sort=mpn&brand=TI&${new URLSearchParams([['a.v.min', '4.7µF'], ['a.v.max', '1000µF'], ['a.r.min', '4k7']])}&compare=F1`);
    expect(sent([['a.v.unit', 'V'], ['qty', '500']])).toBe('?qty=500');
  });
});

describe('marks for the comparison', () => {
  it('are added to the address and removed from it, at most six', () => {
    expect(compareSearch('?qty=5', { value: 'F1', checked: true })).toBe('?qty=5&compare=F1');
    expect(compareSearch('?compare=F1&qty=5&compare=F2', { value: 'F1', checked: false })).toBe('?qty=5&compare=F2');
    expect(compareSearch('?compare=F1', { value: 'F1', checked: false })).toBe('');
    const six = '?compare=1&compare=2&compare=3&compare=4&compare=5&compare=6';
    expect(compareSearch(six, { value: '7', checked: true })).toBe(six);
  });

  it('load nothing else', () => {
    const change = (from: string, to: string) => isMarkOnly({ currentUrl: new URL(from, 'http://a'), nextUrl: new URL(to, 'http://a') });
    expect(change('/x?qty=5', '/x?qty=5&compare=F1')).toBe(true);
    expect(change('/x?qty=5', '/x?qty=6&compare=F1')).toBe(false);
    expect(change('/x?qty=5', '/y?qty=5&compare=F1')).toBe(false);
    expect(change('/x?qty=5', '/x?qty=5')).toBe(false);
  });
});

describe('products of one number', () => {
  const tiers = (price: string) => ({ rangePrice: [{ min: 1, price }] });

  it('are a group of makers, with the offers of partners for the same product counted apart', () => {
    const others = [
      sampleProduct({ id: 'F2', brand: 'FH', stock: 30, ...tiers('0.9') }), sampleProduct({ id: 'F3', goodsType: 'GT2' }), sampleProduct({ id: 'F4', brand: 'Other', goodsType: 'GT2', stock: 5, ...tiers('0.1') }),
    ];
    const group = groupOf({ ...sampleProduct({ stock: 100, ...tiers('1') }), others, othersCount: 3 }, 10);
    expect(group).toMatchObject({ product: { id: 'F0000000001' }, others: [{ id: 'F2' }, { id: 'F4' }], offers: 1, makers: 3, stock: 135, lowest: '0.1' });
    expect(group.product).not.toHaveProperty('others');
    expect(groupOf(sampleProduct({ rangePrice: [] }), 10)).toMatchObject({ others: [], offers: 0, makers: 1, lowest: null });
  });
});
