/** How the draws of a lottery are computed, and how anybody verifies them (README, "Lottery"). Runs in the Worker and in the browser. */

import { PRIZE, PRIZE_CODES, type Prize, type PrizeCode } from './prizes';

/** A draw as the result list shows it. */
export interface Draw {
  /** From 1, without gaps. */
  drawNo: number;
  code: PrizeCode;
}

/** Computes the code of a draw, before it is known whether a prize is left. */
export type Drawing = (drawNo: number) => Promise<PrizeCode>;

/** One more than the largest word of 32 bits. */
const WORDS = 2 ** 32;
const WORD_BYTES = 4;
const SEED = /^[0-9a-f]{64}$/;

/** Makes a seed: 256 random bits, as 64 lower-case hexadecimal digits. */
export function newSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The SHA-256 of the 32 bytes of a seed, as 64 hexadecimal digits. It is published before the first draw. @throws RangeError if the seed is malformed */
export async function hashSeed(seed: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(seed))));
}

/**
 * Prepares the draws of a lottery.
 * @param seed - 64 hexadecimal digits
 * @param prizes - the weights; their order does not matter
 * @throws RangeError if the seed or a weight is malformed, or if the weights add up to 0 or to more than 2³²
 */
export async function prepareDrawing(seed: string, prizes: readonly Prize[]): Promise<Drawing> {
  const weights = PRIZE_CODES.map((code) => ({ code, weight: prizes.find((one) => one.code === code)?.weight ?? 0 }));
  const sum = weights.reduce((all, { weight }) => all + weight, 0);
  if (weights.some(({ weight }) => !Number.isInteger(weight) || weight < 0) || sum < 1 || sum > WORDS) {
    throw new RangeError('The weights must be whole numbers from 0 that add up to 1 to 2^32');
  }
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (drawNo) => {
    let left = await numberBelow(key, drawNo, sum);
    for (const { code, weight } of weights) {
      if (left < weight) return code;
      left -= weight;
    }
    return PRIZE.consolation;
  };
}

/** A draw whose published code differs from the computed one. */
export interface WrongDraw extends Draw {
  expected: PrizeCode;
}

/** The result of {@link verifyDraws}. */
export interface Verification {
  /** How many draws were computed. */
  checked: number;
  wrong: WrongDraw[];
  /** Numbers from 1 to the highest that no draw of the list has. What follows a missing draw cannot be trusted. */
  missing: number[];
}

/**
 * Computes all draws again, in the order of their numbers. A code that has no prize left gives the consolation.
 * @param draws - the whole result list, in any order
 * @throws RangeError as {@link prepareDrawing}
 */
export async function verifyDraws(seed: string, prizes: readonly Prize[], draws: readonly Draw[]): Promise<Verification> {
  const draw = await prepareDrawing(seed, prizes);
  const left = new Map(prizes.map(({ code, number }) => [code, number ?? Infinity]));
  const published = new Map(draws.map((one) => [one.drawNo, one.code]));
  const last = draws.reduce((most, { drawNo }) => Math.max(most, drawNo), 0);
  const result: Verification = { checked: 0, wrong: [], missing: [] };
  for (let from = 1; from <= last; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - from + 1) }, (_, index) => from + index);
    const codes = await Promise.all(numbers.map(draw));
    for (const [index, drawNo] of numbers.entries()) {
      const expected = take(left, codes[index] ?? PRIZE.consolation);
      const code = published.get(drawNo);
      if (code === undefined) result.missing.push(drawNo);
      else {
        result.checked += 1;
        if (code !== expected) result.wrong.push({ drawNo, code, expected });
      }
    }
  }
  return result;
}

/** How many draws are computed at the same time. */
const AT_ONCE = 500;

/** Takes a prize. @returns its code; the consolation if none is left */
function take(left: Map<PrizeCode, number>, code: PrizeCode): PrizeCode {
  const number = left.get(code) ?? Infinity;
  if (number < 1) return PRIZE.consolation;
  left.set(code, number - 1);
  return code;
}

/** A number from 0 to below `sum`, each equally likely. Words that would favour low numbers are skipped. */
async function numberBelow(key: CryptoKey, drawNo: number, sum: number): Promise<number> {
  const fair = WORDS - (WORDS % sum);
  for (let block = 0; ; block++) {
    const message = new TextEncoder().encode(block === 0 ? `${drawNo}` : `${drawNo}.${block}`);
    const words = new DataView(await crypto.subtle.sign('HMAC', key, message));
    for (let at = 0; at < words.byteLength; at += WORD_BYTES) {
      const word = words.getUint32(at);
      if (word < fair) return word % sum;
    }
  }
}

function bytesOf(seed: string): Uint8Array<ArrayBuffer> {
  if (!SEED.test(seed)) throw new RangeError('A seed has 64 lower-case hexadecimal digits');
  return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(seed.slice(index * 2, index * 2 + 2), 16));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
