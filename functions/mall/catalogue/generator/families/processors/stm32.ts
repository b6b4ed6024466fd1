/** STM32 and STM8 by pins, flash, body and temperature. */
import stm32Rows from '../../data/stm32.csv?raw';
import stm8Rows from '../../data/stm8.csv?raw';
import type { Series } from '../../series';
import { microGrid, type Letters } from './micro';

const LETTERS: Letters = {
  pins: { J: 8, D: 14, Y: 20, F: 20, E: 25, G: 28, K: 32, T: 36, H: 40, S: 44, C: 48, U: 63, R: 64, M: 80, O: 90, V: 100, Q: 132, Z: 144, A: 169, I: 176, B: 208, N: 216, X: 240 },
  flash: { 3: 8, 4: 16, 6: 32, 8: 64, B: 128, Z: 192, C: 256, D: 384, E: 512, F: 768, G: 1024, H: 1536, I: 2048, J: 4096 },
  body: { T: 'LQFP', U: 'QFN', H: 'BGA', I: 'BGA', P: 'TSSOP', Y: 'WLCSP', M: 'SOIC', J: 'BGA' },
};
const STM8: Letters = {
  pins: { J: 8, F: 20, G: 28, K: 32, S: 44, C: 48, R: 64, M: 80 },
  flash: { 1: 2, 2: 4, 3: 8, 4: 16, 6: 32, 7: 48, 8: 64, 9: 96, B: 128, A: 128 },
  body: { T: 'LQFP', U: 'QFN', P: 'TSSOP', M: 'SOIC', B: 'DIP' },
};

/** The letters of STM32 part numbers: {@link LETTERS}, and letters that only the larger microcontrollers have. */
const STM32: Letters = { ...LETTERS, pins: { ...LETTERS.pins, L: 225 }, body: { ...LETTERS.body, K: 'BGA', V: 'QFN', Q: 'BGA' } };

export function stm32(): Series[] {
  return [...microGrid('stm32.csv', stm32Rows, () => STM32), ...microGrid('stm8.csv', stm8Rows, () => STM8)];
}
