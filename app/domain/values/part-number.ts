/** Part numbers in the form in which they are compared (README, "Values, packages and part numbers"). */

/** How a product is packed, as the suffix of its part number says. */
export type Packing = 'tape and reel' | 'cut tape' | 'tube' | 'tray' | 'ammo pack' | 'bulk';

/** A part number without its packing suffix. */
export interface PackedPartNumber {
  /** The part number without the suffix. It is the same for all packings of the product. */
  base: string;
  suffix: string;
  packing: Packing;
}

interface SuffixRule {
  /** Matches the suffix at the end of the part number. */
  pattern: RegExp;
  packing: Packing;
  /** The part of the suffix that stays in the base, because it does not describe the packing: for example the mark for lead-free. */
  keep?: string;
}

const REEL = 'tape and reel';

/** Suffixes that follow a separator, or are too long to be the end of another part number. The first match counts. */
const RULES: readonly SuffixRule[] = [
  // Linear Technology, Analog Devices: #TR, #TRPBF; the mark for lead-free stays.
  { pattern: /#TRM?PBF$/, packing: REEL, keep: '#PBF' },
  { pattern: /#TRM?$/, packing: REEL },
  // Maxim: +T is a reel; the mark for lead-free, +, stays.
  { pattern: /\+TG?\d*$/, packing: REEL, keep: '+' },
  // Analog Devices, ROHM and others.
  { pattern: /-REEL7?$/, packing: REEL },
  { pattern: /-RL7?$/, packing: REEL },
  { pattern: /-R7$/, packing: REEL },
  // ST, Vishay, Micro Commercial and others.
  { pattern: /[-/]T[/&]?R\d?$/, packing: REEL },
  { pattern: /-TP$/, packing: REEL },
  { pattern: /-T[1-3]?$/, packing: REEL },
  { pattern: /-GS(?:08|18)$/, packing: REEL },
  { pattern: /-E3\/45$/, packing: 'tube', keep: '-E3' },
  { pattern: /-E3\/51$/, packing: 'tray', keep: '-E3' },
  { pattern: /-E3\/73$/, packing: 'ammo pack', keep: '-E3' },
  { pattern: /-E3\/\d[\dA-Z]T?$/, packing: REEL, keep: '-E3' },
  // Diodes Incorporated: 7 and 13 inch reels; -F, the mark for lead-free, stays.
  { pattern: /-(?:7|13)-F$/, packing: REEL, keep: '-F' },
  { pattern: /-(?:7|13)$/, packing: REEL },
  // Nexperia, NXP: three digits after a comma.
  { pattern: /,(?:112|127)$/, packing: 'tube' },
  { pattern: /,(?:116|126|143)$/, packing: 'ammo pack' },
  { pattern: /,(?:551|557)$/, packing: 'tray' },
  { pattern: /,\d{3}$/, packing: REEL },
  // onsemi: T1G, T3G; the mark for lead-free stays.
  { pattern: /(?<=[A-Z\d])T[1-4]G$/, packing: REEL, keep: 'G' },
  // After a digit, R2 is the end of a value: 33R2.
  { pattern: /(?<=[A-Z])R2G$/, packing: REEL, keep: 'G' },
  // Infineon.
  { pattern: /[XHA]T[SM]A\d$/, packing: REEL },
  { pattern: /[XHA]UMA\d$/, packing: REEL },
  // Packings in words.
  { pattern: /[- /](?:CT|CUT ?TAPE)$/, packing: 'cut tape' },
  { pattern: /[- /]TUBE$/, packing: 'tube' },
  { pattern: /[- /]TRAY$/, packing: 'tray' },
  { pattern: /[- /](?:AMMO|AP)$/, packing: 'ammo pack' },
  { pattern: /[- /]BULK$/, packing: 'bulk' },
];

/**
 * The minimum length of a base, in characters. A shorter base is not a part number. A base without letters is not one either: 174878-7 is
 * a complete part number, not 174878 on a reel.
 */
const SHORTEST_BASE = 4;

/** The maximum length of a part number, in characters. It is limited because folding a longer text takes time. */
const LONGEST_NUMBER = 200;

/**
 * The form in which part numbers are compared: only letters and digits, in upper case and usual width. The micro sign becomes `U`, as
 * makers spell it (`µA741` is `UA741`). Empty if the text has no letters and digits, or more than 200 characters.
 */
export function normalisePartNumber(partNumber: string | null | undefined): string {
  const upper = fold(partNumber).replaceAll('μ', 'U').toUpperCase();
  return upper.replace(/[^\p{L}\p{Nd}]/gu, '');
}

/**
 * Splits off a known packing suffix: `BSS138PW,115` → base `BSS138PW`, `LT1763CS8#TRPBF` → base `LT1763CS8#PBF`.
 * `null` if there is no known suffix, if the text has more than 200 characters, or if the base is too short, has no letters or has no digits. A
 * suffix is only a hint, so the base must be looked up.
 */
export function splitPackingSuffix(partNumber: string | null | undefined): PackedPartNumber | null {
  const number = fold(partNumber).toUpperCase();
  for (const { pattern, packing, keep = '' } of RULES) {
    const at = number.search(pattern);
    if (at < 0) continue;
    const base = number.slice(0, at);
    const isNumber = at >= SHORTEST_BASE && /[A-Z]/.test(base) && /\d/.test(base);
    return isNumber ? { base: base + keep, suffix: number.slice(at), packing } : null;
  }
  return null;
}

function fold(partNumber: unknown): string {
  const given = typeof partNumber === 'string' ? partNumber.trim() : '';
  return given.length > LONGEST_NUMBER ? '' : given.normalize('NFKC').trim();
}
