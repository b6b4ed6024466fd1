import { describe, expect, test } from 'vitest';
import { catalogueCategories } from '../../functions/mall/catalogue/vocabularies/categories';

/** The English names of the first level. */
const NAMES = catalogueCategories().filter(({ level }) => level === 1).map(({ nameEn }) => nameEn);

describe('the default catalogue', () => {
  test('has passive parts', () => {
    expect(NAMES).toEqual(expect.arrayContaining(['Resistors', 'Capacitors', 'Inductors and magnetics', 'Crystals and timing']));
  });

  test('has active parts', () => {
    expect(NAMES).toEqual(expect.arrayContaining(['Transistors and MOSFETs', 'Amplifiers and comparators', 'Logic ICs', 'Microcontrollers and processors', 'Memory']));
  });

  test('has power devices', () => {
    expect(NAMES).toEqual(expect.arrayContaining(['Power management ICs', 'Diodes and rectifiers']));
  });

  test('has protection devices', () => {
    expect(NAMES).toContain('Circuit protection');
  });
});
