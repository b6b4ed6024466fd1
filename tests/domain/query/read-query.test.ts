import { describe, expect, test } from 'vitest';
import { queryLabel } from '~/domain/query/query-label';
import { readQuery } from '~/domain/query/read-query';
import { keywordAs, keywordWithout } from '~/domain/query/rewrite-keyword';
import { tradeVocabulary } from './trade-vocabulary';

/** Terms as `kind label`, joined by bars. */
function read(keyword: string): string {
  return readQuery(keyword, tradeVocabulary).map((term) => `${term.kind} ${queryLabel(term, 'en')}`).join(' | ');
}

/** The readings of the term that has several. */
function readings(keyword: string): string[] {
  const term = readQuery(keyword, tradeVocabulary).find((one) => one.readings !== undefined);
  return (term?.readings ?? []).map((reading) => queryLabel(reading, 'en'));
}

/** The attributes to which the values of a keyword may belong. */
function keys(keyword: string): string[] {
  return readQuery(keyword, tradeVocabulary).flatMap((term) => (term.kind === 'value' ? [`${term.text}: ${term.operator === 'in' ? term.key : term.keys.join(', ')}`] : []));
}

describe('a keyword is read into terms', () => {
  test.each([
    ['', ''],
    ['this is total rubbish', 'word this | word is | word total | word rubbish'],
    ['10k 0603 1%', 'value 10 kΩ | package 0603 | value ±1%'],
    ['贴片电阻 4k7', 'category Chip resistors | value 4.7 kΩ'],
    ['国巨10k电阻1%', 'brand YAGEO | value 10 kΩ | category Resistors | value ±1%'],
    ['≥50V 10uF X7R', 'value ≥ 50 V | value 10 µF | value X7R'],
    ['8MHz crystal 3225', 'value 8 MHz | category Crystals | package SMD3225-4P'],
    ['16MHz crystal 3225', 'value 16 MHz | category Crystals | package SMD3225-4P'],
    ['16 MHz 3225', 'value 16 MHz | package SMD3225-4P'],
    ['mosfet n channel 30v sot23', 'category MOSFETs | value N | value ≥ 30 V | package SOT-23'],
    ['N沟道MOS管30V', 'category N-channel MOSFETs | value ≥ 30 V'],
    ['MOSFET N 30V', 'category MOSFETs | value N | value ≥ 30 V'],
    ['470k HV', 'value 470 kΩ | word hv'],
    ['usb c', 'category USB Type-C connectors'],
    ['rail to rail op amp', 'value Rail-to-rail | category Operational amplifiers'],
    ['jst ph 2.0 4 pin', 'brand JST | word ph | value 2 mm | value 4 positions'],
    ['2x20 pin header 2.54mm', 'value 40 positions | category Pin headers and sockets | value 2.54 mm'],
    ['i2c Y7Z rs485', 'value I²C | word y7z | word rs485'],
    ['dual op amp', 'value 2 channels | category Operational amplifiers'],
    ['capacitor 100nF 0603, warehouse 5', 'category Capacitors | value 100 nF | package 0603 | word warehouse | word 5'],
    ['SMD LED GREEN 0805', 'value SMD | category LEDs | value Green | package 0805'],
  ])('%j', (keyword, terms) => expect(read(keyword)).toBe(terms));
});

describe('a part number', () => {
  test.each(['LM358', 'stm32f103c8', '1N4148W', '2N7002', 'BC547', '10N60', '1N4148', '78M05', '4n35', 'LM358/NOPB', 'BSS138PW,115', 'SSM3J332R,LF', 'B4B-PH-K-S(LF)(SN)', '9774030151R', '7805'])(
    '%s is one',
    (keyword) => {
      const terms = readQuery(keyword, tradeVocabulary);
      expect(terms.map(({ kind, text }) => `${kind} ${text}`)).toEqual([`number ${keyword}`]);
    },
  );
  test.each([['"10k"', 'number 10K'], ['STM32F103C8T6/LQFP48', 'number STM32F103C8T6 | package LQFP-48'], ['LM358,NE555', 'number LM358 | number NE555'], ['texas instruments lm358', 'brand Texas Instruments | number LM358']])(
    '%s',
    (keyword, terms) => expect(read(keyword)).toBe(terms),
  );
  test.each(['100n', '10k', '4k7', '0603', '47', '10uF'])('%s is none', (keyword) => expect(read(keyword)).not.toContain('number'));
});

describe('a value', () => {
  test.each([
    ['10k ohm', '10 kΩ'], ['10 kΩ', '10 kΩ'], ['4,7k', '4.7 kΩ'], ['10千欧', '10 kΩ'], ['100微法', '100 µF'], ['10 micro Farad', '10 µF'], ['100NF', '100 nF'], ['1n5F', '1.5 nF'], ['6v3', '6.3 V'],
    ['25V+', '≥ 25 V'], ['>=25V', '≥ 25 V'], ['min 25V', '≥ 25 V'], ['25V以上', '≥ 25 V'], ['at least 3 A', '≥ 3 A'], ['<=1%', '±1%'], ['±1%', '±1%'], ['+-30%', '±30%'], ['max 5A', '≤ 5 A'],
    ['3-5A', '3 A – 5 A'], ['16V~25V', '16 V – 25 V'], ['-40~125°C', '−40 °C – 125 °C'], ['1/8W', '0.125 W'], ['64KB', '64 KB'], ['512kbit', '512 Kbit'], ['±20ppm', '±20 ppm'],
  ])('%s is %s', (keyword, label) => expect(read(keyword)).toBe(`value ${label}`));

  test.each([
    ['10uF 25V', '10uF: capacitance', '25V: voltage'], ['zener 5.1V', '5.1V: zener_voltage'], ['LDO 3.3V 1A', '3.3V: output_voltage', '1A: output_current'], ['继电器 12V', '12V: coil_voltage'],
    ['mosfet <10mΩ', '<10mΩ: rds_on'], ['load capacitance 12pF 16MHz crystal', 'load capacitance 12pF: load_capacitance', '16MHz: frequency'], ['耐压50V 10uF', '耐压50V: voltage', '10uF: capacitance'],
    ['120R@100MHz 磁珠', '120R@100MHz: impedance'], ['NTC 10k', '10k: nominal_resistance, resistance'], ['10k 0603', '10k: resistance'], ['NCP18XH103 10k', '10k: resistance, impedance, nominal_resistance'], ['NTC 阻值 10k', '阻值 10k: resistance, nominal_resistance'], ['64KB flash mcu', '64KB flash: flash'], ['opamp 5V', '5V: supply_voltage_min, supply_voltage_max'], ['5V 1A', '5V: ', '1A: '],
  ])('%s belongs to its attribute', (keyword, ...expected) => expect(keys(keyword)).toEqual(expected));

  test('a rating is at least what is typed, a tolerance at most, a main value exactly', () => {
    expect(read('100nF 50V 10%')).toBe('value 100 nF | value ≥ 50 V | value ±10%');
    expect(read('10k 0.1W')).toBe('value 10 kΩ | value ≥ 0.1 W');
    expect(read('zener 5.1V 500mW')).toBe('category Zener diodes | value 5.1 V | value ≥ 0.5 W');
  });

  test('a number alone is none', () => {
    expect(read('47')).toBe('word 47');
    expect(read('resistor 47')).toBe('category Resistors | value 47 Ω');
    expect(read('resistor 10k 47')).toBe('category Resistors | value 10 kΩ | word 47');
  });
});

describe('a package', () => {
  test.each([
    ['TSSOP16', 'TSSOP-16'], ['TSSOP-16', 'TSSOP-16'], ['LQFP64', 'LQFP-64'], ['SOD123', 'SOD-123'], ['SOT23', 'SOT-23'], ['SOT 23', 'SOT-23'], ['SOT-23-5', 'SOT-23-5'], ['0603', '0603'],
    ['C_0402_1005Metric', '0402'], ['qfn', 'QFN-16 / QFN-32'], ['SMA(DO-214AC)', 'SMA'], ['0603(1608)', '0603'],
  ])('%s is %s', (keyword, name) => expect(read(keyword)).toBe(`package ${name}`));

  test('a size of a component is no value', () => {
    expect(read('capacitor 0603')).toBe('category Capacitors | package 0603');
    expect(read('led 0603')).toBe('category LEDs | package 0603');
    expect(read('电阻 1608')).toBe('category Resistors | package 0603');
  });

  test('a package that is also a connector is a word beside connectors', () => expect(readings('sma connector')).toEqual(['sma', 'SMA']));
});

describe('what may mean several things has readings', () => {
  test.each([
    ['4700 capacitor', ['4.7 nF', '4.7 µF', '4700 µF']],
    ['电容 220', ['220 pF', '220 nF', '220 µF', '22 pF']],
    ['电解电容 220', ['220 µF', '220 nF', '220 pF', '22 pF']],
    ['resistor 220', ['220 Ω', '22 Ω']],
    ['8M', ['8 MΩ', '8 MHz']],
    ['100n', ['100 nF', '100 nH']],
    ['16p', ['16 positions', '16 pF']],
    ['diodes sot23', ['Diodes and rectifiers', 'Diodes Incorporated']],
  ])('%s', (keyword, expected) => expect(readings(keyword)).toEqual(expected));

  test.each([
    ['8M crystal', '8 MHz'], ['8M 3225', '8 MHz'], ['1M 0603', '1 MΩ'], ['100n 50V', '100 nF'], ['100n 1A', '100 nH'], ['104 电容', '100 nF'], ['104 X7R', '100 nF'], ['104K 0603 capacitor', '100 nF'],
    ['32.768k crystal', '32.768 kHz'], ['16p connector', '16 positions'],
  ])('%s is decided by the other terms', (keyword, label) => {
    expect(readings(keyword)).toEqual([]);
    expect(read(keyword)).toContain(`value ${label}`);
  });
});

test('a list in one chunk is cut, a part number is not', () => {
  expect(read('10nF/50V/X7R')).toBe('value 10 nF | value ≥ 50 V | value X7R');
  expect(read('10uF,25V,X7R,0805')).toBe('value 10 µF | value ≥ 25 V | value X7R | package 0805');
  expect(read('CPL-CAP-X7R-0402-100NF-16V')).toBe('word cpl | category Capacitors | value X7R | package 0402 | value 100 nF | value ≥ 16 V');
  expect(read('RC0603FR-0710KL')).toBe('number RC0603FR0710KL');
});

test('a keyword is rewritten by its terms', () => {
  const keyword = '4700 capacitor 0603';
  const [number, , size] = readQuery(keyword, tradeVocabulary);
  const micro = number?.readings?.[1];
  expect(size && keywordWithout(keyword, size)).toBe('4700 capacitor');
  expect(number && micro && keywordAs(keyword, number, micro)).toBe('4.7µF capacitor 0603');
});
