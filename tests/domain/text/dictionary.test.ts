import { describe, expect, test } from 'vitest';
import { DICTIONARY, dictionaryName, type DictionaryEntry, type DictionaryType } from '~/domain/text/dictionary';
import { languageOf, LANGUAGES, languageTag, variantOf } from '~/domain/text/language';
import { QuantityError } from '~/domain/product/quantity';

const codes = (type: DictionaryType): string[] => DICTIONARY[type].map(({ code }) => code).sort();

describe('Enumerations', () => {
  test.each<[DictionaryType, string]>([
    ['quantityError', Object.values(QuantityError).join(' ')],
    ['orderStatus', 'P0C P0D P0R P0W P0F P0A'],
    ['orderFilter', 'P0C P0D P0R P0W P0F P0A ALL'],
    ['paymentStatus', 'P0S P0C P0F'],
    ['timeFilter', '3m inyear all'],
    ['refundType', 'T01 T02'],
    ['invoiceStatus', 'I0C I0S IOA'],
    ['paymentMethod', 'PW0 PW1'],
    ['refundStatus', 'S01 S02 S03 S04 S05 S06 S07'],
    ['goodsSource', 'GT0 GT1 GT2'],
    ['goodsSourceSet', 'T01 T02'],
    ['overdueFlag', 'P0T P0F'],
    ['feeType', 'FP1 FP0 FP2'],
    ['language', 'cn en'],
    ['siteVariant', 'PC PC_EN'],
    ['prize', 'P01 P02 P03 P04 P05 P06 XXCY'],
  ])('%s has the codes %s', (type, expected) => {
    expect(codes(type)).toEqual(expected.split(' ').sort());
  });

  test('every code has a name in both languages, the Chinese one in Chinese', () => {
    for (const entries of Object.values<readonly DictionaryEntry[]>(DICTIONARY)) {
      for (const { code, nameCn, nameEn } of entries) {
        expect(nameCn).toMatch(/\p{Script=Han}/u);
        // The text of the consolation is given as it is.
        expect(nameEn).toMatch(code === 'XXCY' ? /^[a-z ]+$/ : /^[A-Z][ -~]+$/);
      }
    }
  });

  test('a code has its name', () => {
    expect(dictionaryName('orderStatus', 'P0C', 'en')).toBe('Pending payment');
    expect(dictionaryName('paymentStatus', 'P0C', 'en')).toBe('Unpaid');
    expect(dictionaryName('orderStatus', 'P0C', 'cn')).toBe('待付款');
    expect(dictionaryName('orderStatus', 'new', 'cn')).toBe('new');
  });

  test('prizes: gift cards of 10, 200, 500, 15, 2000 and 1000 yuan, and the consolation', () => {
    expect(DICTIONARY.prize.map(({ nameEn }) => Number(/\d+/.exec(nameEn)?.[0] ?? 0))).toEqual([10, 200, 500, 15, 2000, 1000, 0]);
    expect(dictionaryName('prize', 'XXCY', 'en')).toBe('thanks for participating');
    for (const { code, subtitleCn, subtitleEn } of DICTIONARY.prize) {
      expect([subtitleCn === '', subtitleEn === '']).toEqual([code === 'XXCY', code === 'XXCY']);
    }
  });
});

describe('Language: cn, en. Site variant: PC, PC_EN', () => {
  test('PC is Chinese, PC_EN English', () => {
    expect(LANGUAGES).toEqual(['cn', 'en']);
    expect([languageOf('PC'), languageOf('PC_EN')]).toEqual(['cn', 'en']);
    expect([variantOf('cn'), variantOf('en')]).toEqual(['PC', 'PC_EN']);
    expect([languageTag('cn'), languageTag('en')]).toEqual(['zh-CN', 'en']);
  });
});
