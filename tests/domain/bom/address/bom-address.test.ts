import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { BOM_PAGES, bomPath, bomSearch, LINE_FILTERS, needsLook, readBomQuery, type BomQuery } from '~/domain/bom/address/bom-address';
import { BOM_GOALS } from '~/domain/bom/bom';
import { check, unicode } from '../../property';

const DEFAULT: BomQuery = { no: '', share: '', view: 'table', state: 'all', page: 1, line: null, goal: null, sets: [] };

describe('the address of a bill of materials', () => {
  it('is read, and what cannot be read is the default', () => {
    expect(readBomQuery('')).toEqual(DEFAULT);
    expect(readBomQuery('no=B1&state=look&page=2&line=14&view=print&goal=earliest&sets=50&sets=1,200'))
      .toEqual({ ...DEFAULT, no: 'B1', state: 'look', page: 2, line: 14, view: 'print', goal: 'earliest', sets: [50, 1200] });
    expect(readBomQuery('state=nothing&page=0&line=x&view=&goal=best&sets=-1&sets=1.5&sets=1000001')).toEqual(DEFAULT);
    expect(readBomQuery('page=-3&line=2.5')).toEqual(DEFAULT);
    expect(readBomQuery('sets=1&sets=2&sets=1&sets=3&sets=4').sets).toEqual([1, 2, 3]);
    expect(readBomQuery(`no=${'x'.repeat(300)}`).no).toHaveLength(100);
  });

  it('is written without defaults', () => {
    expect(bomPath({})).toBe('/bom');
    expect(bomPath(DEFAULT)).toBe('/bom');
    expect(bomPath({ no: 'B 1', state: 'not_found', page: 3, line: 7 })).toBe('/bom?no=B+1&state=not_found&page=3&line=7');
    expect(bomSearch({ share: 'K', sets: [10, 20] })).toBe('share=K&sets=10&sets=20');
  });

  it('is read as it was written', () => {
    const number = fc.integer({ min: 1, max: 1_000_000 });
    const query = fc.record({
      no: unicode, share: unicode, view: fc.constantFrom(...BOM_PAGES), state: fc.constantFrom(...LINE_FILTERS), page: number, line: fc.option(number),
      goal: fc.option(fc.constantFrom(...BOM_GOALS)), sets: fc.uniqueArray(number, { maxLength: 3 }),
    });
    check(query, (one) => {
      expect(readBomQuery(bomSearch(one))).toEqual(one);
    });
    check(unicode, (text) => {
      expect(readBomQuery(text).page).toBeGreaterThan(0);
    });
  });

  it('lines that are done need no look', () => {
    expect(LINE_FILTERS.filter((state) => state !== 'all' && state !== 'look' && needsLook(state))).toEqual(['check', 'several', 'not_found']);
  });
});
