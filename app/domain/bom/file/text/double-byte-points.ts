/** How many bytes of a pair are above 127, and which pairs are common, by encoding. */

interface DoubleByteCode {
  /** Whether a byte begins a pair. */
  leads: (byte: number) => boolean;
  trails: (byte: number) => boolean;
  /** The points of a pair: 2 for a common character, 1 for a sign, less for a rare one. */
  points: (lead: number, trail: number) => number;
  /** The points of a single byte above 127 that begins no pair. */
  single: (byte: number) => number;
}

const INVALID = -6;
const RARE = -2;

/** From what the code calls the first level: the thousands of characters that are in common use. */
const BYTES: Record<'gb18030' | 'big5' | 'shift_jis' | 'euc-kr', DoubleByteCode> = {
  gb18030: {
    leads: (byte) => byte >= 0x81 && byte <= 0xfe,
    trails: (byte) => byte >= 0x40 && byte <= 0xfe && byte !== 0x7f,
    points: (lead, trail) => {
      if (trail < 0xa1) return RARE;
      // Row A6 has the Greek letters: mu and omega.
      if (lead >= 0xa1 && lead <= 0xa9) return lead === 0xa6 ? 2 : 1.5;
      return lead >= 0xb0 && lead <= 0xd7 ? 2 : lead >= 0xd8 && lead <= 0xf7 ? -0.5 : RARE;
    },
    single: () => INVALID,
  },
  big5: {
    leads: (byte) => byte >= 0x81 && byte <= 0xfe,
    trails: (byte) => (byte >= 0x40 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xfe),
    points: (lead) => (lead >= 0xa4 && lead <= 0xc6 ? 1.9 : lead >= 0xa1 && lead <= 0xa3 ? 1 : lead >= 0xc9 && lead <= 0xf9 ? -0.5 : RARE),
    single: () => INVALID,
  },
  shift_jis: {
    leads: (byte) => (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc),
    trails: (byte) => byte >= 0x40 && byte <= 0xfc && byte !== 0x7f,
    points: (lead) => (lead >= 0x82 && lead <= 0x83 ? 2 : lead === 0x81 ? 1 : lead >= 0x88 && lead <= 0x97 ? 1.5 : lead >= 0x98 && lead <= 0xea ? -0.5 : RARE),
    // A Katakana syllable of half width.
    single: (byte) => (byte >= 0xa1 && byte <= 0xdf ? -0.25 : INVALID),
  },
  'euc-kr': {
    leads: (byte) => byte >= 0x81 && byte <= 0xfe,
    trails: (byte) => byte >= 0x41 && byte <= 0xfe,
    // Chinese text has as many of these pairs, and others beside them.
    points: (lead, trail) => (trail < 0xa1 ? RARE : lead >= 0xb0 && lead <= 0xc8 ? 2.1 : lead >= 0xa1 && lead <= 0xac ? 1 : lead >= 0xca && lead <= 0xfd ? -1 : RARE),
    single: () => INVALID,
  },
};

/** How well bytes fit an encoding with two bytes a character. Each byte above 127 is worth at most one point. */
export function doubleBytePoints(bytes: Uint8Array, encoding: keyof typeof BYTES): number {
  const { leads, trails, points, single } = BYTES[encoding];
  let sum = encoding === 'euc-kr' ? -1 : 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x80) continue;
    if (leads(lead) && trails(trail)) {
      // Alone between letters and digits it is rather an accent or a sign of one byte, and the letter behind it: `µF`.
      const isAlone = trail < 0x80 && (bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 2] ?? 0) < 0x80;
      sum += isAlone ? RARE : points(lead, trail);
      at += 1;
    } else if (at < bytes.length - 1) {
      sum += single(lead);
    }
  }
  return sum;
}
