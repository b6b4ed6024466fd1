import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDecimal } from '~/domain/numbers/decimal-text';
import { add, AMOUNT_PRECISION, compareAmounts, LEAST_AMOUNT, multiply, roundAmount, shareOf, subtract } from '~/domain/money/money';
import { CURRENCY, formatAmount, formatUnitPrice, PRICE_DECIMALS, priceDecimals } from '~/domain/money/money-format';
import { check, junk } from '../property';

/** A decimal of up to 40 digits and 12 decimals, as text and as an integer. */
const decimal = fc
  .record({ units: fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), scale: fc.integer({ min: 0, max: 12 }) })
  .map(({ units, scale }) => ({ units, scale, text: oracleText(units, scale) }));

function oracleText(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  let fraction = digits.slice(digits.length - scale);
  while (fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return (units < 0n ? '-' : '') + whole + (fraction === '' ? '' : `.${fraction}`);
}

const widen = ({ units, scale }: { units: bigint; scale: number }): bigint => units * 10n ** BigInt(12 - scale);

describe('Decimal add, subtract and multiply are exact', () => {
  test.each([
    ['0.1', '0.2', '0.3', '-0.1', '0.02'],
    [0.1, 0.2, '0.3', '-0.1', '0.02'],
    ['1e3', '-2.50', '997.5', '1002.5', '-2500'],
    ['9007199254740993', 1, '9007199254740994', '9007199254740992', '9007199254740993'],
    ['123456789012345678901234567890.000001', '0.000001', '123456789012345678901234567890.000002', '123456789012345678901234567890', '123456789012345678901234.567890000001'],
    [' .5 ', '5.', '5.5', '-4.5', '2.5'],
    [1e21, 1e-7, '1000000000000000000000.0000001', '999999999999999999999.9999999', '100000000000000'],
  ])('%s and %s', (a, b, sum, difference, product) => {
    expect(add(a, b)).toBe(sum);
    expect(subtract(a, b)).toBe(difference);
    expect(multiply(a, b)).toBe(product);
  });

  test('equal operands leave a plain zero', () => {
    expect(subtract('1.50', 1.5)).toBe('0');
    expect(multiply('-5', 0)).toBe('0');
    expect(add('-0', '-0.00')).toBe('0');
  });

  test('property: add agrees with whole numbers', () => {
    check(fc.tuple(decimal, decimal), ([a, b]) => {
      expect(add(a.text, b.text)).toBe(oracleText(widen(a) + widen(b), 12));
    });
  });

  test('property: subtract agrees with whole numbers', () => {
    check(fc.tuple(decimal, decimal), ([a, b]) => {
      expect(subtract(a.text, b.text)).toBe(oracleText(widen(a) - widen(b), 12));
    });
  });

  test('property: multiply agrees with whole numbers', () => {
    check(fc.tuple(decimal, decimal), ([a, b]) => {
      expect(multiply(a.text, b.text)).toBe(oracleText(a.units * b.units, a.scale + b.scale));
    });
  });

  test('at the bound of 10,000 digits a side nothing is rounded', () => {
    const nines = '9'.repeat(10_000);
    const long = `${nines}.${nines}`;
    const units = BigInt(nines + nines);
    expect(multiply(long, long)).toBe(oracleText(units * units, 20_000));
    expect(add(long, long)).toBe(oracleText(units + units, 10_000));
    expect(add(`1e9999`, `1e-10000`)).toBe(oracleText(10n ** 19_999n + 1n, 10_000));
  });
});

describe('an operand that is falsy and not a zero number gives 0', () => {
  test.each([undefined, null, '', Number.NaN])('%s', (falsy) => {
    for (const operation of [add, subtract, multiply]) {
      expect(operation(falsy, 5)).toBe('0');
      expect(operation('5', falsy)).toBe('0');
    }
  });

  test('a zero number counts as zero', () => {
    expect(add(0, 5)).toBe('5');
    expect(subtract('0', 5)).toBe('-5');
    expect(add(5, -0)).toBe('5');
  });

  test.each(['abc', '1,000', '0x10', '1e', '--1', '1 2', 'Infinity', '1e10001', '1e-10001', '9'.repeat(10_001)])(
    'an invalid amount such as %.12s gives 0 too',
    (text) => {
      expect(add(text, 5)).toBe('0');
      expect(multiply(5, text)).toBe('0');
    },
  );

  test('an overlong amount is not read', () => {
    expect(add(`${'0'.repeat(30_001)}1`, 1)).toBe('0');
    expect(parseDecimal(`0.${'0'.repeat(10_000)}`)).not.toBeNull();
  });

  test('property: no input throws, and every result is plain decimal text', () => {
    check(fc.tuple(junk, junk), ([a, b]) => {
      for (const operation of [add, subtract, multiply]) {
        const result: unknown = Reflect.apply(operation, null, [a, b]);
        expect(result).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
      }
    });
  });
});

describe('Money rounding', () => {
  test('a zero amount gives 0', () => {
    expect(roundAmount(0, 2)).toBe('0');
    expect(roundAmount('0.000', 2)).toBe('0');
    expect(roundAmount(null, 2)).toBe('0');
    expect(roundAmount('abc', 2)).toBe('0');
  });

  test('zero decimals give 0, and so does an invalid number of decimals', () => {
    expect(roundAmount('12.5', 0)).toBe('0');
    expect(roundAmount('12.5', -1)).toBe('0');
    expect(roundAmount('12.5', Number.NaN)).toBe('0');
    expect(roundAmount('12.5', 0.9)).toBe('0');
  });

  test('an amount below 0.01 with 2 decimals gives 0.01', () => {
    expect(roundAmount('0.001', 2)).toBe('0.01');
    expect(roundAmount('0.0099999', 2)).toBe('0.01');
    expect(roundAmount('1e-300', 2)).toBe('0.01');
    expect(roundAmount('0.01', 2)).toBe('0.01');
  });

  test('the floor of 0.01 is for 2 decimals and positive amounts only', () => {
    expect(roundAmount('0.001', 1)).toBe('0');
    expect(roundAmount('0.0001', 3)).toBe('0');
    expect(roundAmount('-0.001', 2)).toBe('0');
    expect(roundAmount('-0.005', 2)).toBe('-0.01');
  });

  test.each([
    ['1.005', 2, '1.01'],
    [1.005, 2, '1.01'],
    ['1.0049999', 2, '1'],
    ['-1.005', 2, '-1.01'],
    ['-1.004', 2, '-1'],
    ['2.5', 1, '2.5'],
    ['0.0000005', 6, '0.000001'],
    ['123456789012345678901234.567', 2, '123456789012345678901234.57'],
    ['1.239', 2.9, '1.24'],
  ])('%s is rounded half up to %s decimals: %s', (amount, decimals, rounded) => {
    expect(roundAmount(amount, decimals)).toBe(rounded);
  });

  test('property: half up, away from zero for negatives', () => {
    check(fc.tuple(decimal, fc.integer({ min: 3, max: 8 })), ([amount, decimals]) => {
      const power = 10n ** BigInt(12 - decimals);
      const size = widen(amount) < 0n ? -widen(amount) : widen(amount);
      const units = (size + power / 2n) / power;
      expect(roundAmount(amount.text, decimals)).toBe(oracleText(amount.units < 0n ? -units : units, decimals).replace(/^-0$/, '0'));
    });
  });
});

describe('Product price precision 6 decimals, amount precision 2, minimum displayed money 0.01, currency CNY', () => {
  test('the constants', () => {
    expect([PRICE_DECIMALS.most, AMOUNT_PRECISION, LEAST_AMOUNT, CURRENCY]).toEqual([6, 2, '0.01', 'CNY']);
  });

  test.each([
    ['1636.92', '¥1,636.92'],
    [1234567.891, '¥1,234,567.89'],
    ['0.001', '¥0.01'],
    ['0', '¥0.00'],
    ['1.005', '¥1.01'],
    ['-1234.5', '−¥1,234.50'],
    ['999', '¥999.00'],
  ])('amount %s shows as %s', (amount, shown) => {
    expect(formatAmount(amount, 'cn')).toBe(shown);
    expect(formatAmount(amount, 'en')).toBe(shown);
  });

  test.each([
    ['0.0312', '¥0.0312'],
    ['7.36', '¥7.3600'],
    ['0.014250', '¥0.01425'],
    ['0.0000005', '¥0.000001'],
    [1234.1234567, '¥1,234.123457'],
  ])('price %s shows as %s', (price, shown) => {
    expect(formatUnitPrice(price, priceDecimals(price), 'en')).toBe(shown);
  });

  test('an invalid amount shows as -', () => {
    for (const amount of [undefined, null, '', 'abc', Number.NaN]) {
      expect(formatAmount(amount, 'cn')).toBe('-');
      expect(formatUnitPrice(amount, priceDecimals(amount), 'en')).toBe('-');
    }
  });
});

describe('amounts are compared and shared exactly', () => {
  test.each([['0.1', '0.10', 0], ['199', '198.99', 1], ['-1', '0', -1], ['', '0', 0], [null, '0.01', -1]] as const)('%s and %s: %i', (a, b, order) => {
    expect(compareAmounts(a, b)).toBe(order);
  });

  test.each([['1', 1, 3, '0.33'], ['1', 2, 3, '0.67'], ['0.05', 4, 8, '0.03'], ['0.01', 1, 1000, '0'], ['99999999.99', 1, 2, '50000000'], ['abc', 1, 2, '0']] as const)(
    '%s × %i ÷ %i is %s', (amount, part, whole, share) => {
      expect(shareOf(amount, part, whole)).toBe(share);
    },
  );
});
