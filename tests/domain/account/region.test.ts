import { describe, expect, test } from 'vitest';
import {
  chooseCity,
  chooseProvince,
  hasChildLevel,
  HONG_KONG_ORDER_CODE,
  orderProvinceCode,
  PROVINCES_WITHOUT_CHILDREN,
} from '~/domain/account/region-codes';

describe('Region selection', () => {
  test('choosing a province clears cities and districts', () => {
    expect(chooseProvince('1-44')).toEqual({ province: '1-44', city: null, district: null });
  });

  test('choosing a city clears the district', () => {
    expect(chooseCity({ province: '1-44', city: '1-44-4401', district: 'x' }, '1-44-4403')).toEqual({ province: '1-44', city: '1-44-4403', district: null });
    expect(chooseCity(chooseProvince('1-31'), '1-31')).toEqual({ province: '1-31', city: '1-31', district: '1-31' });
  });

  test('codes 1-81, 1-82, 1-71, 1-11, 1-12, 1-31, 1-50 have no child level', () => {
    expect(PROVINCES_WITHOUT_CHILDREN).toEqual(['1-81', '1-82', '1-71', '1-11', '1-12', '1-31', '1-50']);
    for (const code of PROVINCES_WITHOUT_CHILDREN) expect(hasChildLevel(code)).toBe(false);
    for (const code of ['1-44', '1', '1-8', '1-44-4403', '']) expect(hasChildLevel(code)).toBe(true);
  });

  test('the province is its own only child, at both lower levels', () => {
    expect(chooseProvince('1-11')).toEqual({ province: '1-11', city: '1-11', district: '1-11' });
  });
});

describe('Hong Kong province code P5001', () => {
  test('is the code of province 1-81 in order addresses', () => {
    expect(HONG_KONG_ORDER_CODE).toBe('P5001');
    expect(orderProvinceCode('1-81')).toBe('P5001');
    expect(orderProvinceCode('1-82')).toBe('1-82');
  });
});
