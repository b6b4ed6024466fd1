import { describe, expect, test } from 'vitest';
import { BOM_LIMITS, DEFAULT_SETTINGS, readSettings, type SettingsFields } from '~/domain/bom/build/settings';
import { check, junk, unicode } from '../../property';
import fc from 'fast-check';

const BEFORE = { sets: 7, loss: '1.5', minLoss: { tiny: 3, small: 2, large: 1 }, goal: 'earliest' } as const;

function read(fields: SettingsFields) {
  return readSettings(fields, { ...BEFORE, minLoss: { ...BEFORE.minLoss } });
}

test('without settings, one set is built without loss', () => {
  expect(DEFAULT_SETTINGS).toEqual({ sets: 1, loss: '0', minLoss: { tiny: 0, small: 0, large: 0 }, goal: 'cheapest' });
});

test('absent fields keep their values', () => {
  expect(read({})).toEqual({ settings: BEFORE, errors: [] });
});

describe('sets', () => {
  test.each([['120', 120], ['2.5k', 2500], ['1,000', 1000], ['１２０', 120], [' 1 000 000 ', 1_000_000], ['12.0', 12]])('%s is %i', (typed, sets) => {
    expect(read({ sets: typed })).toEqual({ settings: { ...BEFORE, sets }, errors: [] });
  });

  test.each(['', '0', '-5', '1.5', '1000001', '2000k', 'ten', '1e3', '10 pcs'])('%j is an error, and the number before stays', (typed) => {
    expect(read({ sets: typed })).toEqual({ settings: BEFORE, errors: [{ field: 'sets', key: 'bom:error.sets', values: { most: 1_000_000 } }] });
  });
});

describe('loss', () => {
  test.each([
    ['', '0'], ['0', '0'], ['3', '3'], ['2.5', '2.5'], ['2,5', '2.5'], ['２．５％', '2.5'], ['2,50 %', '2.5'], ['.25', '0.25'], ['100', '100'], ['007', '7'], [' 5% ', '5'],
  ])('%j is %s', (typed, loss) => {
    expect(read({ loss: typed })).toEqual({ settings: { ...BEFORE, loss }, errors: [] });
  });

  test.each(['-1', '100.01', '101', '2.555', '1,000', '1.2.3', '2,5,5', '2.5k', '.', 'some', '%%', '1e1', '0x1'])('%j is an error', (typed) => {
    expect(read({ loss: typed })).toEqual({ settings: BEFORE, errors: [{ field: 'loss', key: 'bom:error.loss', values: { most: 100, decimals: 2 } }] });
  });
});

describe('minimum loss', () => {
  test('is read for each class', () => {
    expect(read({ minLoss: { tiny: '1k', large: '' } }).settings.minLoss).toEqual({ tiny: 1000, small: 2, large: 0 });
  });

  test('the error names the class', () => {
    const { settings, errors } = read({ minLoss: { tiny: '20', small: '-1' } });
    expect(settings.minLoss).toEqual({ tiny: 20, small: 2, large: 1 });
    expect(errors).toEqual([{ field: 'minLoss.small', key: 'bom:error.minLoss', values: { most: 1_000_000 } }]);
  });

  test('the settings before are not changed', () => {
    const before = { ...BEFORE, minLoss: { ...BEFORE.minLoss } };
    readSettings({ minLoss: { tiny: '20' } }, before);
    expect(before).toEqual(BEFORE);
  });
});

test('an unknown goal is an error', () => {
  expect(read({ goal: 'inStock' }).settings.goal).toBe('inStock');
  expect(read({ goal: 'fastest' })).toEqual({ settings: BEFORE, errors: [{ field: 'goal', key: 'bom:error.goal' }] });
});

test('every wrong field has its error', () => {
  expect(read({ sets: 'x', loss: 'x', minLoss: { tiny: 'x' }, goal: 'x' }).errors.map(({ field }) => field)).toEqual(['sets', 'loss', 'minLoss.tiny', 'goal']);
});

test('property: whatever is typed, the settings stay within their limits', () => {
  const typed = fc.oneof(unicode, junk.map(String), fc.integer().map(String), fc.double().map(String));
  check(fc.record({ sets: typed, loss: typed, minLoss: fc.record({ tiny: typed }), goal: typed }), (fields) => {
    const { sets, loss, minLoss } = read(fields).settings;
    expect(Number.isInteger(sets) && sets >= 1 && sets <= BOM_LIMITS.sets).toBe(true);
    expect(loss).toMatch(/^\d{1,3}(\.\d{1,2})?$/);
    expect(Number(loss)).toBeLessThanOrEqual(BOM_LIMITS.loss);
    expect(Number.isInteger(minLoss.tiny) && minLoss.tiny >= 0 && minLoss.tiny <= BOM_LIMITS.minLoss).toBe(true);
  });
});
