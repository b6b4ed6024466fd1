import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allAddresses, siteAddress, siteAddresses } from '~/domain/portal/site-address';

const ONE = { origin: 'https://mall.example', origins: {} };
const TWO = { origin: 'https://mall.example', origins: { cn: 'https://cn.example' } };

describe('the address of a page in a language', () => {
  test.each([
    [ONE, 'cn', '/about', 'https://mall.example/about?lang=cn'],
    [ONE, 'en', '/', 'https://mall.example/?lang=en'],
    [ONE, 'en', '/product_list/search/a%252Fb?page=2', 'https://mall.example/product_list/search/a%252Fb?page=2&lang=en'],
    [TWO, 'cn', '/about', 'https://cn.example/about'],
    [TWO, 'en', '/about', 'https://mall.example/about?lang=en'],
  ] as const)('%j %s %s', (sites, language, path, expected) => {
    expect(siteAddress(sites, language, path)).toBe(expected);
  });

  test('property: the languages have different addresses, each a fixed point of its own path and query', () => {
    const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`);
    fc.assert(fc.property(path, fc.webQueryParameters(), fc.constantFrom(ONE, TWO), (base, query, sites) => {
      const { cn, en } = siteAddresses(sites, `${base}?${query}`);
      expect(cn).not.toBe(en);
      for (const [language, address] of [['cn', cn], ['en', en]] as const) {
        const url = new URL(address);
        expect(siteAddress(sites, language, url.pathname + url.search)).toBe(address);
      }
    }), { numRuns: 1000 });
  });

  test('lists hold each page in each language', () => {
    expect(allAddresses(ONE, ['/a', '/b'])).toEqual([
      'https://mall.example/a?lang=cn', 'https://mall.example/a?lang=en', 'https://mall.example/b?lang=cn', 'https://mall.example/b?lang=en',
    ]);
  });
});
