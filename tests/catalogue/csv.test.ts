import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as cell from '../../functions/mall/catalogue/generator/reading/cells';
import { readCsv } from '../../functions/mall/catalogue/csv/read-csv';
import { icSeries } from '../../functions/mall/catalogue/generator/reading/ic-series';
import { mpnForms } from '../../functions/mall/catalogue/generator/reading/mpn-forms';
import { GRID, gridValues, isBounded, NO_BOUNDS } from '../../functions/mall/catalogue/generator/reading/value-grid';
import { optionSeries } from '../../functions/mall/catalogue/generator/reading/option-series';

const SERIES = 'category,brand,name_cn,name_en,mpn,options,counts,positions,attributes,package,pack,price,price_each,packaging,popularity,falloff,except\n';
const OPTIONS = 'list,code,name_cn,name_en,attributes,package,pack,price,price_factor,popularity,min,max\n';

const productsOf = (series: string, options = '') => optionSeries('relays', SERIES + series, OPTIONS + options).flatMap(({ products }) => [...products()]);

describe('a row of a CSV file', () => {
  const ROW = v.strictObject({ brand: cell.brand, pack: cell.pieces, attributes: cell.attributes });
  const read = (rows: string) => readCsv('relays.csv', `brand,pack,attributes\n${rows}`, ROW);

  it('is checked, and an error names file, line and field', () => {
    expect(() => read('Omron,50,\nOmron,many,')).toThrow('relays.csv, line 3, pack: not a number: many');
    expect(() => read('Omron,2.5,')).toThrow('relays.csv, line 2, pack: not a whole number: 2.5');
    expect(() => read('Nobody,50,')).toThrow('relays.csv, line 2, brand: no such brand: Nobody');
    expect(() => read('Omron,50,volume=3')).toThrow('relays.csv, line 2, attributes: no such attribute: volume=3');
    expect(() => read('Omron,50')).toThrow(/^relays\.csv, line 2: /);
    expect(() => readCsv('relays.csv', 'brand,pack,attributes,colour\nOmron,50,,red', ROW)).toThrow('relays.csv, line 2, colour: ');
  });

  it('must be unique in a unique column', () => {
    const KEYED = v.strictObject({ name: cell.someText, agent: cell.flag });
    expect(readCsv('brands.csv', 'name,agent\nOmron,yes\nTE,', KEYED, 'name')).toEqual([{ name: 'Omron', agent: true }, { name: 'TE', agent: false }]);
    expect(() => readCsv('brands.csv', 'name,agent\nOmron,yes\nTE,\nOmron,', KEYED, 'name')).toThrow('brands.csv, line 4, name: stands twice: Omron');
    expect(() => readCsv('brands.csv', 'name,agent\nOmron,no', KEYED, 'name')).toThrow('brands.csv, line 2, agent: neither "yes" nor empty: no');
  });

  it('must refer to an entry of another table', () => {
    const sizes = new Map([['0402', { pack: 10_000 }]]);
    const SIZED = v.strictObject({ size: cell.entryOf(sizes, 'size'), price: cell.optional(cell.positive) });
    expect(readCsv('chips.csv', 'size,price\n0402,', SIZED)).toEqual([{ size: { pack: 10_000 }, price: undefined }]);
    expect(() => readCsv('chips.csv', 'size,price\n0402,1\n0603,1', SIZED)).toThrow('chips.csv, line 3, size: no such size: 0603');
    expect(() => readCsv('chips.csv', 'size,price\n0402,-1', SIZED)).toThrow('chips.csv, line 2, price: not above 0: -1');
  });

  it('fills in the placeholders of a part number', () => {
    const MPN = mpnForms<{ volts: number }>({ volts: ({ volts }) => String(volts), volts3: ({ volts }) => `${volts}0` });
    const NUMBERED = v.strictObject({ mpn: MPN.cell });
    expect(readCsv('diodes.csv', 'mpn\nSMAJ{volts}-{volts3}', NUMBERED).map(({ mpn }) => MPN.write(mpn, { volts: 12 }))).toEqual(['SMAJ12-120']);
    expect(() => readCsv('diodes.csv', 'mpn\nSMAJ{volts}{end}', NUMBERED)).toThrow('diodes.csv, line 2, mpn: no such placeholder: {end}');
  });

  it('has a product for each value of a series, of a list, or that it names', () => {
    const GRIDDED = v.pipe(v.strictObject({ ...GRID }), v.check((row) => isBounded(row), NO_BOUNDS));
    const values = (row: string) => readCsv('resistors.csv', `values,from,to\n${row}`, GRIDDED).flatMap(gridValues).map(({ value }) => value);
    expect(values('E6,100,1k')).toEqual([100, 150, 220, 330, 470, 680, 1000]);
    expect(values('shunts,1m,3m')).toEqual([0.001, 0.002, 0.003]);
    expect(values('4.7k 10k,,')).toEqual([4700, 10_000]);
    expect(() => values('E6,100,')).toThrow('resistors.csv, line 2, row: a series of values needs its bounds');
    expect(() => values('E7,1,10')).toThrow('resistors.csv, line 2, values: neither a series nor values: E7');
    expect(() => values('E6,1k,much')).toThrow('resistors.csv, line 2, to: not a value: much');
  });

  it('writes attributes with prefixes, and memory in powers of 1,024', () => {
    expect(read('Omron,1,supply_voltage_min=2.7; bandwidth=1.1M; interface=I²C; flash=64K; temperature_min=-40; frequency_tolerance=±20 ppm')[0]?.attributes).toEqual({
      supply_voltage_min: 2.7, bandwidth: 1.1e6, interface: 'I²C', flash: 65536, temperature_min: -40, frequency_tolerance: '±20 ppm',
    });
  });
});

describe('a series of options', () => {
  it('has a product for each choice', () => {
    const products = productsOf(
      '150301,Omron,功率继电器 %,"Power relay, %",G5LE-{} DC{},contacts coils,,,voltage=250; contact_form,22.5x16.5x19mm,100,5.6,,piece,0.6,0.12,G5LE-1A DC24\n',
      'contacts,1,,,contact_form=SPDT,,,,,,,\ncontacts,1A,,,contact_form=SPST-NO,,,,1.5,,,\ncoils,12,12 V 线圈,12 V coil,coil_voltage=12,,,,,1,,\ncoils,24,24 V 线圈,24 V coil,coil_voltage=24,DIP-8,50,,,,,\n',
    );
    expect(products.map(({ mpn, packageName, pack, price }) => [mpn, packageName, pack, price])).toEqual([
      ['G5LE-1 DC12', '22.5x16.5x19mm', 100, 5.6], ['G5LE-1 DC24', 'DIP-8', 50, 5.6], ['G5LE-1A DC12', '22.5x16.5x19mm', 100, 8.4],
    ]);
    expect(products[0]?.name).toEqual(['功率继电器 12 V 线圈', 'Power relay, 12 V coil']);
    expect(Object.entries(products[2]?.attributes ?? {})).toEqual([['voltage', 250], ['contact_form', 'SPST-NO'], ['coil_voltage', 12]]);
    expect(products[2]?.popularity).toBeCloseTo(1 / 1.12);
  });

  it('counts positions', () => {
    const products = productsOf('140101,Samtec,排针,Pin header,TSW-1{n2},,"2,4-8/2",count per row,rows=2,,200,0.4,0.1,small,0.3,0,\n');
    expect(products.map(({ mpn, attributes, price }) => [mpn, attributes.positions, price])).toEqual([
      ['TSW-102', 4, 0.6], ['TSW-104', 8, 0.8], ['TSW-106', 12, 1], ['TSW-108', 16, 1.2],
    ]);
  });

  it('names errors in its cells and lists', () => {
    const row = (mpn: string, lists: string) => `150301,Omron,继电器,Relay,${mpn},${lists},,,,,100,5.6,,piece,0.6,0.12,\n`;
    expect(() => productsOf(row('G5{}', 'coils'))).toThrow('relays-options.csv: no list coils, which Omron G5{} chooses from');
    expect(() => productsOf(row('G5{}', ''))).toThrow('relays.csv: Omron G5{} has not one list for each {}');
    expect(() => productsOf(row('G5', '').replace('5.6,', '5.6,dear'))).toThrow('relays.csv, line 2, price_each: not a number: dear');
    expect(() => productsOf(row('G5', '').replace(',,,,,', ',,2-x,,,'))).toThrow('relays.csv, line 2, counts: not a list of counts: 2-x');
  });
});

describe('a series of integrated circuits', () => {
  const HEAD = 'category,brand,name_cn,name_en,bases,suffixes,endings,pins,package,pack,attributes,values_of,values,price,packaging,popularity\n';
  const BASES = 'brand,base,package,pack,price_factor,attributes\nTexas Instruments,LM2-{v},DIP-8,,2,output_current=3\n';
  const ENDINGS = 'list,suffix,package,pack,price_factor\nown,X,SOT-23-5,3000,1.5\nown,DR,,,\n';
  const read = (row: string) => icSeries('regulators', HEAD + row, BASES, ENDINGS).flatMap(({ products }) => [...products()]);
  const row = (bases: string, suffixes: string, endings: string, values: string) =>
    `080101,Texas Instruments,稳压器,Regulator,${bases},${suffixes},${endings},8,,,output_current=1,output_voltage,${values},1,piece,0.5\n`;

  it('has a product for each base, value and suffix of its maker', () => {
    expect(read(row('LM1-{v} LM2-{v}', 'DR', '', '3.3 5-6/1')).map(({ mpn, packageName, pack, price }) => [mpn, packageName, pack, price])).toEqual([
      ['LM1-3.3DR', 'SOIC-8', 2500, 1], ['LM1-5.0DR', 'SOIC-8', 2500, 1], ['LM1-6.0DR', 'SOIC-8', 2500, 1],
      ['LM2-3.3DR', 'DIP-8', 2500, 2], ['LM2-5.0DR', 'DIP-8', 2500, 2], ['LM2-6.0DR', 'DIP-8', 2500, 2],
    ]);
    expect(read(row('LM1', '', 'own', '')).map(({ mpn, packageName, price }) => [mpn, packageName, price])).toEqual([
      ['LM1X', 'SOT-23-5', 1.5], ['LM1DR', 'SOIC-8', 1],
    ]);
  });

  it('names a missing suffix or list', () => {
    expect(() => read(row('LM1', 'NOSUCH', '', ''))).toThrow('ic-suffixes.csv: Texas Instruments has no suffix NOSUCH');
    expect(() => read(row('LM1', '', 'theirs', ''))).toThrow('regulators-endings.csv: no list theirs, which Texas Instruments chooses from');
  });
});
