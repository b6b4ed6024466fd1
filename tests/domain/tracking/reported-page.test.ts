import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productListPath, readProductList } from '~/domain/catalogue/list-address';
import { isPersonal, PAGE_KINDS, pageKind, reportedParam, reportedPath, reportedText } from '~/domain/tracking/reported-page';
import routes from '../../../app/routes';
import { check, checkLarge, unicode } from '../property';

const path = fc.array(fc.stringMatching(/^[\w.%~-]{1,10}$/), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

describe('The reported path', () => {
  test('has neither query nor fragment, and any other path stays', () => {
    check(fc.tuple(path, unicode), ([before, text]) => {
      fc.pre(!/^\/(?:order_detail|pay)\//.test(before));
      expect(reportedPath(`${before}?${text}`)).toBe(before);
      expect(reportedPath(`${before}#${text}`)).toBe(before);
      expect(reportedPath(before)).toBe(before);
    });
  });
  test('S51: names no order and no payment', () => {
    check(fc.tuple(fc.constantFrom('order_detail', 'pay'), unicode), ([page, number]) => {
      expect(reportedPath(`/${page}/${encodeURIComponent(number)}`)).toBe(`/${page}`);
    });
  });
  test('has at most 300 characters, and of a search the first ones', () => {
    check(fc.tuple(fc.constantFrom('search', 'brand'), fc.string({ unit: 'grapheme', minLength: 20, maxLength: 400 })), ([origin, word]) => {
      fc.pre(!isPersonal(word));
      const reported = reportedPath(productListPath(origin === 'search' ? 'search' : 'brand', word));
      expect(reported.length).toBeLessThanOrEqual(300);
      if (origin !== 'search') return;
      const { keyword } = readProductList(reported, '');
      expect(word.startsWith(keyword)).toBe(true);
      expect(keyword.length).toBeGreaterThanOrEqual(Math.min(10, word.length));
    });
    expect(reportedPath(`/${'x'.repeat(500)}`)).toBe(`/${'x'.repeat(299)}`);
  });
});

describe('S49: another reported text', () => {
  test('has the first 100 characters, and no control characters', () => {
    check(unicode, (text) => {
      const characters = Array.from(text).filter((one) => !/\p{Cc}/u.test(one));
      expect(reportedText(text)).toBe(characters.slice(0, 100).join(''));
      expect(reportedText(text.repeat(30))).toBe(Array.from({ length: 30 }, () => characters).flat().slice(0, 100).join(''));
    });
    expect(reportedParam('addToCart', `\u0001${'😀'.repeat(150)}`)).toBe('😀'.repeat(100));
  });
});

describe('S51: searched words', () => {
  const around = fc.constantFrom('', ' ', 'LM358 ', '电话', '100nF, ', '(');
  const digits = (least: number, most: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(''));
  const gap = fc.constantFrom('', '', ' ', '-', ' - ', '\u2013');
  const personal = fc.oneof(
    fc.tuple(fc.stringMatching(/^[a-z.]{1,8}$/), fc.constantFrom('@', '＠')).map(([name, at]) => `${name}${at}mall.example`),
    fc.tuple(fc.constantFrom('F', 'K', 'P', 'R', 'f'), digits(8, 8), digits(8, 8)).map(([kind, day, number]) => `${kind}${day}-${number}`),
    fc.tuple(digits(1, 5), gap, digits(5, 5), gap, digits(5, 9)).map((all) => all.join('')),
  );

  test('with an address of mail, the number of an order or a long number are left out, wherever they stand', () => {
    check(fc.tuple(around, personal, fc.constantFrom('', ' ', '，', ' 0603')), ([before, word, after]) => {
      const text = before + word + after;
      expect([text, isPersonal(text)]).toEqual([text, true]);
      expect(reportedPath(productListPath('search', text))).toBe('/product_list/search');
      expect(reportedPath(`/product_list/search/${encodeURIComponent(text)}`)).toBe('/product_list/search');
      expect(reportedParam('search', text)).toBeUndefined();
    });
  });

  test('without stay as they are', () => {
    check(fc.oneof(fc.stringMatching(/^[A-Za-z µ]{0,9}\d{0,10}$/), fc.tuple(fc.stringMatching(/^[A-Z]{1,3}$/), digits(11, 20)).map((all) => all.join(''))), (text) => {
      expect([text, isPersonal(text)]).toEqual([text, false]);
      expect(reportedPath(productListPath('search', text))).toBe(productListPath('search', text));
      expect(reportedParam('search', text)).toBe(text);
    });
  });

  test.each(['LM358', '885012206095R', 'GRM188R71H104KA93D', '1-1734248-5', '0603 100nF 50V', 'RC0603FR-0710KL', 'C20261122', '电容 10uF 25V'])('%j is no personal text', (text) => {
    expect(isPersonal(text)).toBe(false);
  });

  test('of other clicks stay, such as the id of a product', () => {
    expect(['addToCart', 'download'].map((name) => reportedParam(name, '123456789012'))).toEqual(['123456789012', '123456789012']);
    expect(reportedParam('search', undefined)).toBeUndefined();
    expect(reportedParam('search', 'LM358 138\u00010013\u00018000')).toBeUndefined();
  });
});

describe('The kind of a page', () => {
  test.each([
    ['/', 'home'], ['/brand', 'brand'], ['/product_detail/F1', 'product_detail'], ['/product_list/search/a%252Fb', 'product_list/search'],
    ['/product_list/catalogue', 'product_list/catalogue'], ['/product_list', 'other'], ['/help/privacy', 'help'], ['/order_detail/F1', 'order_detail'], ['', 'home'],
    ['/product_list/elsewhere', 'other'], ['/home', 'home'], ['/none', 'other'], ['/constructor', 'other'],
  ])('of %j is %s', (address, kind) => expect(pageKind(address)).toBe(kind));

  test('is one of a fixed list, which has all screens', () => {
    checkLarge(fc.webPath(), (address) => {
      expect([...PAGE_KINDS, 'other']).toContain(pageKind(address));
    });
    const screens = routes.filter(({ file }) => file.endsWith('.tsx')).map(({ path: written = 'home' }) => written.replace(/\/:\w+\??/g, ''));
    expect(new Set(PAGE_KINDS.map((kind) => kind.replace(/^product_list\/.*/, 'product_list')))).toEqual(new Set(screens));
  });
});
