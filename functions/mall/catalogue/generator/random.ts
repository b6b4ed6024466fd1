/**
 * Repeatable random numbers. They depend only on a text, so a product keeps its figures when other products are added or
 * reordered.
 */

/** A 53-bit hash of a text, from 0 to 2^53 − 1. It combines two 32-bit hashes made by multiply and xor. */
export function hash53(text: string, seed = 0): number {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

/** A sequence of numbers from 0 to below 1 that depends only on a text. Each call returns the next number. */
export type Chance = () => number;

/** Starts the sequence of a text (mulberry32, started with the text's hash). */
export function chanceOf(text: string): Chance {
  let state = hash53(text, 0x0f42) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the items. All items are equally likely. */
export function pick<T>(chance: Chance, items: readonly [T, ...T[]]): T {
  return items[Math.floor(chance() * items.length)] ?? items[0];
}

/** A random number with the standard normal distribution (method of Box and Muller). */
export function normal(chance: Chance): number {
  const u = Math.max(chance(), 1e-12);
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * chance());
}
