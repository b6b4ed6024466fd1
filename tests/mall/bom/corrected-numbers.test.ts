import { expect, test } from 'vitest';
import { selectNear, type OpenNumber } from '../../../functions/mall/bom/match/by-number';
import { withinOneEdit } from '../../../functions/mall/search/one-edit';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A number of so many signs that exists but for its last three. */
const open = (line: number, signs: number): OpenNumber => {
  const number = `${line}X`.padEnd(signs, SIGNS);
  return { line, number, length: signs - 3, isBeginning: false };
};

/** The numbers that are looked up for each number. */
async function lookedUp(numbers: readonly OpenNumber[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { values } of await selectNear(numbers)) {
    const pairs: Array<[number: string, candidate: string]> = JSON.parse(String(values[0]));
    for (const [number, candidate] of pairs) found.set(number, [...(found.get(number) ?? []), candidate]);
  }
  return found;
}

test('for a bill as people type it, all numbers with one mistake are looked up', async () => {
  const numbers = Array.from({ length: 19 }, (_, line) => open(line, 12));
  const found = await lookedUp(numbers);
  for (const { number, length } of numbers) expect(found.get(number)?.length).toBe(withinOneEdit(number, length).size);
});

test('S41: many long numbers share a bounded number of look-ups, and each still finds its likely mistakes', async () => {
  const numbers = Array.from({ length: 60 }, (_, line) => open(line, 28));
  const found = await lookedUp([...numbers, open(60, 28)]);
  const counts = numbers.map(({ number }) => found.get(number)?.length ?? 0);
  expect(found.size).toBe(60);
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(14_000);
  expect(Math.min(...counts)).toBeGreaterThan(200);
  for (const { number, length } of numbers) {
    const swapped = number.slice(0, 5) + number.slice(6, 7) + number.slice(5, 6) + number.slice(7);
    const lastWrong = number.slice(0, length) + '9' + number.slice(length + 1);
    for (const likely of [swapped, lastWrong]) expect(found.get(number)).toContain(likely);
  }
});

test('S41: short numbers leave long ones what they do not need', async () => {
  const long = open(99, 28);
  const found = await lookedUp([long, ...Array.from({ length: 29 }, (_, line) => open(line, 7))]);
  expect(found.get(long.number)?.length).toBe(withinOneEdit(long.number, long.length).size);
});

test('of a limited number of mistakes those of likely kinds and of late places are kept', () => {
  const all = withinOneEdit('STM32F103C8T6', 9);
  const some = withinOneEdit('STM32F103C8T6', 9, 200);
  expect([all.size > 600, some.size]).toEqual([true, 200]);
  for (const [text, likelihood] of some) expect(all.get(text)).toBe(likelihood);
  for (const likely of ['TSM32F103C8T6', '5TM32F103C8T6', 'SSTM32F103C8T6', 'STM32F103X8T6']) expect([...some.keys()]).toContain(likely);
  expect([...some.keys()]).not.toContain('XTM32F103C8T6');
});
