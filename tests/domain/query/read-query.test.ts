import { describe, expect, test } from 'vitest';
import { queryLabel } from '~/domain/query/query-label';
import { readQuery } from '~/domain/query/read-query';
import { keywordAs, keywordWithout } from '~/domain/query/rewrite-keyword';
import { tradeVocabulary } from './trade-vocabulary';

/** Terms as `kind label`, joined by bars. */
function read(keyword: string): string {
  return readQuery(keyword, tradeVocabulary).map((term) => `${term.kind} ${queryLabel(term, 'en')}`).join(' | ');
}

describe('a keyword is read into terms', () => {
  test.each([
    ['LM358', 'number LM358'],
    ['10k 0603 1%', 'value 10 kΩ | package 0603 | value ±1%'],
    ['贴片电阻 4k7', 'category Chip resistors | value 4.7 kΩ'],
    ['≥50V 10uF X7R', 'value ≥ 50 V | value 10 µF | value X7R'],
    ['8MHz crystal 3225', 'value 8 MHz | category Crystals | package SMD3225-4P'],
    ['mosfet n channel 30v sot23', 'category MOSFETs | value N | value ≥ 30 V | package SOT-23'],
    ['470k HV', 'value 470 kΩ | word hv'],
    ['texas instruments lm358', 'brand Texas Instruments | number LM358'],
    ['BSS138PW,115 LM358/NOPB', 'number BSS138PW115 | number LM358NOPB'],
  ])('%s', (keyword, terms) => expect(read(keyword)).toBe(terms));
});

test('a keyword is rewritten by its terms', () => {
  const keyword = '4700 capacitor 0603';
  const [number, , size] = readQuery(keyword, tradeVocabulary);
  const nano = number?.readings?.[1];
  expect(size && keywordWithout(keyword, size)).toBe('4700 capacitor');
  expect(number && nano && keywordAs(keyword, number, nano)).toBe('4.7µF capacitor 0603');
});
