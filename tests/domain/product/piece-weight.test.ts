import { describe, expect, test } from 'vitest';
import { pieceWeight } from '~/domain/product/piece-weight';

describe('a piece weighs', () => {
  test('what the catalogue states, even nothing', () => {
    expect([pieceWeight({ weight: 0.5, packageName: '0402' }), pieceWeight({ weight: 0, packageName: 'TO-220' }), pieceWeight({})]).toEqual([0.5, 0, 1]);
  });

  test.each([
    ['0402', 0.0015], ['1005 metric', 0.0015], ['SC-70', 0.006], ['DO-214AC', 0.07], ['SOIC-8', 0.096], ['SO-8', 0.096], ['TSSOP-16', 0.08], ['LQFP-64', 0.384], ['QFN-32', 0.096],
    ['PDFN5x6-8', 0.024], ['BGA-256', 1.024], ['DIP-14', 0.91], ['TO-247', 6.2], ['D8xL12mm', 1.2064], ['SMD D4xL5.4mm', 0.1357], ['Axial 2.4x6.3mm', 0.057],
    ['29x12.7x15.7mm', 11.5646], ['6x6mm', 0.216], ['80x80x25mm', 128], ['THT, P=2.54mm', 2], ['SMD, P=0.5mm', 1], ['Cable, P=2mm', 4], ['LED 5mm', 0.3], ['', 1], ['Radial', 1], ['toString', 1],
  ])('in %j usually %d g', (name, grams) => {
    expect(pieceWeight({ packageName: name })).toBe(grams);
  });
});
