import { describe, expect, it } from 'vitest';
import { formatAttribute } from '../../functions/mall/catalogue/format';
import { drawingFor } from '../../functions/mall/catalogue/generator/drawings';

describe('the drawing of a product', () => {
  it.each([
    ['0603', '010101', 'r-0603'], ['0603', '020101', 'c-0603'], ['0603', '030301', 'l-0603'], ['2220', '020102', 'c-1812'], ['0603', '170101', 'led-0603'],
    ['SOT-23', '060101', 'sot-23'], ['SOIC-8', '090101', 'soic-8'], ['SOIC-16W', '130102', 'sop-16w'], ['VQFN-44', '080201', 'qfn-48'], ['LFCSP-64', '130301', 'qfn-56'],
    ['LQFP-80', '100103', 'lqfp-100'], ['TSSOP-24', '120301', 'tssop-28'], ['BGA-289', '100501', 'bga'], ['WLCSP-25', '100101', 'wlcsp'], ['WSON-8', '110201', 'dfn-8'],
    ['SMD D6.3xL5.4mm', '020201', 'smd-can'], ['D5xL11mm', '020202', 'radial-can'], ['', '150301', 'relay'], ['', '150303', 'ssr'], ['1812', '020101', 'c-1812'], ['2512', '030201', 'power-inductor'], ['0603', '070401', 'ptc'], ['constructor', '180302', ''],
  ])('%s in %s is %s', (packageName, category, drawing) => {
    expect(drawingFor(packageName, category)).toBe(drawing);
  });
});

describe('sizes of memory', () => {
  it('have a prefix only if they are round', () => {
    expect([65536, 3888, 1572864, 1024, 512].map((size) => formatAttribute('ram', size, 'B', 'en'))).toEqual(['64 KB', '3888 B', '1.5 MB', '1 KB', '512 B']);
    expect(formatAttribute('memory', 134217728, 'bit', 'en')).toBe('128 Mbit');
  });
});
