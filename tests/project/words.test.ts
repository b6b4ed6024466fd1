import { describe, expect, it } from 'vitest';
import { DICTIONARY } from '~/domain/text/dictionary';
import { DEFAULT_HELP } from '../../functions/mall/content/defaults/default-help';
import { WORDS } from '../../functions/mall/export/text/messages';
import { messagesOf } from '../browser/wording';

/** Internal words, and phrases that a buyer has to read twice. */
const STUMBLING = {
  en: /\b(ordering mode|purchasing period|lead time of|cash|account period|to be (audited|delivered|received|returned)|donated|ordered in(?! this)|agent lines?|asked for)\b/i,
  cn: /订货模式|支持订货|订货周期|现款|商城赠送|面议|商品|分类/,
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe.each(['en', 'cn'] as const)('the texts of the shop in %s', (language) => {
  it('have the words of buyers', () => {
    const names = Object.values(DICTIONARY).flat().map(({ nameCn, nameEn }) => (language === 'cn' ? nameCn : nameEn));
    const texts = [...messagesOf(language).values(), ...names, ...textsIn(WORDS[language]), ...(language === 'cn' ? textsIn(DEFAULT_HELP) : [])];
    expect(texts.length).toBeGreaterThan(700);
    expect(texts.filter((text) => STUMBLING[language].test(text))).toEqual([]);
  });
});
