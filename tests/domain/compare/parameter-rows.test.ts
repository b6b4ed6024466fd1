import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACKAGE_ROW, parameterRows } from '~/domain/compare/parameter-rows';
import type { Attribute } from '~/domain/product/product';
import { check } from '../property';

const attribute = (key: string, value: string, number?: number): Attribute => ({ key, name: key.toUpperCase(), value, ...(number === undefined ? {} : { number }) });
const part = (attributes: Attribute[], packageName = '', catalogueCode = '3_020101') => ({ attributes, packageName, catalogueCode });
const volts = (number: number) => attribute('voltage', `${number} V`, number);
const percent = (number: number) => attribute('tolerance', `±${number}%`, number);
const rowOf = (key: string, ...products: Array<ReturnType<typeof part>>) => parameterRows(products).find((row) => row.key === key);

describe('Parameters side by side', () => {
  it('have a row for each parameter of any product, in the products’ order, and the package last', () => {
    const keys = parameterRows([part([volts(25), percent(10)]), part([volts(25), attribute('height', '1 mm', 0.001), percent(10)], '0805')]);
    expect(keys.map(({ key }) => key)).toEqual(['voltage', 'height', 'tolerance', PACKAGE_ROW]);
    expect(keys[1]).toEqual({ key: 'height', name: 'HEIGHT', values: ['', '1 mm'], differs: true, best: [false, false] });
  });

  it('differ if a value is another one or is missing, not if it is written in another way', () => {
    expect(rowOf('voltage', part([volts(25)]), part([volts(35)]))?.differs).toBe(true);
    expect(rowOf('voltage', part([volts(25)]), part([]))?.differs).toBe(true);
    expect(rowOf('capacitance', part([attribute('capacitance', '0.1 µF', 1e-7)]), part([attribute('capacitance', '100 nF', 100e-9)]))?.differs).toBe(false);
    expect(rowOf('mounting', part([attribute('mounting', 'Surface mount')]), part([attribute('mounting', 'surface  mount')]))?.differs).toBe(false);
    expect(rowOf(PACKAGE_ROW, part([], 'TSSOP16'), part([], 'TSSOP-16'))?.differs).toBe(false);
    expect(rowOf(PACKAGE_ROW, part([], 'SOT-23'), part([], 'SOT-23-5'))?.differs).toBe(true);
  });

  it('mark the highest rating, the smallest deviation and the most stable dielectric', () => {
    expect(rowOf('voltage', part([volts(25)]), part([volts(50)]), part([volts(50)]))?.best).toEqual([false, true, true]);
    expect(rowOf('tolerance', part([percent(5)]), part([percent(10)]))?.best).toEqual([true, false]);
    const dielectric = (name: string) => part([attribute('dielectric', name)]);
    expect(rowOf('dielectric', dielectric('X7R'), dielectric('C0G'), dielectric('X5R'))?.best).toEqual([false, true, false]);
  });

  it('mark nothing that has no better side, is equal, or belongs to another kind of part', () => {
    const farads = (number: number) => part([attribute('capacitance', `${number} F`, number)]);
    expect(rowOf('capacitance', farads(1), farads(2))?.best).toEqual([false, false]);
    expect(rowOf('voltage', part([volts(25)]), part([volts(25)]))?.best).toEqual([false, false]);
    expect(rowOf('voltage', part([volts(25)]), part([volts(50)], '', '3_010101'))?.best).toEqual([false, false]);
    expect(rowOf('voltage', part([volts(25)]), part([attribute('voltage', 'see datasheet')]), part([volts(50)]))?.best).toEqual([false, false, false]);
  });

  const values = fc.constantFrom(volts(25), volts(50), percent(5), percent(10), attribute('dielectric', 'X7R'), attribute('dielectric', 'C0G'), attribute('mounting', 'SMD'));
  const products = fc.array(fc.uniqueArray(values, { selector: ({ key }) => key }).map((all) => part(all)), { minLength: 1, maxLength: 6 });

  it('property: the order of the products changes neither what differs nor what is best', () => {
    check(products, (given) => {
      const turned = new Map(parameterRows(given.toReversed()).map((row) => [row.key, row]));
      for (const row of parameterRows(given)) {
        expect(turned.get(row.key)).toEqual({ ...row, values: row.values.toReversed(), best: row.best.toReversed() });
      }
      expect(turned.size).toBe(parameterRows(given).length);
    });
  });

  it('property: each product keeps the order of its parameters, unless products contradict each other', () => {
    const ordered = fc.array(fc.subarray(['a', 'b', 'c', 'd', 'e']), { minLength: 1, maxLength: 6 });
    check(ordered, (given) => {
      const keys = parameterRows(given.map((own) => part(own.map((key) => attribute(key, key))))).map(({ key }) => key);
      expect([...keys].sort()).toEqual([...new Set(given.flat())].sort());
      const [first = []] = given;
      expect(keys.filter((key) => first.includes(key))).toEqual(first);
    });
  });
});
