import { describe, expect, it } from 'vitest';
import { tally } from '../../functions/mall/catalogue/loading/checksum';
import { CatalogueImport, catalogueLines, type ImportResult } from '../../functions/mall/catalogue/loading/importer';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';

const part = {
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
  it('gives back a catalogue as it was written', () => {
    const small = smallCatalogue();
    // What is to be loaded has no deliveries of the past.
    const parts = [...small.parts()].filter(({ inTransit }) => inTransit.every(([, days]) => days >= 0));
    const catalogue = { ...small, parts: () => parts };
    const reading = new CatalogueImport();
    [...catalogueLines(catalogue)].forEach((line, index) => reading.add(line, 'all.jsonl', index + 1));
    const result = reading.result();
    if (!result.ok) throw new Error(JSON.stringify(result.faults.slice(0, 3)));
    expect(tally(result.catalogue)).toEqual(tally(catalogue));
  });

  it('fills in what a part leaves out', () => {
    const result = read(part, '', { ...part, mpn: 'RC0603FR-071KL', nameEn: '' });
    if (!result.ok) throw new Error(JSON.stringify(result.faults));
    const [first, second] = [...result.catalogue.parts()];
    expect(first).toMatchObject({ moq: 1, step: 1, stock: 0, goodsType: 'GT0', ordering: false, deliveryDays: null });
    expect(first?.id).toMatch(/^F\d{10}$/);
    expect(second?.nameEn).toBe('厚膜贴片电阻');
    expect(result.catalogue.brands).toEqual([{ nameEn: 'YAGEO', nameCn: 'YAGEO', aliases: [], agent: false }]);
    expect(result.catalogue.categories.length).toBeGreaterThan(150);
  });

  it('gives a part the same id whatever stands before it', () => {
    const idOf = (result: ImportResult) => (result.ok ? [...result.catalogue.parts()].find(({ mpn }) => mpn === part.mpn)?.id : undefined);
    expect(idOf(read(part))).toBe(idOf(read({ ...part, mpn: 'X1' }, { ...part, mpn: 'X2' }, part)));
  });

  it.each([
    [['{'], 'parts.jsonl:1: : is no JSON'],
    [['[]'], 'parts.jsonl:1: : must be a JSON object'],
    [[{ type: 'thing' }], 'parts.jsonl:1: type: must be part, brand, category or attribute'],
    [[part, { ...part, mpn: undefined }], 'parts.jsonl:2: mpn: is missing'],
    [[{ ...part, category: '2_0101' }], 'parts.jsonl:1: category: must be a category of level 3'],
    [[{ ...part, category: '3_990101' }], 'parts.jsonl:1: category: there is no category 3_990101'],
    [[{ ...part, tiers: [] }], 'parts.jsonl:1: tiers: needs at least one price'],
    [[{ ...part, tiers: [[10, 5], [10, 4]] }], 'parts.jsonl:1: tiers: quantities must rise'],
    [[{ ...part, tiers: [[1, 0.5]] }], 'parts.jsonl:1: tiers.0.1: must be a whole number'],
    [[{ ...part, stock: -1 }], 'parts.jsonl:1: stock: must not be negative'],
    [[{ ...part, attributes: { volume: 3 } }], 'parts.jsonl:1: attributes.volume: there is no attribute of this key'],
    [[{ ...part, nameCn: '', nameEn: '' }], 'parts.jsonl:1: nameEn: needs a name in Chinese or English'],
    [[{ ...part, goodsType: 'GT2' }], 'parts.jsonl:1: supplier: third-party goods need a supplier code'],
    [[part, part], 'parts.jsonl:2: mpn: RC0603FR-0710KL of YAGEO is there twice'],
    [[{ ...part, datasheetUrl: 'javascript:alert(1)' }], 'parts.jsonl:1: datasheetUrl: must be an http address'],
    [[''], ':0: : there is no part in it'],
  ])('of %j names line and field', (lines, fault) => {
    expect(faultsOf(...lines)).toContain(fault);
  });

  it('takes the same part of two partners', () => {
    const offer = { ...part, goodsType: 'GT2', deliveryDays: 5 };
    expect(read(part, { ...offer, supplier: 'S001' }, { ...offer, supplier: 'S002' }).ok).toBe(true);
  });
});
