import { describe, expect, test } from 'vitest';
import { parseValue } from '~/domain/values/engineering-value';
import { normal, read } from '../values';

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

  test('what has more than 64 characters is unreadable', () => {
    expect(read(`1${'0'.repeat(63)}`)).toBe('1e+63');
    expect(read(`1${'0'.repeat(64)}`)).toBe('unreadable');
  });

  test('what is no text is unreadable', () => {
    for (const input of [null, undefined, 47, {}]) expect(Reflect.apply(parseValue, null, [input])).toEqual({ status: 'unreadable' });
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
