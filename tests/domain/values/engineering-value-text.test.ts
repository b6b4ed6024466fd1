import { describe, expect, test } from 'vitest';
import { formatValue, isUnit, type Unit } from '~/domain/values/engineering-value';

describe('writing values', () => {
  test.each<[number, Unit, string]>([
    [4700, 'Ω', '4.7 kΩ'], [0, 'Ω', '0 Ω'], [0.01, 'Ω', '10 mΩ'], [1e6, 'Ω', '1 MΩ'], [0.0001, 'Ω', '0.1 mΩ'], [999, 'Ω', '999 Ω'], [1e12, 'Ω', '1000 GΩ'],
    [1e-7, 'F', '100 nF'], [4.7e-6, 'F', '4.7 µF'], [0.0047, 'F', '4700 µF'], [1, 'F', '1 F'], [1e-13, 'F', '0.1 pF'],
    [16e6, 'Hz', '16 MHz'], [32768, 'Hz', '32.768 kHz'], [0.5, 'Hz', '0.5 Hz'], [2.2e-3, 'H', '2.2 mH'], [0.5, 'A', '500 mA'], [0.1, 'W', '0.1 W'], [0.0625, 'W', '0.0625 W'], [0.005, 'W', '5 mW'], [0.45, 'V', '0.45 V'], [0.03, 'V', '30 mV'], [0.0001, 'm', '0.1 mm'], [0.1, 'F', '0.1 F'], [3.3, 'V', '3.3 V'],
    [1, '%', '1%'], [0.5, '%', '0.5%'], [-40, '°C', '−40 °C'], [3, 'dB', '3 dB'], [0.0016, 'm', '1.6 mm'], [300, 'K', '300 K'], [1e-8, 's', '10 ns'],
    [1e-5, 'H', '10 µH'], [4.7e-9, 'H', '4.7 nH'], [2e-5, 'A', '20 µA'], [5e-9, 'A', '5 nA'], [0.01, 's', '10 ms'], [1e-5, 's', '10 µs'], [3.5e-5, 'm', '35 µm'], [6.5e-7, 'm', '650 nm'], [0.01, '', '10m'], [1e-7, '', '100n'],
    [4700, '', '4.7k'], [47, '', '47'], [2.2e-6, '', '2.2µ'], [-1500, 'V', '−1.5 kV'],
  ])('%s %s is %s', (value, unit, expected) => {
    expect(formatValue(value, unit, 'en')).toBe(expected);
  });

  test('Chinese writes degrees with their own sign', () => {
    expect(formatValue(85, '°C', 'cn')).toBe('85 ℃');
    expect(formatValue(4700, 'Ω', 'cn')).toBe('4.7 kΩ');
  });

  test('an invalid number shows as -', () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) expect(formatValue(value, 'Ω', 'en')).toBe('-');
  });
});

test('the units in written values are known units', () => {
  for (const unit of ['Ω', 'F', 'H', 'V', 'A', 'W', 'Hz', 's', 'm', '°C', 'K', '%', 'dB', '']) expect(isUnit(unit)).toBe(true);
  for (const text of ['ohm', 'kΩ', 'hz', 'mm', 'pcs', ' ']) expect(isUnit(text)).toBe(false);
});
