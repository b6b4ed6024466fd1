import { describe, expect, test } from 'vitest';
import { parseSiteHosts } from '~/domain/portal/site-hosts';
import { resolveVariant, type VariantSources } from '~/session/site-variant';

const HOSTS = { 'mall.example': 'PC', 'shop.example': 'PC_EN' } as const;

function resolve(given: Partial<Omit<VariantSources, 'search'>> & { lang?: string }) {
  const { lang, ...sources } = given;
  return resolveVariant({
    host: 'localhost', siteHosts: HOSTS, cookie: undefined, acceptLanguage: null, ...sources,
    search: new URLSearchParams(lang === undefined ? {} : { lang }),
  });
}

describe('the site variant', () => {
  test.each([
    // host, ?lang=, cookie, Accept-Language → variant, remembered
    ['mall.example', 'en', 'en', 'en', 'PC', undefined],
    ['shop.example', 'cn', 'cn', 'zh-CN', 'PC_EN', undefined],
    ['localhost', 'cn', 'en', 'en', 'PC', 'cn'],
    ['localhost', 'en', 'cn', 'zh-CN', 'PC_EN', 'en'],
    ['localhost', undefined, 'cn', 'en', 'PC', undefined],
    ['localhost', undefined, 'en', 'zh-CN', 'PC_EN', undefined],
    ['localhost', undefined, undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'PC', undefined],
    ['localhost', undefined, undefined, 'en-GB,en;q=0.9,zh;q=0.8', 'PC_EN', undefined],
    ['localhost', undefined, undefined, null, 'PC_EN', undefined],
    ['localhost', 'fr', 'cn', 'en', 'PC', undefined],
    ['localhost', '', 'cn', 'en', 'PC', undefined],
    ['localhost', 'CN', undefined, 'en', 'PC_EN', undefined],
    ['localhost', undefined, 'zh', 'zh', 'PC', undefined],
    ['www.mall.example', undefined, undefined, null, 'PC_EN', undefined],
  ] as const)('%s, ?lang=%s, cookie %s, %s: %s', (host, lang, cookie, acceptLanguage, variant, remember) => {
    expect(resolve({ host, ...(lang === undefined ? {} : { lang }), cookie, acceptLanguage })).toEqual({ variant, remember });
  });

  test.each([
    ['zh', 'PC'], ['zh-TW', 'PC'], ['ZH-cn', 'PC'], ['fr,zh;q=0.5', 'PC'], ['en;q=0.3,zh;q=0.7', 'PC'],
    ['zh;q=0,en;q=0.1', 'PC_EN'], ['zh;q=0', 'PC_EN'], ['en,zh', 'PC_EN'], ['zh,en', 'PC'], ['*', 'PC_EN'], ['', 'PC_EN'],
    ['fr-FR,de;q=0.9', 'PC_EN'], [';;;,,,q=1', 'PC_EN'], ['zh;q=nonsense', 'PC'], ['zhx', 'PC_EN'], ['zh;q=1.2.3,en', 'PC_EN'],
    [`${'fr,'.repeat(400)}zh`, 'PC_EN'],
  ])('by Accept-Language %s', (acceptLanguage, variant) => {
    expect(resolve({ acceptLanguage }).variant).toBe(variant);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('a host named %s has no variant', (host) => {
    expect(resolve({ host, acceptLanguage: 'zh' }).variant).toBe('PC');
  });
});

describe('SITE_HOSTS', () => {
  test.each([
    ['', {}], ['{}', {}], ['{"Mall.Example":"PC"}', { 'mall.example': 'PC' }],
    ['{"a.example":"PC","b.example":"PC_EN"}', { 'a.example': 'PC', 'b.example': 'PC_EN' }],
  ])('%s', (json, hosts) => {
    expect(parseSiteHosts(json)).toEqual(hosts);
  });

  test.each(['{', '[]', '"PC"', 'null', '7', '{"a.example":"CN"}', '{"a.example":null}', 'a.example=PC'])(
    '%s is refused with the name of the variable', (json) => {
      expect(() => parseSiteHosts(json)).toThrow(/^SITE_HOSTS must be JSON/);
    },
  );
});
