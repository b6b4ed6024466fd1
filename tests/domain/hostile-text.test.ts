import { describe, expect, test } from 'vitest';
import { decimalText, parseDecimal } from '~/domain/numbers/decimal-text';
import { formatValue, parseValue } from '~/domain/values/engineering-value';
import { contentDisposition, readFileName } from '~/domain/text/file-name';
import { readProductList } from '~/domain/catalogue/list-address';
import { readArticle, summaryOf } from '~/domain/portal/article-text';
import { readMoment } from '~/domain/time/written-moment';
import { readQuickOrder } from '~/domain/order/quick/quick-order';
import { canonicalPackage, imperialSize, metricSize, packageAliases, samePackage } from '~/domain/values/packages';
import { normalisePartNumber, splitPackingSuffix } from '~/domain/values/part-number';
import { nextTier, tierStarts } from '~/domain/money/price-tiers';
import { readTyped } from '~/domain/numbers/reading';
import { readQuery } from '~/domain/query/read-query';
import { isPersonal, reportedPath } from '~/domain/tracking/reported-page';
import { processorTime } from '../fixtures/processor-time';
import { check, junk } from './property';
import { tradeVocabulary } from './query/trade-vocabulary';

/** `npm run soak` reads 100 kB. */
const SIZE = process.env['SOAK'] === '1' ? 100_000 : 30_000;
/** Of 100 kB, a linear reader takes tens of ms, a quadratic one at least 10 s; of 30 kB at least 900 ms. The limit lies between. */
const MOST_MS = SIZE / 50;

const readers: Record<string, (text: string) => unknown> = {
  parseValue: (text) => [parseValue(text), parseValue(text, 'resistor'), parseValue(text, 'capacitor')],
  canonicalPackage,
  samePackage: (text) => samePackage(text, `${text}x`),
  normalisePartNumber,
  splitPackingSuffix,
  parseDecimal,
  readTyped,
  readQuery: (text) => readQuery(text, tradeVocabulary),
  readQuickOrder,
  'readQuickOrder, of lines as long as they may be': (text) => readQuickOrder(text.replace(/.{250}/gs, '$&\n')),
  contentDisposition,
  readFileName: (text) => [readFileName(text), readFileName(`attachment; filename="${text}`), readFileName(`attachment; filename*=utf-8'${text}`)],
  readArticle: (text) => [readArticle(text), summaryOf(text, 100)],
  isPersonal,
  'reportedPath, of a search': (text) => reportedPath(`/product_list/search/${text}`),
  readMoment: (text) => readMoment(text, 'Asia/Shanghai', 'end'),
  'readProductList, of its path': (text) => readProductList(`/product_list/search/${text}`, ''),
  'readProductList, of its parameters': (text) => readProductList('/product_list/search', `?qty=${text}&brand=${text}&a.resistance.min=${text}&${text}&a.${text}=1`),
};

/** Texts that make regular expressions backtrack, and combining marks that folding sorts. */
const UNITS = [' ', '\n', '\u00a0', '9', '0', ':', '(', '()', '-', '–', '.', ',', '/', '~', '%', '%e4', '&a.b', 'A-1', '+T', '一', '\u0301\u0316', '\ufdfa', '²', '\ud800', '[', '[a](', '\n- '];

describe.each(Object.entries(readers))(`S28: %s reads ${SIZE / 1000} kB quickly`, (_, read) => {
  test.each(UNITS)('of %j', (unit) => {
    const filling = unit.repeat(SIZE / unit.length);
    for (const text of [filling, `1${filling}x`, `a${filling}1`, `(${filling}`]) expect(processorTime(() => read(text))).toBeLessThan(MOST_MS);
  });
});

test('decimal text and price tiers are read quickly', () => {
  const long = { units: 10n ** 10_000n + 1n, scale: 30_000 };
  const mostMs = 2_000;
  expect(processorTime(() => decimalText(long))).toBeLessThan(mostMs);
  expect(processorTime(() => decimalText({ units: 10n ** 20_000n, scale: 100_000 }))).toBeLessThan(mostMs);
  const tiers = Array.from({ length: 20_000 }, (_, index) => ({ min: 20_000 - index, price: '1' }));
  expect(processorTime(() => tierStarts(tiers))).toBeLessThan(mostMs);
  expect(processorTime(() => nextTier(tiers, 1))).toBeLessThan(mostMs);
});

test('property: no input throws', () => {
  check(junk, (input) => {
    const shown = [parseValue, canonicalPackage, packageAliases, metricSize, imperialSize, normalisePartNumber, splitPackingSuffix, readTyped];
    for (const show of shown) Reflect.apply(show, null, [input]);
    Reflect.apply(samePackage, null, [input, input]);
    Reflect.apply(formatValue, null, [input, 'Ω', 'en']);
    Reflect.apply(readMoment, null, [input, 'Asia/Shanghai', 'end']);
  });
});

test('a value that is not a text has no name', () => {
  for (const input of [5, {}, [], true, Number.NaN]) {
    expect(Reflect.apply(normalisePartNumber, null, [input])).toBe('');
    expect(Reflect.apply(splitPackingSuffix, null, [input])).toBeNull();
    expect(Reflect.apply(canonicalPackage, null, [input])).toBe('');
    expect(Reflect.apply(samePackage, null, [input, input])).toBe(false);
    expect(Reflect.apply(readMoment, null, [input, 'UTC'])).toBeNull();
  }
});
