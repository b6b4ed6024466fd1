import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIST_ORIGINS, pathOfHash, productListPath, readProductList } from '~/domain/catalogue/list-address';
import { check, unicode } from '../property';

/** The path as a browser sends it. */
const sent = (path: string): string => new URL(path, 'https://shop.example').pathname;

const KEYWORDS = ['LM358/NOPB', 'LM358/NOPB 50%', '50%', 'C++ & D', '4.7µF', '贴片电阻', 'a?b#c', '100%25', '%', '%41', '.', '..', '...', 'x;y', 'Ω', ' ', '%0A', '\n', '1_03_2_0312'];

describe('Product list address: the second segment encoded twice', () => {
  test('is the URI component encoding, encoded once more', () => {
    expect(productListPath('search', 'LM358/NOPB 50%')).toBe('/product_list/search/LM358%252FNOPB%252050%2525');
    expect(productListPath('brand', 'TI')).toBe('/product_list/brand/TI');
    expect(productListPath('catalogue', '1_03_2_0312')).toBe('/product_list/catalogue/1_03_2_0312');
  });

  test('an empty keyword leaves the whole catalogue', () => {
    expect(productListPath('agent', '')).toBe('/product_list/agent');
    expect(readProductList('/product_list/agent', '')).toMatchObject({ origin: 'agent', keyword: '' });
    expect(readProductList('/product_list/agent/', '')).toMatchObject({ origin: 'agent', keyword: '' });
  });

  test('a segment . or .. survives', () => {
    expect(productListPath('search', '.')).toBe('/product_list/search/%252E');
    expect(productListPath('search', '..')).toBe('/product_list/search/%252E%252E');
    expect(productListPath('search', '...')).toBe('/product_list/search/...');
  });

  test('a lone surrogate becomes the replacement character', () => {
    expect(productListPath('search', '\ud800x')).toBe(productListPath('search', '\ufffdx'));
    expect(productListPath('search', '😀')).toBe('/product_list/search/%25F0%259F%2598%2580');
  });

  test.each(KEYWORDS)('%j is read back exactly', (keyword) => {
    expect(readProductList(sent(productListPath('search', keyword)), '').keyword).toBe(keyword);
  });

  test('property: any Unicode text is read back exactly, for every origin', () => {
    const piece = fc.oneof(unicode, fc.constantFrom('%', '/', '.', '%25', '%2', '#', '?', '+', '&'));
    const keyword = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''));
    check(fc.tuple(fc.constantFrom(...LIST_ORIGINS), keyword), ([origin, text]) => {
      expect(readProductList(sent(productListPath(origin, text)), '')).toMatchObject({ origin, keyword: text });
    });
  });
});

describe('Segment 3 is URL-decoded', () => {
  test.each(['LM358/NOPB', 'LM358/NOPB 50%', 'C++ & D', '4.7µF', '贴片电阻', 'a?b#c'])('%j encoded once only works', (keyword) => {
    expect(readProductList(`/product_list/search/${encodeURIComponent(keyword)}`, '').keyword).toBe(keyword);
  });

  test.each([
    ['%E0%A4%A', '%E0%A4%A'],
    ['50%', '50%'],
    ['50%%20A', '50% A'],
    ['%zz%2541', '%zz%41'],
    ['%2541%25', '%41%'],
    ['%FF%41', '%FFA'],
    ['%C0%80', '%C0%80'],
    ['%ED%A0%80', '%ED%A0%80'],
    ['%e4%bd%a0', '你'],
    ['%F0%9F%98%80%F0%9F', '😀%F0%9F'],
    ['%F7%BF%BF%BF', '%F7%BF%BF%BF'],
    ['%C3%A9', 'é'],
    ['a+b', 'a+b'],
  ])('malformed sequences of %s are literal: %s', (segment, keyword) => {
    expect(readProductList(`/product_list/search/${segment}`, '').keyword).toBe(keyword);
  });

  test('property: a lone % at the end is literal, and everything before it is decoded', () => {
    check(unicode, (text) => {
      expect(readProductList(`/product_list/search/${encodeURIComponent(text)}%`, '').keyword).toBe(`${text}%`);
    });
    for (const text of ['4.7µF', '10kΩ', '贴片电阻', '😀']) {
      expect(readProductList(`/product_list/search/${encodeURIComponent(text)}%`, '').keyword).toBe(`${text}%`);
    }
  });

  test('property: one encoding works if the text itself has no percent sequence', () => {
    check(unicode.filter((text) => !/%[\da-f]{2}/i.test(text) && !/^\.{1,2}$/.test(text)), (text) => {
      expect(readProductList(`/product_list/search/${encodeURIComponent(text)}`, '').keyword).toBe(text);
    });
  });

  test('property: no address throws', () => {
    const path = fc.array(fc.constantFrom('%', '2', '5', 'E', '/', 'product_list', 'search', '%25', '%E4', '%BD', '\ud800', '?'), { maxLength: 14 });
    check(fc.tuple(path, fc.string()), ([pieces, search]) => {
      readProductList(pieces.join(''), search);
      readProductList(`/product_list/search/${pieces.join('')}`, search);
      pathOfHash(`#${pieces.join('')}`);
    });
  });
});

describe('originName is search, agent, brand or catalogue', () => {
  test.each(['search', 'agent', 'brand', 'catalogue'])('%s', (origin) => {
    expect(readProductList(`/product_list/${origin}/x`, '').origin).toBe(origin);
  });

  test('any other origin and any other screen is refused', () => {
    expect(readProductList('/product_list/other/x', '').origin).toBeNull();
    expect(readProductList('/product_list', '').origin).toBeNull();
    expect(readProductList('/product_detail/search', '').origin).toBeNull();
    expect(readProductList('', '').origin).toBeNull();
  });
});

describe('an old address with the route in its hash', () => {
  test('becomes the real path', () => {
    expect(pathOfHash('#/product_list/search/LM358')).toBe('/product_list/search/LM358');
    expect(pathOfHash('/product_list/agent')).toBe('/product_list/agent');
    expect(pathOfHash('#/product_list/search/a%20b?page=2&x=?y')).toBe('/product_list/search/a%2520b?page=2&x=?y');
  });

  test('any other hash is ignored', () => {
    for (const hash of ['', '#', '#prices', '#/product_detail/1', '#//evil.example/product_list/search/x']) {
      expect(pathOfHash(hash)).toBeNull();
    }
  });
});
