import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatValue, isUnit, parseValue, type Unit, type ValueKind } from '~/domain/engineering-value';
import { check } from './property';

/** `4700 Ω`, or several readings, or what else the text is. */
function read(text: string, kind?: ValueKind): string {
  const parsed = parseValue(text, kind);
  if (parsed.status === 'value') return `${parsed.value} ${parsed.unit}`.trim();
  if (parsed.status === 'range') return `${parsed.min} … ${parsed.max} ${parsed.unit}`.trim();
  if (parsed.status === 'ambiguous') return parsed.readings.map(({ value, unit }) => `${value} ${unit}`.trim()).join(' or ');
  return parsed.status === 'size' ? `size ${parsed.size}` : parsed.status;
}

describe('reading values', () => {
  test.each([
    // Letters for the point.
    ['4k7', '4700'], ['4K7', '4700'], ['2u2', '0.0000022'], ['3M3', '3300000'], ['1n5', '1.5e-9'], ['4k99', '4990'], ['-1m5', '-0.0015'], ['1G2', '1200000000'],
    ['4R7', '4.7 Ω'], ['R47', '0.47 Ω'], ['0R', '0 Ω'], ['0R0', '0 Ω'], ['100R', '100 Ω'], ['-R5', '-0.5 Ω'], ['4Ω7', '4.7 Ω'],
    ['6V3', '6.3 V'], ['1A5', '1.5 A'], ['0W5', '0.5 W'], ['4k7Ω', '4700 Ω'], ['4k7 ohm', '4700 Ω'], ['2u2F', '0.0000022 F'], ['1n5 farad', '1.5e-9 F'], ['4R7Ω', '4.7 Ω'], ['2N2F', '2.2e-9 F'],
    // Prefixes and units.
    ['4.7k', '4700'], ['100n', '1e-7'], ['100N', '1e-7'], ['10U', '0.00001'], ['10p', '1e-11'], ['1m', '0.001'], ['1M', '1000000'], ['1MEG', '1000000'], ['2meg', '2000000'], ['1G', '1000000000'],
    ['4.7µF', '0.0000047 F'], ['4.7μF', '0.0000047 F'], ['4.7uF', '0.0000047 F'], ['10𝛍F', '0.00001 F'], ['10𝞵F', '0.00001 F'], ['100PF', '1e-10 F'], ['10 micro Farad', '0.00001 F'], ['47 ㎌', '0.000047 F'], ['1F', '1 F'], ['10微法', '0.00001 F'],
    ['10Ω', '10 Ω'], ['10Ω', '10 Ω'], ['10 ohm', '10 Ω'], ['10 Ohms', '10 Ω'], ['0 ohm', '0 Ω'], ['1kohm', '1000 Ω'], ['4.7 ㏀', '4700 Ω'], ['10mΩ', '0.01 Ω'], ['1MΩ', '1000000 Ω'], ['10kR', '10000 Ω'], ['10千欧', '10000 Ω'], ['22 mohm', '0.022 Ω'], ['5 kΩ', '5000 Ω'],
    ['16 MHz', '16000000 Hz'], ['16MHZ', '16000000 Hz'], ['32.768kHz', '32768 Hz'], ['2.4GHz', '2400000000 Hz'], ['16mHz', '0.016 Hz'], ['50 hertz', '50 Hz'], ['1ghz', '1000000000 Hz'],
    ['10uH', '0.00001 H'], ['2.2 mH', '0.0022 H'], ['3.3V', '3.3 V'], ['12VDC', '12 V'], ['2kV', '2000 V'], ['5 volts', '5 V'], ['500mA', '0.5 A'], ['2 amps', '2 A'], ['250 mW', '0.25 W'], ['1 watt', '1 W'],
    ['5mm', '0.005 m'], ['2cm', '0.02 m'], ['10米', '10 m'], ['10ms', '0.01 s'], ['3dB', '3 dB'], ['85°C', '85 °C'], ['-40 ℃', '-40 °C'], ['+125degC', '125 °C'], ['1T ohm', '1000000000000 Ω'],
    // Spelt out, in both languages.
    ['2 farads', '2 F'], ['10 picofarad', '1e-11 F'], ['1 henry', '1 H'], ['10 nanohenry', '1e-8 H'], ['2 henrys', '2 H'], ['5 volt', '5 V'], ['230VAC', '230 V'], ['5 milliamp', '0.005 A'], ['10 watts', '10 W'],
    ['10欧姆', '10 Ω'], ['50赫兹', '50 Hz'], ['10皮法', '1e-11 F'], ['100纳法', '1e-7 F'], ['10毫亨', '0.01 H'], ['5伏', '5 V'], ['2安', '2 A'], ['10瓦', '10 W'], ['5秒', '5 s'], ['5毫米', '0.005 m'], ['2厘米', '0.02 m'], ['85度', '85 °C'],
    // Signs, shares and fractions.
    ['±1%', '1 %'], ['+/-5 %', '5 %'], ['+-10%', '10 %'], ['1％', '1 %'], ['0.5 percent', '0.5 %'], ['±0.25pF', '2.5e-13 F'],
    ['1/10W', '0.1 W'], ['1/4 W', '0.25 W'], ['¼W', '0.25 W'], ['1/2', '0.5'], ['3/4 kW', '750 W'],
    // Numbers.
    ['47', '47'], ['104', '104'], ['0', '0'], ['-5', '-5'], ['.5', '0.5'], ['1e3', '1000'], ['9.55E+12', '9550000000000'], ['1e-7 F', '1e-7 F'],
    ['4,7 kΩ', '4700 Ω'], ['0,1uF', '1e-7 F'], ['1,5', '1.5'], ['1,000,000 Hz', '1000000 Hz'], ['1,000.5', '1000.5'], ['0,100', '0.1'], ['1.000', '1'], ['-4,7', '-4.7'], ['1,000.25', '1000.25'], ['12345,678', '12345.678'], ['1,0000', '1'], ['1,000,000e-12 F', '1e-6 F'],
    // Full width.
    ['４７ｋΩ', '47000 Ω'], ['４．７ｕＦ', '0.0000047 F'], ['  4.7   kΩ ', '4700 Ω'], ['−40°C', '-40 °C'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(normal(expected));
  });

  test.each(['0603', '0402', '01005', '1206', '2512', '0805', '０６０３'])('%s is a size, not a value, whatever the kind', (text) => {
    expect(read(text)).toBe(`size ${text.normalize('NFKC')}`);
    expect(read(text, 'resistor')).toBe(`size ${text.normalize('NFKC')}`);
  });

  test.each(['', ' ', 'abc', 'LM358', '2N7002', '1N4148', '1N914', '2N3904', '10P', '10²', '10⁴', '1½W', '1/0', '4k7k', '4R7F', '6V3A', 'Ω', '%', '1 2', '0.1uF/50V', '10k 1%', '1,2,3', '1,00,0', '4.7.1', '10x', '10 kk', '10c', '10cF', '10k%', '1kdB', '5 kg', '±', '1k2345', '+80/-20%', '10±5V', '100+-5%', '1.4k7', '4R7kΩ', '10m°C', '1 ½W', '1e', '0x10', '1e999', 'R', 'k7k'])(
    '%j is unreadable',
    (text) => {
      expect(read(text)).toBe('unreadable');
    },
  );

  test.each([
    ['4r7', '4.7 Ω'], ['3v3', '3.3 V'], ['1Mega', '1000000'], ['1 Mega ohm', '1000000 Ω'], ['10 KILO', '10000'], ['10mR', '0.01 Ω'], ['1MR', '1000000 Ω'],
  ])('%s is %s, in whatever case it is written', (text, expected) => {
    expect(read(text)).toBe(normal(expected));
  });

  test.each(['U1', 'M3', 'A1', 'V1', 'W2', 'K2', 'G1', 'P1', '8P2', '3000TR', '10nR', '10g', '10kF', '1GH', '4k7F'])('%s names or counts something and is no value', (text) => {
    expect(read(text)).toBe('unreadable');
  });

  test.each(['50/60Hz', '120/240V', '3/5A', '1/2Ω', '0/5W', '10/16W', '1-1/2W', '0603,', '47,', ',5'])('%s is not one number', (text) => {
    expect(read(text)).toBe('unreadable');
  });

  test('what is no text is unreadable', () => {
    for (const input of [null, undefined, 47, {}]) expect(Reflect.apply(parseValue, null, [input])).toEqual({ status: 'unreadable' });
  });
});

describe('codes and missing units, where the kind says what the value is of', () => {
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

  test('a capacitor is never of kilofarads', () => {
    for (const text of ['1K', '4k7', '10G']) expect(read(text, 'capacitor')).toBe('unreadable');
    for (const text of ['1K', '4k7']) expect(read(text, 'inductor')).toBe('unreadable');
  });

  test.each<[string, ValueKind]>([['2104K', 'capacitor'], ['104KX', 'capacitor'], ['300 mK', 'temperature']])('%s of %s is unreadable', (text, kind) => {
    expect(read(text, kind)).toBe('unreadable');
  });

  test('0 is the same in every unit, and has no sign', () => {
    expect(read('0', 'capacitor')).toBe('0 F');
    expect(parseValue('-0 V')).toEqual({ status: 'value', value: 0, unit: 'V' });
  });
});

describe('ranges keep both ends', () => {
  test.each([
    ['-40~125°C', '-40 … 125 °C'], ['-40℃~+85℃', '-40 … 85 °C'], ['3-5A', '3 … 5 A'], ['100-200mA', '0.1 … 0.2 A'], ['1 to 10 kΩ', '1000 … 10000 Ω'], ['1k~10k', '1000 … 10000'], ['2.7V ... 5.5V', '2.7 … 5.5 V'], ['10～20%', '10 … 20 %'], ['3至5V', '3 … 5 V'], ['5~3V', '3 … 5 V'], ['-5–5 V', '-5 … 5 V'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each(['74-1', '2026-10-27', 'LM358-N', '1V~2A', '10MH~20MH', '1~', '~1', '3-x', '1-2-3V', '0603-0805'])('%s is none', (text) => {
    expect(read(text)).toBe('unreadable');
  });
});

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

  test('what is no number shows as -', () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) expect(formatValue(value, 'Ω', 'en')).toBe('-');
  });
});

test('the units of values, as they are written', () => {
  for (const unit of ['Ω', 'F', 'H', 'V', 'A', 'W', 'Hz', 's', 'm', '°C', 'K', '%', 'dB', '']) expect(isUnit(unit)).toBe(true);
  for (const text of ['ohm', 'kΩ', 'hz', 'mm', 'pcs', ' ']) expect(isUnit(text)).toBe(false);
});

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

  test('property: any finite value comes back from its text', () => {
    const units = fc.constantFrom<Unit>('Ω', 'F', 'H', 'V', 'A', 'W', 'Hz', 's', 'm', '°C', 'K', '%', 'dB');
    check(fc.tuple(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e18, max: 1e18 }), units), ([value, unit]) => {
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

/** The way JavaScript writes a number, so that expectations may be written for people. */
function normal(text: string): string {
  const [figure = '', ...unit] = text.split(' ');
  return [String(Number(figure)), ...unit].join(' ');
}
