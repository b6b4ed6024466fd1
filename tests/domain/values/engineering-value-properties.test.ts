import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatValue, parseValue, type Unit, type ValueKind } from '~/domain/values/engineering-value';
import { check } from '../property';

const KIND_OF_UNIT: Partial<Record<Unit, ValueKind>> = { m: 'length', K: 'temperature' };

describe('properties of values', () => {
  const figure = fc.oneof(
    fc.integer({ min: 0, max: 99_999 }).map(String),
    fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 })).map(([whole, fraction]) => `${whole}.${fraction}`),
  );
  const tail = fc.constantFrom('', 'p', 'n', 'u', 'µ', 'm', 'k', 'K', 'M', 'G', 'Ω', 'kΩ', 'mohm', 'pF', 'nF', 'µF', 'uH', 'mH', 'V', 'kV', 'mA', 'W', 'Hz', 'kHz', 'MHz', 'GHz', '%', '°C', 'ms', 'mm', 'dB');

  test('property: formatValue(parseValue(x)) is stable', () => {
    check(fc.tuple(fc.constantFrom('', '-'), figure, fc.constantFrom('', ' '), tail, fc.constantFrom('cn' as const, 'en' as const)), (parts) => {
      const language = parts[4];
      const first = parseValue(parts.slice(0, 4).join(''));
      if (first.status !== 'value') {
        expect(first.status).toBe('size');
        return;
      }
      const written = formatValue(first.value, first.unit, language);
      const second = parseValue(written, KIND_OF_UNIT[first.unit]);
      if (second.status === 'size') return;
      expect(second).toEqual(first);
      expect(formatValue(first.value, first.unit, language)).toBe(written);
    });
  });

  test('property: any value with a short text is read back', () => {
    const values = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e18, max: 1e18 }).filter((value) => value === 0 || Math.abs(value) >= 1e-30);
    const units = fc.constantFrom<Unit>('Ω', 'F', 'H', 'V', 'A', 'W', 'Hz', 's', 'm', '°C', 'K', '%', 'dB');
    check(fc.tuple(values, units), ([value, unit]) => {
      const parsed = parseValue(formatValue(value, unit, 'en'), KIND_OF_UNIT[unit]);
      expect(parsed).toEqual({ status: 'value', value: value + 0, unit });
    });
  });

  test('property: a letter for the point means the same as the point', () => {
    const digits = fc.integer({ min: 0, max: 999 });
    check(fc.tuple(digits, fc.constantFrom('p', 'n', 'u', 'm', 'k', 'M', 'G'), digits), ([whole, letter, fraction]) => {
      expect(parseValue(`${whole}${letter}${fraction}`)).toEqual(parseValue(`${whole}.${fraction}${letter}`));
    });
  });

  test('property: capacitor codes count picofarads', () => {
    check(fc.tuple(fc.integer({ min: 10, max: 99 }), fc.integer({ min: 1, max: 7 })), ([figures, zeros]) => {
      expect(parseValue(`${figures}${zeros}`, 'capacitor')).toEqual({ status: 'value', value: Number(`${figures}e${zeros - 12}`), unit: 'F' });
    });
  });

  test('property: full-width characters mean the same', () => {
    check(fc.tuple(figure, tail), ([number, unit]) => {
      const text = number + unit;
      const wide = text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
      expect(parseValue(wide)).toEqual(parseValue(text));
    });
  });

  test('property: no text throws, and every value is finite', () => {
    const piece = fc.constantFrom('1', '0', '47', '.', ',', '/', 'k', 'M', 'm', 'R', 'Ω', 'F', 'Hz', '-', '~', 'e', ' ', '±', '%', '²', 'µ', '法');
    const kind = fc.constantFrom<ValueKind | undefined>(undefined, 'resistor', 'capacitor', 'inductor', 'temperature', 'length');
    check(fc.tuple(fc.oneof(fc.string(), fc.array(piece, { maxLength: 7 }).map((parts) => parts.join(''))), kind), ([text, of]) => {
      const parsed = parseValue(text, of);
      if (parsed.status === 'value') expect(Number.isFinite(parsed.value)).toBe(true);
      if (parsed.status === 'range') expect(parsed.min).toBeLessThanOrEqual(parsed.max);
      if (parsed.status === 'ambiguous') expect(parsed.readings.length).toBeGreaterThan(1);
    });
  });
});
