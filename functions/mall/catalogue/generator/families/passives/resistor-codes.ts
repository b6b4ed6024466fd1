/** The codes for ohms in part numbers of resistors. */
import { code3, code4, letterCode, type Preferred } from '../../values';

interface Valued {
  value: Preferred;
}

/** The placeholders for the value. The examples show the codes of 4.7 Ω and 4.7 kΩ, and for shunts of 5 mΩ. */
export const RESISTOR_FORMS = {
  /** `4R7`, `4K7`, `0R005` */
  letter: ({ value }: Valued) => letterCode(value),
  /** `4R70`, `4K70` */
  letter4: ({ value }: Valued) => letter4(value),
  /** `4R7`, `472` */
  code3: ({ value }: Valued) => code3(value),
  /** `4R70`, `4701` */
  code4: ({ value }: Valued) => code4(value),
  /** `470K`, `4701` */
  uniroyal: ({ value }: Valued) => uniroyal(value),
  /** `047J`, `0472` */
  uniroyal5: ({ value }: Valued) => (value.value >= 10 ? `0${code3(value)}` : `0${String(Math.round(value.value * 10)).padStart(2, '0')}J`),
  /** `4708`, `4701` */
  melf: ({ value }: Valued) => powerCode(value, ['0', '9', '8']),
  /** `5L000`; 10 mΩ is `R0100`. */
  shunt: ({ value }: Valued) => (value.value < 0.01 ? (value.value * 1e3).toFixed(3).replace('.', 'L') : `R${value.value.toFixed(4).slice(2)}`),
  /** `5L00`; 10 mΩ is `10L`. */
  shuntL: ({ value }: Valued) => (value.value * 1e3).toFixed(2).replace('.', 'L').slice(0, value.value < 0.01 ? 4 : 3),
  /** `5` */
  milliohms: ({ value }: Valued) => String(Math.round(value.value * 1e3)),
};

/** A code of four characters with a letter as decimal point: `10K0`, `4K70`, `100K`, `1M00`. */
function letter4({ value }: Preferred): string {
  const power = value >= 1e6 ? 6 : value >= 1e3 ? 3 : 0;
  const letter = power === 6 ? 'M' : power === 3 ? 'K' : 'R';
  const scaled = value / 10 ** power;
  const digits = 3 - String(Math.floor(scaled + 1e-9)).length;
  return digits === 0 ? `${Math.round(scaled)}${letter}` : scaled.toFixed(digits).replace('.', letter);
}

/** A code of three digits and a power of ten. @param below - the characters for the powers 0, −1 and −2 */
function powerCode(value: Preferred, below: readonly [string, string, string]): string {
  const code = code4(value);
  const point = code.indexOf('R');
  return point < 0 ? code : `${code.replace('R', '')}${below[3 - point] ?? ''}`;
}

/** Uniroyal's code for tolerances of 1 %. The letters J, K and L stand for the powers −1, −2 and −3, and M for smaller powers. */
function uniroyal(one: Preferred): string {
  const code = code4(one);
  if (!code.startsWith('R')) return powerCode(one, ['', 'J', 'K']);
  const digits = code.replace('R', '');
  return one.value >= 0.1 ? `${digits.slice(0, 3)}L` : `${digits.slice(1)}0M`;
}
