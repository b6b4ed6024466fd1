import { describe, expect, test } from 'vitest';
import { parseValue, type ValueKind } from '~/domain/values/engineering-value';
import { normal, read } from '../values';

describe('codes and missing units of a value with a known kind', () => {
  test.each<[string, ValueKind, string]>([
    ['104', 'capacitor', '1e-7 F'], ['104', 'capacitance', '1e-7 F'], ['101', 'capacitor', '1e-10 F'], ['227', 'capacitor', '0.00022 F'], ['109', 'capacitor', '1e-12 F'], ['4R7', 'capacitor', '4.7e-12 F'], ['2u2', 'capacitor', '0.0000022 F'], ['100n', 'capacitor', '1e-7 F'], ['2N2', 'capacitor', '2.2e-9 F'], ['10P', 'capacitor', '1e-11 F'],
    ['103', 'resistor', '10000 Ω'], ['1002', 'resistor', '10000 Ω'], ['4701', 'resistance', '4700 Ω'], ['47', 'resistor', '47 Ω'], ['0', 'resistor', '0 Ω'], ['000', 'resistor', '0 Ω'], ['4k7', 'resistor', '4700 Ω'], ['1M', 'resistor', '1000000 Ω'], ['1m', 'resistor', '0.001 Ω'], ['4.7', 'resistor', '4.7 Ω'], ['0.005', 'resistor', '0.005 Ω'], ['10001', 'resistor', '10001 Ω'],
    ['101', 'inductor', '0.0001 H'], ['4R7', 'inductor', '0.0000047 H'], ['R47', 'inductor', '4.7e-7 H'], ['4n7', 'inductor', '4.7e-9 H'], ['10u', 'inductor', '0.00001 H'],
    ['50', 'voltage', '50 V'], ['8', 'frequency', '8 Hz'], ['16M', 'crystal', '16000000 Hz'], ['100', 'power', '100 W'], ['1/4', 'power', '0.25 W'], ['5', 'tolerance', '5 %'], ['125', 'temperature', '125 °C'], ['125C', 'temperature', '125 °C'], ['300K', 'temperature', '300 K'], ['10m', 'length', '10 m'], ['10u', 'time', '0.00001 s'], ['2', 'current', '2 A'], ['1k', 'frequency', '1000 Hz'],
    ['100nF', 'resistor', '1e-7 F'], ['5 V', 'capacitor', '5 V'], ['8P2', 'capacitor', '8.2e-12 F'], ['U1', 'capacitor', '1e-7 F'], ['M1', 'resistor', '100000 Ω'],
    ['104K', 'capacitor', '1e-7 F'], ['104J', 'capacitor', '1e-7 F'], ['104Z', 'capacitor', '1e-7 F'], ['101K', 'inductor', '0.0001 H'], ['104K', 'resistor', '104000 Ω'], ['10E', 'resistor', '10 Ω'], ['0E', 'resistor', '0 Ω'], ['1E3Ω', 'resistor', '1000 Ω'], ['1E3', 'voltage', '1000 V'], ['4r7', 'capacitor', '4.7e-12 F'], ['10kΩ', 'temperature', '10000 Ω'],
  ])('%s of %s is %s', (text, kind, expected) => {
    expect(read(text, kind)).toBe(normal(expected));
  });
});

describe('ambiguity is reported, not guessed', () => {
  test.each<[string, ValueKind | undefined, string]>([
    ['10MH', undefined, '0.01 H or 10000000 H'],
    ['10MF', undefined, '0.01 F or 0.00001 F or 10000000 F'],
    ['500MA', undefined, '0.5 A or 500000000 A'],
    ['10M', 'capacitor', '0.01 F or 0.00001 F or 10000000 F'],
    ['16mhz', undefined, '0.016 Hz or 16000000 Hz'],
    ['1,000', undefined, '1000 or 1'],
    ['1,000 Ω', undefined, '1000 Ω or 1 Ω'],
    ['-1,000 Ω', undefined, '-1000 Ω or -1 Ω'],
    ['10,000 Hz', undefined, '10000 Hz or 10 Hz'],
    ['100', 'capacitor', '1e-11 F or 1e-10 F'],
    ['108', 'capacitor', '1e-13 F or 0.001 F'],
    ['47', 'capacitor', '4.7e-11 F or 0.000047 F or 4.7e-8 F'],
    ['0.1', 'capacitor', '1e-13 F or 1e-7 F or 1e-10 F'],
    ['2104', 'capacitor', '2.104e-9 F or 0.002104 F or 0.000002104 F'],
    ['14701', 'resistor', '14701 Ω'],
    ['10', 'inductor', '0.00001 H or 1e-8 H'],
    ['2.2', 'inductor', '0.0000022 H or 2.2e-9 H'],
    ['220', 'inductor', '0.000022 H or 0.00022 H'],
    ['100', 'resistor', '10 Ω or 100 Ω'],
    ['332', 'resistor', '3300 Ω or 332 Ω'],
    ['1000', 'resistor', '100 Ω or 1000 Ω'],
    ['4991', 'resistor', '4990 Ω'],
    ['4990', 'resistor', '499 Ω or 4990 Ω'],
    ['1300', 'resistor', '130 Ω or 1300 Ω'],
    ['500', 'resistor', '50 Ω or 500 Ω'],
    ['5000', 'resistor', '500 Ω or 5000 Ω'],
    ['2012', 'resistor', '20100 Ω or 2012 Ω'],
    ['1608', 'resistor', '16000000000 Ω or 1608 Ω'],
    ['108', 'resistor', '1000000000 Ω'],
    ['4E7', 'resistor', '4.7 Ω or 40000000 Ω'],
    ['104M', 'capacitor', '1e-7 F or 0.104 F or 0.000104 F or 104000000 F'],
    ['100K', 'capacitor', '1e-11 F or 1e-10 F'],
    ['8', 'crystal', '8000000 Hz or 8000 Hz or 8 Hz'],
    ['8m', 'crystal', '0.008 Hz or 8000000 Hz'],
  ])('%s of %s is %s', (text, kind, expected) => {
    expect(read(text, kind)).toBe(expected.split(' or ').map(normal).join(' or '));
  });

  test('a capacitor never has kilofarads', () => {
    for (const text of ['1K', '4k7', '10G']) expect(read(text, 'capacitor')).toBe('unreadable');
    for (const text of ['1K', '4k7']) expect(read(text, 'inductor')).toBe('unreadable');
  });

  test.each<[string, ValueKind]>([['2104K', 'capacitor'], ['104KX', 'capacitor'], ['300 mK', 'temperature']])('%s of %s is unreadable', (text, kind) => {
    expect(read(text, kind)).toBe('unreadable');
  });

  test('0 is equal in every unit, and has no sign', () => {
    expect(read('0', 'capacitor')).toBe('0 F');
    expect(parseValue('-0 V')).toEqual({ status: 'value', value: 0, unit: 'V' });
  });
});
