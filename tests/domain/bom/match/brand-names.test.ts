import { describe, expect, test } from 'vitest';
import { compareBrands } from '../../../../app/domain/bom/match/brand-names';
import { unicode } from '../../property';
import { check } from '../../property';

const isBrand = (name: string) => ['murata', 'yageo', 'texas instruments'].includes(name.toLowerCase());

describe('makers', () => {
  test.each([
    ['TI', ['Texas Instruments', '德州仪器'], 'same'],
    ['Texas Instruments Inc.', ['Texas Instruments'], 'same'],
    ['ST', ['STMicroelectronics'], 'same'],
    ['STMICROELECTRONICS', ['ST Microelectronics'], 'same'],
    ['Fairchild', ['onsemi'], 'same'],
    ['Linear Technology', ['Analog Devices'], 'same'],
    ['Murata', ['Murata Electronics North America'], 'same'],
    ['Würth Elektronik', ['Wurth'], 'same'],
    ['Atmel', ['Microchip Technology'], 'same'],
    ['TI / ST', ['STMicroelectronics'], 'same'],
    ['UNI-ROYAL(Uniroyal Elec)', ['UNI-ROYAL'], 'same'],
    ['Murata', ['YAGEO'], 'other'],
    ['ST', ['Texas Instruments'], 'other'],
    ['any', ['YAGEO'], 'unknown'],
    ['Digi-Key', ['YAGEO'], 'unknown'],
    ['', ['YAGEO'], 'unknown'],
    ['YAGEO', [''], 'unknown'],
  ] as const)('%s and %s: %s', (stated, names, expected) => {
    expect(compareBrands(stated, names, isBrand)).toBe(expected);
  });

  test('a name is its own maker, whatever its case and spaces', () => {
    check(unicode, (name) => {
      const folded = name.normalize('NFKC').toLowerCase().replace(/\([^()]*\)/g, ' ').replace(/[^\p{L}\p{N}]+/gu, '');
      if (folded !== '') expect(compareBrands(` ${name.toUpperCase()} `, [name.toUpperCase()], isBrand)).toBe('same');
    });
  });
});
