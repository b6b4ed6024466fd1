import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeColumns, encodeColumns, type ColumnRow } from '../../functions/mall/search/columns';

const row: fc.Arbitrary<ColumnRow> = fc.record({
  brandId: fc.integer({ min: 1, max: 65_535 }),
  category: fc.constantFrom('3_010101', '3_020101', '3_181001'),
  stock: fc.integer({ min: 0, max: 9_000_000 }),
  goodsType: fc.constantFrom('GT0', 'GT1', 'GT2'),
  price: fc.integer({ min: 0, max: 90_000_000_000 }),
  mpnN: fc.stringMatching(/^[A-Z0-9]{1,12}$/),
});

describe('columns of a catalogue', () => {
  it('are read back as written', () => {
    fc.assert(fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
      const columns = decodeColumns(encodeColumns(rows));
      expect(columns.length).toBe(rows.length);
      expect(rows.map((_, index) => ({
        brandId: columns.brand[index], category: columns.categories[columns.category[index] ?? -1], stock: columns.stock[index],
        goodsType: `GT${columns.goodsType[index]}`, price: columns.price[index],
      }))).toEqual(rows.map(({ brandId, category, stock, goodsType, price }) => ({ brandId, category, stock, goodsType, price })));
    }));
  });

  it('are sorted by descending stock and by ascending number, then by rank', () => {
    fc.assert(fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
      const { byStock, byNumber } = decodeColumns(encodeColumns(rows));
      const ranks = rows.map((_, index) => index + 1);
      const stock = (rank: number) => rows[rank - 1]?.stock ?? 0;
      const number = (rank: number) => rows[rank - 1]?.mpnN ?? '';
      expect([...byStock]).toEqual([...ranks].sort((a, b) => stock(b) - stock(a) || a - b));
      expect([...byNumber]).toEqual([...ranks].sort((a, b) => (number(a) < number(b) ? -1 : number(a) > number(b) ? 1 : a - b)));
    }));
  });

  it('limit a stock to 32 bits', () => {
    const blob = encodeColumns([{ brandId: 1, category: '3_010101', stock: 1e12, goodsType: 'GT0', price: 1, mpnN: 'A' }]);
    expect(decodeColumns(blob).stock[0]).toBe(0xffffffff);
  });

  it('are refused if they are malformed or incomplete', () => {
    const blob = encodeColumns([{ brandId: 1, category: '3_010101', stock: 1, goodsType: 'GT0', price: 1, mpnN: 'A' }]);
    expect(() => decodeColumns(new ArrayBuffer(40))).toThrow('not the columns');
    expect(() => decodeColumns(new ArrayBuffer(3))).toThrow('not the columns');
    expect(() => decodeColumns(blob.slice(0, -1))).toThrow('cut short');
  });
});
