import { describe, expect, it } from 'vitest';
import { tally } from '../../functions/mall/catalogue/loading/checksum';
import { CatalogueImport, catalogueLines, type ImportResult } from '../../functions/mall/catalogue/loading/importer';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';

const product = {
  mpn: 'RC0603FR-0710KL', brand: 'YAGEO', category: '3_010101', nameEn: 'Thick film chip resistor', nameCn: '厚膜贴片电阻',
  tiers: [[100, 6800], [5000, 5200]], attributes: { resistance: 10000 },
};

function read(...lines: unknown[]): ImportResult {
  const reading = new CatalogueImport();
  lines.forEach((line, index) => reading.add(typeof line === 'string' ? line : JSON.stringify(line), 'parts.jsonl', index + 1));
  return reading.result();
}

function faultsOf(...lines: unknown[]): string[] {
  const result = read(...lines);
  return result.ok ? [] : result.faults.map(({ file, line, field, message }) => `${file}:${line}: ${field}: ${message}`);
}

describe('an import', () => {
  it('reads a written catalogue back', () => {
    const small = smallCatalogue();
    // A catalogue to load has no past deliveries.
    const products = [...small.products()].filter(({ inTransit }) => inTransit.every(([, days]) => days >= 0));
    const catalogue = { ...small, products: () => products };
    const reading = new CatalogueImport();
    [...catalogueLines(catalogue)].forEach((line, index) => reading.add(line, 'all.jsonl', index + 1));
    const result = reading.result();
    if (!result.ok) throw new Error(JSON.stringify(result.faults.slice(0, 3)));
    expect(tally(result.catalogue)).toEqual(tally(catalogue));
  });

  it('fills in missing fields of a product', () => {
    const result = read(product, '', { ...product, mpn: 'RC0603FR-071KL', nameEn: '' });
    if (!result.ok) throw new Error(JSON.stringify(result.faults));
    const [first, second] = [...result.catalogue.products()];
    expect(first).toMatchObject({ moq: 1, step: 1, stock: 0, goodsType: 'GT0', ordering: false, deliveryDays: null });
    expect(first?.id).toMatch(/^F\d{10}$/);
    expect(second?.nameEn).toBe('厚膜贴片电阻');
    expect(result.catalogue.brands).toEqual([{ nameEn: 'YAGEO', nameCn: 'YAGEO', aliases: [], agent: false }]);
    expect(result.catalogue.categories.length).toBeGreaterThan(150);
  });

  it('gives a product the same id in any position', () => {
    const idOf = (result: ImportResult) => (result.ok ? [...result.catalogue.products()].find(({ mpn }) => mpn === product.mpn)?.id : undefined);
    expect(idOf(read(product))).toBe(idOf(read({ ...product, mpn: 'X1' }, { ...product, mpn: 'X2' }, product)));
  });

  it.each([
    [['{'], 'parts.jsonl:1: : is no JSON'],
    [['[]'], 'parts.jsonl:1: : must be a JSON object'],
    [[{ type: 'thing' }], 'parts.jsonl:1: type: must be part, brand, category or attribute'],
    [[product, { ...product, mpn: undefined }], 'parts.jsonl:2: mpn: is missing'],
    [[{ ...product, category: '2_0101' }], 'parts.jsonl:1: category: must be a category of level 3'],
    [[{ ...product, category: '3_990101' }], 'parts.jsonl:1: category: there is no category 3_990101'],
    [[{ ...product, tiers: [] }], 'parts.jsonl:1: tiers: needs at least one price'],
    [[{ ...product, tiers: [[10, 5], [10, 4]] }], 'parts.jsonl:1: tiers: quantities must rise'],
    [[{ ...product, tiers: [[1, 0.5]] }], 'parts.jsonl:1: tiers.0.1: must be a whole number'],
    [[{ ...product, stock: -1 }], 'parts.jsonl:1: stock: must not be negative'],
    [[{ ...product, attributes: { volume: 3 } }], 'parts.jsonl:1: attributes.volume: there is no attribute of this key'],
    [[{ ...product, nameCn: '', nameEn: '' }], 'parts.jsonl:1: nameEn: needs a name in Chinese or English'],
    [[{ ...product, goodsType: 'GT2' }], 'parts.jsonl:1: supplier: third-party goods need a supplier code'],
    [[product, product], 'parts.jsonl:2: mpn: RC0603FR-0710KL of YAGEO is there twice'],
    [[{ ...product, datasheetUrl: 'javascript:alert(1)' }], 'parts.jsonl:1: datasheetUrl: must be an http address'],
    [[''], ':0: : there is no part in it'],
  ])('of %j names line and field', (lines, fault) => {
    expect(faultsOf(...lines)).toContain(fault);
  });

  it('accepts the same product from two partners', () => {
    const offer = { ...product, goodsType: 'GT2', deliveryDays: 5 };
    expect(read(product, { ...offer, supplier: 'S001' }, { ...offer, supplier: 'S002' }).ok).toBe(true);
  });
});
