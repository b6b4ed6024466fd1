import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueLines } from '../../functions/mall/catalogue/importing/catalogue-lines';
import { parseFieldMap } from '../../functions/mall/catalogue/importing/field-map';
import type { Catalogue, CatalogueProduct } from '../../functions/mall/catalogue/product';
import { importRecords } from '../fixtures/mall/import';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';

const product = {
  mpn: 'RC0603FR-0710KL', brand: 'YAGEO', category: '3_010101', nameEn: 'Thick film chip resistor', nameCn: '厚膜贴片电阻',
  tiers: [[100, 6800], [5000, 5200]], attributes: { resistance: 10000 },
};

async function faultsOf(...records: unknown[]): Promise<string[]> {
  const good = { ...product, mpn: 'GOOD' };
  return (await importRecords([...records, good])).rejects.map(({ file, line, field, reason }) => `${file}:${line}: ${field}: ${reason}`);
}

async function one(record: object, ...before: object[]): Promise<CatalogueProduct | undefined> {
  const { products, rejects } = await importRecords([...before, { ...product, ...record }]);
  expect(rejects).toEqual([]);
  return products[0];
}

const ranked = (products: Iterable<CatalogueProduct>) => [...products].sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));

async function expectReadBack(catalogue: Catalogue): Promise<void> {
  const { catalogue: { brands, categories, attributes }, products, rejects } = await importRecords([...catalogueLines(catalogue)].map((line) => JSON.parse(line)));
  expect(rejects).toEqual([]);
  expect({ brands, categories, attributes }).toEqual({ brands: catalogue.brands, categories: catalogue.categories, attributes: catalogue.attributes });
  expect(products).toEqual(ranked(catalogue.products()));
}

describe('an import', () => {
  it('reads a written catalogue back', () => expectReadBack(smallCatalogue()));

  it('reads any written catalogue back', async () => {
    const small = smallCatalogue();
    const all = [...small.products()];
    const text = fc.stringMatching(/^[A-Za-z中文电阻µΩ][A-Za-z0-9 中文电阻µΩ().,/-]{0,30}[a-z电]$/).map((one) => one.replace(/\s+/g, ' '));
    // JSON has no -0.
    const changes = fc.record({
      nameCn: text, nameEn: text, descriptionCn: text, descriptionEn: text, stock: fc.nat(), weight: fc.integer({ min: 0, max: 9_999 }).map((n) => n / 100),
      popularity: fc.double({ min: 0, max: 9_000, noNaN: true, noDefaultInfinity: true }),
      attributes: fc.dictionary(fc.constantFrom('resistance', 'capacitance', 'voltage'), fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((number) => number + 0)),
    });
    await fc.assert(fc.asyncProperty(fc.array(fc.tuple(fc.nat(all.length - 1), changes), { minLength: 1, maxLength: 20 }), async (parts) => {
      const products = [...new Map(parts.flatMap(([at, change]) => {
        const base = all[at];
        return base ? [[at, { ...base, ...change }] as const] : [];
      })).values()];
      await expectReadBack({ ...small, products: () => products });
    }), { numRuns: 50 });
  });

  it('fills in missing fields of a product', async () => {
    const { catalogue, products } = await importRecords([product, { ...product, mpn: 'RC0603FR-071KL', nameEn: '' }, { mpn: 'X1', category: '3_010101' }]);
    const byNumber = new Map(products.map((each) => [each.mpn, each]));
    expect(byNumber.get(product.mpn)).toMatchObject({ moq: 100, step: 1, stock: 0, goodsType: 'GT0', ordering: false, deliveryDays: null });
    expect(byNumber.get(product.mpn)?.id).toMatch(/^F\d{10}$/);
    expect(byNumber.get('RC0603FR-071KL')?.nameEn).toBe('厚膜贴片电阻');
    expect(byNumber.get('X1')).toMatchObject({ brand: 'Unbranded', nameEn: 'Thick film chip resistors', nameCn: '厚膜贴片电阻', tiers: [], moq: 1 });
    expect(catalogue.brands.map(({ nameEn }) => nameEn)).toEqual(['YAGEO', 'Unbranded']);
    expect(catalogue.categories.map(({ code }) => code).sort()).toEqual(['1_01', '2_0101', '3_010101']);
    expect(catalogue.attributes.map(({ key }) => key)).toEqual(['resistance']);
  });

  it('gives a product the same id in any position', async () => {
    const idIn = async (...records: object[]) => (await importRecords(records)).products.find(({ mpn }) => mpn === product.mpn)?.id;
    expect(await idIn(product)).toBe(await idIn({ ...product, mpn: 'X1' }, { ...product, mpn: 'X2' }, product));
  });

  it.each([
    [[[]], 'parts.jsonl:1: : must be a JSON object'],
    [[{ type: 'thing' }], 'parts.jsonl:1: type: must be part, brand, category or attribute'],
    [[product, { ...product, mpn: undefined }], 'parts.jsonl:2: mpn: is missing'],
    [[{ ...product, mpn: 'A\u0000B' }], 'parts.jsonl:1: mpn: has control characters or broken characters'],
    [[{ ...product, descriptionEn: 'x'.repeat(1_000_000) }], 'parts.jsonl:1: descriptionEn: has more than 4,000 characters'],
    [[{ ...product, category: undefined }], 'parts.jsonl:1: category: is missing'],
    [[{ ...product, category: '3_990101' }], 'parts.jsonl:1: category: there is no category 3_990101'],
    [[{ ...product, category: ['a', 'b', 'c', 'd'] }], 'parts.jsonl:1: category: has more than 3 levels'],
    [[{ ...product, tiers: [[10, 5], [10, 4]] }], 'parts.jsonl:1: tiers: quantities must rise'],
    [[{ ...product, tiers: [[1, 0.5]] }], 'parts.jsonl:1: tiers: must be a whole number'],
    [[{ ...product, tiers: undefined, prices: [{ min: 1, price: 1 }], currency: 'usd' }], 'parts.jsonl:1: currency: there is no rate for USD: --rate USD=…'],
    [[{ ...product, stock: -1 }], 'parts.jsonl:1: stock: must not be negative'],
    [[{ ...product, stock: 'many' }], 'parts.jsonl:1: stock: must be a number'],
    [[{ ...product, attributes: { volume: [3] } }], 'parts.jsonl:1: attributes: volume: must have a number as its value'],
    [[{ ...product, goodsType: 'GT2' }], 'parts.jsonl:1: supplier: third-party goods need a supplier code'],
    [[product, product], 'parts.jsonl:2: mpn: is there twice: RC0603FR-0710KL of YAGEO'],
    [[{ ...product, sku: 'C1' }, { ...product, mpn: 'X', sku: 'C1' }], 'parts.jsonl:2: sku: is there twice: C1'],
    [[{ ...product, datasheetUrl: 'javascript:alert(1)' }], 'parts.jsonl:1: datasheetUrl: must be an http address'],
  ])('of %#: names line and field', async (records, fault) => {
    expect(await faultsOf(...records)).toEqual([fault]);
  });

  it('refuses files without a part', async () => {
    await expect(importRecords([{ type: 'brand', nameEn: 'A' }])).rejects.toThrow('There is no part to load');
  });

  it('accepts the same number from two partners, under two numbers of a seller, and with other separators', async () => {
    const offer = { ...product, goodsType: 'GT2', deliveryDays: 5 };
    const { products, rejects } = await importRecords([
      product, { ...offer, supplier: 'S001' }, { ...offer, supplier: 'S002' }, { ...product, sku: 'C1' }, { ...product, sku: 'C2' },
      { ...product, mpn: 'RC0603FR0710KL' },
    ]);
    expect([products.length, rejects]).toEqual([6, []]);
  });

  it('takes spellings of a brand that differ in case, width or punctuation as one brand, and knows the aliases of makers', async () => {
    const spellings = ['Acme Corp.', 'ACME CORP', 'ＡＣＭＥ corp', 'ST Microelectronics', 'STMICROELECTRONICS', 'TI(德州仪器)', 'Royalohm', '', '-'];
    const { catalogue, products } = await importRecords(spellings.map((brand, index) => ({ ...product, brand, mpn: `N${index}` })));
    const brandOf = new Map(products.map(({ mpn, brand }) => [mpn, brand]));
    expect(spellings.map((_, index) => brandOf.get(`N${index}`))).toEqual([
      'Acme Corp.', 'Acme Corp.', 'Acme Corp.', 'STMicroelectronics', 'STMicroelectronics', 'Texas Instruments', 'UNI-ROYAL', 'Unbranded', 'Unbranded',
    ]);
    expect(catalogue.brands.find(({ nameEn }) => nameEn === 'Acme Corp.')?.aliases).toEqual(['ACME CORP', 'ＡＣＭＥ corp']);
  });

  it('converts prices, and leaves out tiers that cost nothing or as much as the one before', async () => {
    const prices = [{ min: 100, price: 0.5 }, { min: 1, price: '0.625' }, { min: 200, price: 0.5 }, { min: 1_000, price: 0 }];
    const read = await importRecords([{ ...product, tiers: undefined, prices, currency: 'USD' }], { rates: { USD: 7.2 } });
    expect(read.products[0]).toMatchObject({ tiers: [[1, 4_500_000], [100, 3_600_000]], moq: 1 });
  });

  it('numbers foreign categories by their names, more than 99 on a level, and finds ours by name', async () => {
    const records = Array.from({ length: 300 }, (_, index) => ({ ...product, mpn: `N${index}`, category: ['Widgets', `Kind ${index}`] }));
    const { catalogue, products } = await importRecords([...records, { ...product, category: 'Resistors > Chip resistors > Thick film chip resistors' }]);
    expect(catalogue.categories.length).toBe(1 + 300 + 3);
    for (const { code } of catalogue.categories) expect(code).toMatch(/^[123]_\d{2,12}$/);
    expect(products.find(({ mpn }) => mpn === product.mpn)?.category).toBe('3_010101');
    const again = await importRecords(records.toReversed());
    const codes = (all: CatalogueProduct[]) => new Map(all.filter(({ mpn }) => mpn.startsWith('N')).map(({ mpn, category }) => [mpn, category]));
    expect(codes(again.products)).toEqual(codes(products));
  });

  it('makes attributes of unknown names, and numbers of texts with units', async () => {
    const attributes = {
      Resistance: '4k7Ω', tolerance: '±1%', 'Voltage - supply (max)': '5.5V', 'Number of pins': '8', 工作寿命: '1000h', Colour: 'red', Note: '-',
      'Drain current': { value: 2.5, unit: 'A', at: { voltage: { value: 10, unit: 'V' } } },
    };
    const { catalogue, products } = await importRecords([{ ...product, attributes }]);
    const names = new Map(catalogue.attributes.map(({ key, nameEn, unit }) => [key, `${nameEn}, ${unit}`]));
    const read = Object.entries(products[0]?.attributes ?? {}).map(([key, value]) => [names.get(key), value]);
    expect(read).toEqual([
      ['Resistance, Ω', 4700], ['Tolerance, %', 1], ['Voltage - supply (max), V', 5.5], ['Number of pins, ', 8], ['工作寿命, ', '1000h'], ['Colour, ', 'red'],
      ['Drain current, A', 2.5],
    ]);
    for (const key of names.keys()) expect(key).toMatch(/^[a-z][a-z0-9_]*$/);
  });

  it('reads foreign names by a map', async () => {
    const map = parseFieldMap(JSON.stringify({
      fields: { mpn: 'Part', brand: 'Maker', category: ['Group', 'Subgroup'], prices: 'Price', currency: { value: 'CNY' }, attributes: ['Ohm'], stock: 'Qty' },
      categories: { 'R > SMD': '3_010101' },
      attributes: { Ohm: 'resistance' },
    }));
    const record = { Part: 'R1', Maker: 'KOA', Group: 'R', Subgroup: 'SMD', Price: '1:0.2; 100:0.1', Ohm: '10 kΩ', Qty: '5' };
    expect((await importRecords([record], { map })).products[0]).toMatchObject({
      mpn: 'R1', brand: 'KOA', category: '3_010101', tiers: [[1, 200_000], [100, 100_000]], attributes: { resistance: 10_000 }, stock: 5,
    });
    expect(() => parseFieldMap('{"fields":{},"more":1}')).toThrow('more');
  });

  it('takes a text without a language for both, or for Chinese if it is', async () => {
    expect(await one({ nameCn: '', nameEn: '', name: 'Chip', description: '贴片' })).toMatchObject({ nameCn: 'Chip', nameEn: 'Chip', descriptionCn: '贴片', descriptionEn: '贴片' });
  });
});
