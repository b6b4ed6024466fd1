import { describe, expect, test } from 'vitest';
import { charactersToRead, readLine } from '~/domain/bom/match/stated-line';
import { tradeVocabulary } from '../../query/trade-vocabulary';

const LONGEST = 300;

const line = (text: string, value = '') => ({ line: 1, designators: [], quantity: 1, code: '', mpn: '', brand: '', value, package: '', text, alternates: [] });

/** How often the words of the catalogue are looked through for a line. */
function lookUps(text: string): number {
  let times = 0;
  const vocabulary = { ...tradeVocabulary, brandOf: (phrase: string) => ((times += 1), tradeVocabulary.brandOf(phrase)) };
  const stated = readLine(line(text), vocabulary);
  stated.valuesFor(stated.component);
  return times;
}

describe('S41: each place of a text is looked up a few times only', () => {
  test.each([
    ['Chinese words', '高品质汽车级低等效耐压陶瓷五十伏特'],
    ['one Chinese character', '电'],
    ['names of components', '贴片电容'],
    ['values between Chinese words', '表面贴装陶瓷电容器12高压瓷片'],
    ['words', 'general purpose automotive low esr high quality '],
    ['words of phrases', 'rail to texas n channel '],
    ['figures', '1 '],
    ['comparisons', '不低于1'],
    ['a figure before Chinese words', '10电容器耐压陶瓷'],
  ])('%s', (_, unit) => {
    const text = unit.repeat(LONGEST / unit.length);
    expect(lookUps(text)).toBeLessThan(8 * text.length);
    expect(lookUps(text)).toBeGreaterThan(0);
  });
});

test('what is read of a line counts, and Chinese characters and words with a digit three times', () => {
  expect(charactersToRead(line('smd chip', '4k7'))).toBe(3 * 3 + 9);
  expect(charactersToRead(line('贴片 10k'))).toBe(3 * 2 + 3 * 3 + 2);
  expect(charactersToRead(line(' '.repeat(10_000), ' '.repeat(10_000)))).toBe(LONGEST);
});
