import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAttribute } from '../../functions/mall/catalogue/format';
import { describer } from '../../functions/mall/catalogue/generator/describe';
import { withFacts } from '../../functions/mall/catalogue/generator/category-facts';
import { lifecycleOf, packingOf } from '../../functions/mall/catalogue/generator/handling';
import { ratingsOf } from '../../functions/mall/catalogue/generator/ratings';
import { catalogueAttributes } from '../../functions/mall/catalogue/vocabularies/attributes';
import { valueName } from '../../functions/mall/catalogue/value-names';

const units = new Map(catalogueAttributes().map(({ key, unit }) => [key, unit]));
const describeProduct = describer((key) => units.get(key) ?? '');

describe('the description of a product', () => {
  const mosfet = { channel: 'N-channel', voltage: 30, current: 5.7, rds_on: 0.026, mounting: 'SMD' };

  it('is its kind, the values by which it is chosen, and its package', () => {
    expect(describeProduct({ name: 'N-channel MOSFET', attributes: mosfet, packageName: 'SOT-23' }, 'en')).toBe('N-channel MOSFET, 30 V, 5.7 A, 26 mΩ, SOT-23');
    expect(describeProduct({ name: 'N 沟道 MOSFET', attributes: mosfet, packageName: 'SOT-23' }, 'cn')).toBe('N 沟道 MOSFET，30 V，5.7 A，26 mΩ，SOT-23');
    expect(describeProduct({ name: 'Transistor', attributes: mosfet, packageName: 'SOT-23' }, 'en')).toBe('Transistor, N-channel, 30 V, 5.7 A, 26 mΩ, SOT-23');
  });

  it('states a supply range as one value, counts with their word, and the mounting if there is no package', () => {
    const header = { positions: 4, pitch: 0.00254, supply_voltage_min: 3, supply_voltage_max: 32, mounting: 'Through-hole' };
    expect(describeProduct({ name: 'Pin header, 2.54 mm', attributes: header, packageName: '' }, 'en')).toBe('Pin header, 2.54 mm, 4P, 3–32 V, Through-hole');
    expect(describeProduct({ name: '12.5 V converter', attributes: { resolution: 16, voltage: 5, mounting: 'SMD' }, packageName: '' }, 'cn')).toBe('12.5 V converter，16 位，5 V，贴片');
  });

  it('never repeats a value that the name states with zeros', () => {
    expect(describeProduct({ name: 'XH header, 2.50 mm', attributes: { pitch: 0.0025, mounting: 'SMD' }, packageName: '' }, 'en')).toBe('XH header, 2.50 mm, SMD');
  });
});

describe('the facts of a product', () => {
  const resistor = { mpn: 'RC0603FR-0710KL', name: 'Thick film chip resistor', packageName: '0603', category: '010101' };

  it('hold for its category and package, and never replace what its series states', () => {
    expect(withFacts({ ...resistor, attributes: { resistance: 1e4, power: 0.2 } })).toMatchObject({
      resistance: 1e4, power: 0.2, voltage: 75, composition: 'Thick film', mounting: 'SMD', rohs: 'Yes',
    });
    expect(withFacts({ ...resistor, packageName: 'TO-220', category: '060101', attributes: { voltage: 100, current: 33 } })).toMatchObject({ power: 150, mounting: 'Through-hole' });
  });

  it('may come from its name', () => {
    expect(withFacts({ ...resistor, name: 'Rotary encoder, 15 pulses', category: '150205', attributes: {} })).toMatchObject({ pulses: 15 });
    expect(withFacts({ ...resistor, name: 'Powerpole PP15–45 housing, red', category: '141003', attributes: {} })).toMatchObject({ color: 'Red' });
  });
});

describe('ratings', () => {
  it('follow from other ratings, with two digits', () => {
    expect(ratingsOf('070101', { standoff_voltage: 5, clamping_voltage: 9.2, peak_pulse_power: 400 })).toEqual({ breakdown_voltage: 5.6, surge_current: 43 });
    expect(ratingsOf('070101', { standoff_voltage: 5 })).toEqual({ breakdown_voltage: 5.6 });
    expect(ratingsOf('060101', { voltage: 100, current: 10 })).toMatchObject({ rds_on: 0.04, gate_threshold: 2 });
  });
});

describe('the packing of a product', () => {
  it.each([
    [{ mpn: 'LT1763CS8#TRPBF', packageName: 'SOIC-8', mounting: 'SMD', pack: 100 }, 'Reel'],
    [{ mpn: 'STM32F103C8T6', packageName: 'LQFP-48', mounting: 'SMD', pack: 250 }, 'Tray'],
    [{ mpn: 'LM358P', packageName: 'DIP-8', mounting: 'Through-hole', pack: 50 }, 'Tube'],
    [{ mpn: 'LM358D', packageName: 'SOIC-8', mounting: 'SMD', pack: 75 }, 'Tube'],
    [{ mpn: 'CFR-25JB-52-1R', packageName: 'Axial 2.4x6.3mm', mounting: 'Through-hole', pack: 5000 }, 'Ammo pack'],
    [{ mpn: 'RC0603FR-0710KL', packageName: '0603', mounting: 'SMD', pack: 5000 }, 'Reel'],
    [{ mpn: 'XT60', packageName: '', mounting: 'Cable', pack: 100 }, 'Bag'],
  ])('%o: %s', (product, packing) => {
    expect(packingOf(product)).toBe(packing);
  });
});

it('the lifecycle of the most wanted products is always active', () => {
  fc.assert(fc.property(fc.string(), (key) => {
    expect(lifecycleOf(key, true)).toBe('Active');
    expect(['Active', 'Not for new designs', 'Obsolete']).toContain(lifecycleOf(key, false));
  }));
});

describe('attribute values', () => {
  it('have names in both languages where they are words', () => {
    expect([formatAttribute('channel', 'N-channel', '', 'cn'), formatAttribute('channel', 'N-channel', '', 'en')]).toEqual(['N 沟道', 'N-channel']);
    expect([valueName('X7R', 'cn'), valueName('constructor', 'cn')]).toEqual(['X7R', 'constructor']);
  });

  it('have prefixes in units of data rates and light', () => {
    expect([formatAttribute('data_rate', 2.5e6, 'bit/s', 'en'), formatAttribute('sample_rate', 860, 'S/s', 'en'), formatAttribute('luminous_intensity', 0.12, 'cd', 'cn')]).toEqual(['2.5 Mbit/s', '860 S/s', '120 mcd']);
    expect(formatAttribute('slew_rate', 0.3, 'V/µs', 'en')).toBe('0.3 V/µs');
  });
});
