import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashSeed, newSeed, prepareDrawing, verifyDraws, type Draw } from '~/domain/lottery/draws';
import { PRIZE_CODES, prizeText, type Prize, type PrizeCode } from '~/domain/lottery/prizes';

/** `npm run soak` draws more. */
const DRAWS = process.env['SOAK'] === '1' ? 100_000 : 20_000;
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

function prizesOf(weights: readonly number[], numbers: ReadonlyArray<number | null> = []): Prize[] {
  return PRIZE_CODES.map((code, index) => ({ code, weight: weights[index] ?? 0, number: code === 'XXCY' ? null : numbers[index] ?? 5 }));
}

const PRIZES = prizesOf([600, 60, 20, 300, 2, 8, 9010]);

/** The code of one draw. */
async function drawCode(seed: string, drawNo: number, prizes: readonly Prize[]): Promise<PrizeCode> {
  return (await prepareDrawing(seed, prizes))(drawNo);
}

/** The rule in other words: big integers, and Node's HMAC. */
function oracle(seed: string, drawNo: number, weights: readonly number[]): PrizeCode {
  const sum = BigInt(weights.reduce((all, one) => all + one, 0));
  const words: bigint[] = [];
  for (let block = 0; block < 40; block++) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(block === 0 ? String(drawNo) : `${drawNo}.${block}`).digest('hex');
    words.push(...(digest.match(/.{8}/g) ?? []).map((part) => BigInt(`0x${part}`)));
  }
  const word = words.find((one) => one / sum < 2n ** 32n / sum) ?? 0n;
  const tickets = weights.map((_, index) => BigInt(weights.slice(0, index + 1).reduce((all, one) => all + one, 0)));
  return PRIZE_CODES[tickets.findIndex((end) => word % sum < end)] ?? 'XXCY';
}

async function tally(seed: string, draws: number, prizes: readonly Prize[]): Promise<number[]> {
  const draw = await prepareDrawing(seed, prizes);
  const codes = await Promise.all(Array.from({ length: draws }, (_, index) => draw(index + 1)));
  return PRIZE_CODES.map((code) => codes.filter((one) => one === code).length);
}

/** Pearson's statistic of counts against weights; codes without weight are left out. */
function chiSquare(counts: readonly number[], weights: readonly number[]): number {
  const [draws, sum] = [counts, weights].map((list) => list.reduce((all, one) => all + one, 0));
  return weights.reduce((all, weight, index) => {
    const expected = (weight / (sum ?? 1)) * (draws ?? 0);
    return expected > 0 ? all + ((counts[index] ?? 0) - expected) ** 2 / expected : all;
  }, 0);
}

/** Values of χ² that chance exceeds with p = 0.01, by degrees of freedom. */
const CRITICAL = { 2: 9.21, 6: 16.81 } as const;

describe('The code of a draw', () => {
  test('is that of the test vector', async () => {
    const codes = await Promise.all(Array.from({ length: 45 }, (_, index) => drawCode(SEED, index + 1, PRIZES)));
    const won = codes.flatMap((code, index) => (code === 'XXCY' ? [] : [`${index + 1} ${code}`]));
    expect(won).toEqual(['7 P04', '20 P01', '24 P01', '26 P04', '31 P04', '43 P01', '45 P01']);
    expect(await hashSeed(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  test('is that of the rule in other words, and depends on nothing but its inputs', async () => {
    const weight = fc.oneof(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 600_000_000 }));
    await fc.assert(fc.asyncProperty(
      fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.integer({ min: 1, max: 1e9 }),
      fc.array(weight, { minLength: 7, maxLength: 7 }).filter((all) => all.some((one) => one > 0)),
      async (bytes, drawNo, weights) => {
        const seed = Buffer.from(bytes).toString('hex');
        const code = await drawCode(seed, drawNo, prizesOf(weights));
        expect(code).toBe(oracle(seed, drawNo, weights));
        expect(await drawCode(seed, drawNo, prizesOf(weights, [0, 1, 2]).toReversed())).toBe(code);
      },
    ), { numRuns: 300 });
  });

  test(`comes as often as its weight says, in ${DRAWS} draws`, async () => {
    const weights = [600, 60, 20, 300, 2, 8, 9010];
    expect(chiSquare(await tally(SEED, DRAWS, PRIZES), weights)).toBeLessThan(CRITICAL[6]);
  });

  test('has no modulo bias where the sum of the weights does not divide 2^32', async () => {
    const third = 2 ** 30;
    const weights = [third, third, third, 0, 0, 0, 0];
    expect(chiSquare(await tally(SEED, 6_000, prizesOf(weights)), weights)).toBeLessThan(CRITICAL[2]);
    // A plain remainder gives the first third twice as often as the others.
    expect(chiSquare([3_000, 1_500, 1_500], weights.slice(0, 3))).toBeGreaterThan(CRITICAL[2]);
  });

  test('is found in a further block where all words of the first are refused', async () => {
    const weights = [2 ** 30, 1, 0, 0, 0, 0, 2 ** 30];
    const numbers = Array.from({ length: 1_500 }, (_, index) => index + 1);
    const sum = 2 ** 31 + 1;
    const refused = numbers.filter((drawNo) => {
      const digest = createHmac('sha256', Buffer.from(SEED, 'hex')).update(String(drawNo)).digest();
      return [0, 4, 8, 12, 16, 20, 24, 28].every((at) => digest.readUInt32BE(at) >= sum);
    });
    expect(refused.length).toBeGreaterThan(0);
    const draw = await prepareDrawing(SEED, prizesOf(weights));
    for (const drawNo of refused) expect(await draw(drawNo)).toBe(oracle(SEED, drawNo, weights));
  });

  test('needs a seed of 64 digits, and weights that are whole numbers with a sum of 1 to 2^32', async () => {
    for (const seed of ['', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), `${SEED.slice(0, 63)}g`]) {
      await expect(prepareDrawing(seed, PRIZES)).rejects.toThrow(RangeError);
    }
    for (const weights of [[], [-1, 2], [0.5, 0.5], [2 ** 32, 1]]) {
      await expect(prepareDrawing(SEED, prizesOf(weights))).rejects.toThrow(RangeError);
    }
    expect(await drawCode(SEED, 1, prizesOf([2 ** 31, 0, 0, 0, 0, 0, 2 ** 31]))).toMatch(/^P01$|^XXCY$/);
  });
});

describe('A seed', () => {
  test('has 256 random bits, and its hash is the SHA-256 of its bytes', async () => {
    const seeds = Array.from({ length: 50 }, newSeed);
    expect(new Set(seeds).size).toBe(50);
    for (const seed of seeds.slice(0, 5)) {
      expect(seed).toMatch(/^[0-9a-f]{64}$/);
      expect(await hashSeed(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
    }
  });
});

describe('Verifying', () => {
  const weights = [3, 1, 1, 1, 1, 1, 4];
  const numbers = [2, 0, 1, 3, 1, 1];
  const prizes = prizesOf(weights, numbers);

  /** Draws with numbered slots, as the mall does it. */
  function fairDraws(count: number): Draw[] {
    const given = new Map<PrizeCode, number>();
    return Array.from({ length: count }, (_, index) => {
      const raw = oracle(SEED, index + 1, weights);
      const slot = (given.get(raw) ?? 0) + 1;
      const code = raw === 'XXCY' || slot > (numbers[PRIZE_CODES.indexOf(raw)] ?? 0) ? 'XXCY' : raw;
      given.set(code, slot);
      return { drawNo: index + 1, code };
    });
  }

  test('agrees with fair draws in any order, also where prizes have run out', async () => {
    const draws = fairDraws(1_200);
    expect(draws.filter(({ code }) => code !== 'XXCY').length).toBe(8);
    expect(await verifyDraws(SEED, prizes, draws.toReversed())).toEqual({ checked: 1_200, wrong: [], missing: [] });
    expect(await verifyDraws(SEED, prizes, [])).toEqual({ checked: 0, wrong: [], missing: [] });
  });

  test('names a changed draw and a missing one', async () => {
    const draws = fairDraws(60);
    const first = draws.find(({ code }) => code === 'P01');
    const changed = draws.map((one) => (one === first ? { ...one, code: 'XXCY' as const } : one)).filter(({ drawNo }) => drawNo !== 50);
    expect(await verifyDraws(SEED, prizes, changed)).toEqual({
      checked: 59, wrong: [{ drawNo: first?.drawNo, code: 'XXCY', expected: 'P01' }], missing: [50],
    });
  });

  test('finds another seed and other weights', async () => {
    const draws = fairDraws(200);
    const other = `${SEED.slice(0, 63)}e`;
    expect((await verifyDraws(other, prizes, draws)).wrong.length).toBeGreaterThan(0);
    expect((await verifyDraws(SEED, prizesOf([1, 1, 1, 1, 1, 3, 4], numbers), draws)).wrong.length).toBeGreaterThan(0);
  });
});

describe('The texts of prizes', () => {
  test('are those of the dictionary', () => {
    expect(prizeText('XXCY', 'en')).toEqual({ title: 'thanks for participating', subtitle: '' });
    expect(prizeText('XXCY', 'cn')).toEqual({ title: '谢谢参与', subtitle: '' });
    expect(prizeText('P05', 'en').title).toContain('2000');
    expect(prizeText('P04', 'cn').subtitle).not.toBe('');
  });
});
