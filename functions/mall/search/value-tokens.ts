/**
 * Values as one word each, the same however they are written: 4k7, 4.7 kΩ and 4,7kohm are `4p7k`;
 * 0.1 µF and 100n are `100nf`. The point is `p`, since the index splits words at punctuation.
 */

/** Prefix letters as written, to powers of ten. Capital M is mega, small m milli. */
const POWERS: Record<string, number> = { p: -12, n: -9, u: -6, 'µ': -6, 'μ': -6, m: -3, k: 3, K: 3, M: 6, G: 9, MEG: 6, meg: 6, Meg: 6 };

/** Units as people write them, to the letter of the word. `r` is the ohm. */
const UNITS: Record<string, string> = {
  'Ω': 'r', ohm: 'r', ohms: 'r', r: 'r', '欧': 'r', '欧姆': 'r',
  f: 'f', farad: 'f', '法': 'f', '法拉': 'f',
  h: 'h', henry: 'h', '亨': 'h',
  hz: 'hz', '赫': 'hz', '赫兹': 'hz',
  v: 'v', volt: 'v', volts: 'v', '伏': 'v',
  a: 'a', amp: 'a', amps: 'a', '安': 'a',
  w: 'w', watt: 'w', watts: 'w', '瓦': 'w',
  '%': 'pct', m: 'm', s: 's', bit: 'bit', '位': 'bit', b: 'b',
};

const CHINESE_PREFIX: Record<string, string> = { '皮': 'p', '纳': 'n', '微': 'u', '毫': 'm', '千': 'k', '兆': 'M' };

const PREFIX = '(?:[pnuµμmkKMG]|MEG|meg|Meg)';
const UNIT = '(?:Ω|[Oo]hms?|OHMS?|R|r|F|f|[Ff]arad|H|h|[Hh]enry|[Hh][Zz]|HZ|V|v|[Vv]olts?|A|a|[Aa]mps?|W|w|[Ww]atts?|%|m|s)';
/** `4.7k`, `4.7 kΩ`, `100nF`, `50V`, `±1%`, `0R`. */
const DECIMAL = new RegExp(`^[±~]?(\\d{1,7}(?:\\.\\d{1,6})?)(${PREFIX})?(${UNIT})?$`);
/** `4k7`, `1R5`, `2u2F`, `6V3`, `R010`. */
const INFIX = new RegExp(`^(\\d{0,4})(${PREFIX}|R|r|V|v)(\\d{1,4})(${UNIT})?$`);
const FRACTION = /^(\d{1,2})\/(\d{1,2})[Ww]$/;

/** The word of a number of a unit: `4p7k` for 4,700 and `r`. Units without prefixes stay plain: `1pct`. */
export function valueToken(value: number, unit: string): string {
  const letter = UNITS[unit] ?? UNITS[unit.toLowerCase()];
  if (letter === undefined || !Number.isFinite(value) || value < 0) return '';
  if (letter === 'pct' || value === 0) return `${digits(value)}${letter}`;
  // The factor keeps 1e-9 on its step in spite of binary fractions.
  for (const [power, prefix] of [[9, 'g'], [6, 'meg'], [3, 'k'], [0, ''], [-3, 'm'], [-6, 'u'], [-9, 'n'], [-12, 'p']] as const) {
    if (value * (1 + 1e-9) < 10 ** power && power > -12) continue;
    const text = digits(value / 10 ** power);
    if (letter === 'r' && power >= 3) return `${text}${prefix}`;
    if (letter === 'hz' && power === 6) return `${text}mhz`;
    return `${text}${prefix}${letter}`;
  }
  return '';
}

/**
 * The words that a piece of text may mean as a value, empty where it is none. A bare `100n` may be
 * farads or henries; a bare `10k` is ohms.
 */
export function valueTokensOf(text: string): string[] {
  const fraction = FRACTION.exec(text);
  if (fraction) return [valueToken(Number(fraction[1]) / Number(fraction[2]), 'w')].filter(Boolean);
  const decimal = DECIMAL.exec(text);
  if (decimal) {
    const [, number = '', prefix = '', unit = ''] = decimal;
    if (!prefix && !unit) return [];
    return spell(Number(number), prefix, unit);
  }
  const infix = INFIX.exec(text);
  if (!infix) return [];
  const [, whole = '', letter = '', rest = '', unit = ''] = infix;
  const number = Number(`${whole || '0'}.${rest}`);
  if (/^[Rr]$/.test(letter)) return unit ? [] : [valueToken(number, 'r')];
  if (/^[Vv]$/.test(letter)) return unit || !whole ? [] : [valueToken(number, 'v')];
  return whole ? spell(number, letter, unit) : [];
}

/** Number, prefix and unit to words; without a unit, those that the prefix allows. */
function spell(number: number, prefix: string, unit: string): string[] {
  // Without a unit a small m may be the milli of some unit, or a mega typed in lower case.
  const power = POWERS[prefix] ?? 0;
  const value = Number(`${number}e${power}`);
  if (unit) return [valueToken(value, unit)].filter(Boolean);
  switch (prefix) {
    case 'p': return [valueToken(value, 'f')];
    case 'n':
    case 'u':
    case 'µ':
    case 'μ': return [valueToken(value, 'f'), valueToken(value, 'h')];
    case 'm': return [valueToken(value, 'r'), valueToken(value, 'h'), valueToken(number * 1e6, 'r'), valueToken(value, 'a')];
    case 'M': return [valueToken(value, 'r'), valueToken(value, 'hz')];
    default: return [valueToken(value, 'r')];
  }
}

/** Chinese unit words behind a number become the letters: `100微法` → `100uf`, `10千欧` → `10kr`. */
export function latinUnits(text: string): string {
  return text.replace(
    /(\d)\s*([皮纳微毫千兆]?)(欧姆|欧|法拉|法|亨|赫兹|赫|伏|安|瓦)(?!\p{Script=Han})/gu,
    (_, digit: string, prefix: string, unit: string) => `${digit}${CHINESE_PREFIX[prefix] ?? ''}${({ r: 'Ω', hz: 'Hz' } as Record<string, string>)[UNITS[unit] ?? ''] ?? (UNITS[unit] ?? '').toUpperCase()} `,
  );
}

function digits(value: number): string {
  return String(Number(value.toPrecision(5))).replace('.', 'p');
}
