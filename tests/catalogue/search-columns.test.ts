import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBlock, indexOfRank, rankAt, valueOf, type Block, type CodeColumn } from '../../functions/mall/search/columns/block';
import { ColumnsBuilder, type ColumnRow } from '../../functions/mall/search/columns/build';
import { columnsPrefix, directoryKey, parseDirectory } from '../../functions/mall/search/columns/directory';

const tiers = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 4 }).chain((mins) =>
  fc.tuple(...mins.toSorted((a, b) => a - b).map((min) => fc.tuple(fc.constant(min), fc.integer({ min: 1, max: 10_000_000 })))),
);
const row: fc.Arbitrary<ColumnRow> = fc.record({
  brandId: fc.integer({ min: 1, max: 700 }),
  category: fc.constantFrom('3_010101', '3_010102', '3_020101'),
  packageName: fc.constantFrom('', '0603', 'SOT-23', 'LQFP-48'),
  stock: fc.oneof(fc.constant(0), fc.nat(200), fc.nat(4_000_000_000)),
  goodsType: fc.constantFrom('GT0' as const, 'GT1' as const, 'GT2' as const),
  tiers,
  mpnN: fc.stringMatching(/^[A-Z0-9]{1,4}$/),
  attributes: fc.dictionary(fc.constantFrom('resistance', 'dielectric', 'rows'), fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom('X7R', 'C0G'))),
});

function built(rows: readonly ColumnRow[]) {
  const builder = new ColumnsBuilder('v');
  for (const one of rows) builder.add(one);
  const blobs = new Map([...builder.blobs()].map(({ key, bytes }) => [key, bytes]));
  const read = (key: string): Block => decodeBlock(Uint8Array.from(blobs.get(key) ?? []).buffer);
  return { blobs, read, directory: parseDirectory(JSON.parse(new TextDecoder().decode(blobs.get(directoryKey('v'))))) };
}

const at = (column: CodeColumn | null | undefined, index: number) => column ? valueOf(column, column.codes[index] ?? 0) : undefined;

/** The tiers of a product, from the flat list of prices. */
function tiersAt({ prices }: Block, index: number): number[][] {
  if (!prices) return [];
  let start = 0;
  for (let before = 0; before < index; before++) start += prices.patterns[prices.pattern[before] ?? 0]?.length ?? 0;
  return (prices.patterns[prices.pattern[index] ?? 0] ?? []).map((min, tier) => [min, prices.prices[prices.codes ? (prices.codes[start + tier] ?? 0) : start + tier] ?? NaN]);
}

test('blocks and windows have what the rows have', () => {
  fc.assert(fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
    const { read, directory } = built(rows);
    expect(directory.products).toBe(rows.length);
    const sorted = [...new Set(rows.map(({ mpnN }) => mpnN))].sort();
    let seen = 0;
    for (const { code, count, blobs, attributes } of directory.categories) {
      const block = read(blobs[0] ?? '');
      expect(block.length).toBe(count);
      for (let index = 0; index < count; index++) {
        seen += 1;
        const rank = rankAt(block, index);
        const own = rows[rank - 1];
        expect(own).toBeDefined();
        if (!own) continue;
        expect(indexOfRank(block, rank)).toBe(index);
        expect({
          brand: at(block.brand, index), packageName: at(block.packageName, index) ?? '', seller: at(block.seller, index), stock: block.stock[index],
          number: sorted[block.numbers[index] ?? -1], tiers: tiersAt(block, index), category: code,
          attributes: Object.fromEntries(attributes.flatMap(([key]) => at(block.attributes.get(key), index) ?? []).map((value, place) => [place, value])),
        }).toEqual({
          brand: own.brandId, packageName: own.packageName, seller: own.goodsType === 'GT2' ? 'partner' : 'own', stock: own.stock,
          number: own.mpnN, tiers: own.tiers, category: own.category,
          attributes: Object.fromEntries(attributes.flatMap(([key]) => own.attributes[key] ?? []).map((value, place) => [place, value])),
        });
        const window = read(directory.windows[0] ?? '');
        expect(indexOfRank(window, rank)).toBe(rank - 1);
        expect([at(window.category, rank - 1), at(window.brand, rank - 1), window.stock[rank - 1], window.numbers[rank - 1]])
          .toEqual([own.category, own.brandId, own.stock, block.numbers[index]]);
      }
      expect(indexOfRank(block, rows.length + 1)).toBe(-1);
    }
    expect(seen).toBe(rows.length);
  }));
});

test('columns have their numbers in ascending order, then their texts', () => {
  fc.assert(fc.property(fc.array(row, { minLength: 1, maxLength: 60 }), (rows) => {
    const { read, directory } = built(rows);
    for (const { blobs } of directory.categories) {
      for (const { numbers, texts } of read(blobs[0] ?? '').attributes.values()) {
        expect([...numbers]).toEqual([...numbers].toSorted((a, b) => a - b));
        expect(texts).toEqual(texts.toSorted());
      }
    }
  }));
});

test('spellings of a package become one name', () => {
  const base = { brandId: 1, category: '3_010101', stock: 1, goodsType: 'GT0' as const, tiers: [], mpnN: 'A', attributes: {} };
  const { read, directory } = built([{ ...base, packageName: 'SC-70' }, { ...base, packageName: 'SOT-323' }]);
  expect(directory.packages).toEqual(['SOT-323']);
  expect(read(`${columnsPrefix('v')}3_010101`).packageName.texts).toEqual(['SOT-323']);
});

test('other bytes are refused', () => {
  expect(() => decodeBlock(new ArrayBuffer(40))).toThrow('not search columns');
  expect(() => decodeBlock(new ArrayBuffer(3))).toThrow('not search columns');
});
