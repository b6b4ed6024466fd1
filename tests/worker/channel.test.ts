/** The channel parameter in a browser without script: every link, every GET form and every redirect inside the shop keeps it. */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { add, CREDENTIALS, openCarts, product } from '../fixtures/visitors/cart-visitor';
import { Visitor, type Page } from '../fixtures/visitors/visitor';

openCarts();

const CHANNEL = 'partner-7';
const KEPT = new RegExp(`[?&;]p=${CHANNEL}(?:[&#]|$)`);

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** Links to other pages of the shop. A link that visitors send to others names their own channel to nobody. */
function linksOf({ text }: Page): string[] {
  const tags = [...text.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
  return tags.flatMap((tag) => attribute(tag, 'href') ?? []).filter((href) => /^\/(?!\/|api\/|bom\?share=)/.test(href));
}

/** The GET forms of a page that lack the field of the channel. */
function formsWithout({ text }: Page): string[] {
  const forms = [...text.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].map(([form]) => form);
  return forms.filter((form) => !/^<form[^>]*method="post"/i.test(form) && !/<input (?=[^>]*name="p")(?=[^>]*value="partner-7")/.test(form));
}

async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.get(`/?p=${CHANNEL}`);
  await visitor.post('/login', CREDENTIALS);
  await add(visitor, product(0), 20);
  return visitor;
}

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM saved_goods').run();
});

describe('a visitor who came with a channel', () => {
  test('keeps it in every link and GET form of every screen, and in no canonical address', async () => {
    const visitor = await signedIn();
    await visitor.post('/bom', { intent: 'read', text: `${product(0).mpn} 10` });
    const paths = [
      '/', '/agent', '/catalogue', '/brand', '/brand?q=a', '/about', '/login', '/register', '/shopping_cart', '/confirm_order', '/bom', '/compare',
      '/product_list/catalogue', '/product_list/search/capacitor', '/product_list/search/capacitor?size=10&page=2', '/product_list/search/zzqx7791',
      `/product_detail/${product(0).id}`, `/compare?id=${product(0).id}&id=${product(1).id}`, '/product_detail/none',
      ...['orders', 'refunds', 'invoices', 'saved', 'boms', 'account', 'addresses', 'profile'].map((tab) => `/membership_center?tab=${tab}`),
    ];
    const [article = ''] = linksOf(await visitor.get('/')).filter((href) => href.startsWith('/help/'));
    let links = 0;
    for (const path of [...paths, article.replace(/\?.*/, '')]) {
      const page = await visitor.get(path);
      const found = linksOf(page);
      links += found.length;
      expect([path, found.filter((href) => !KEPT.test(href) || href.split(/[?&]p=/).length !== 2)]).toEqual([path, []]);
      expect([path, formsWithout(page)]).toEqual([path, []]);
      const heads = [...page.text.matchAll(/<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g)].map(([tag]) => tag);
      expect([path, heads.filter((tag) => tag.includes('p='))]).toEqual([path, []]);
    }
    expect(links).toBeGreaterThan(500);
  });

  test.each<[string, string, string]>([
    ['an unknown path', '/nowhere', `/?p=${CHANNEL}`],
    ['an unknown origin', '/product_list/nowhere', `/?p=${CHANNEL}`],
    ['an unknown article', '/help/nowhere', `/?p=${CHANNEL}`],
    ['a search', '/search?keyword=a%26b', `/product_list/search/a%2526b?p=${CHANNEL}`],
    ['a search in a category', '/search?keyword=x&cat=1_01', `/product_list/search/x?p=${CHANNEL}&cat=1_01`],
    ['a search for nothing', '/search?keyword=', `/catalogue?p=${CHANNEL}`],
    ['a page above the last one', '/product_list/search/capacitor?page=9999', `/product_list/search/capacitor?p=${CHANNEL}&page=`],
    ['a filter without a value', '/product_list/search/capacitor?brand=&stock=1', `/product_list/search/capacitor?p=${CHANNEL}&stock=1`],
    ['a page that needs sign-in', '/membership_center?tab=saved', `/login?p=${CHANNEL}&_r=`],
    ['an unsafe return path', '/login?_r=//evil.example', `/login?p=${CHANNEL}`],
    ['a form that was only opened', '/logout', `/?p=${CHANNEL}`],
  ])('keeps it when %s leads elsewhere', async (_, path, target) => {
    const visitor = new Visitor();
    await visitor.get(`/brand?p=${CHANNEL}`);
    const { location } = await visitor.get(path);
    expect(location?.startsWith(target) ? target : location).toBe(target);
    expect(location?.split(/[?&]p=/)).toHaveLength(2);
  });

  test('keeps it when a form leads to a page', async () => {
    const visitor = new Visitor();
    await visitor.get(`/brand?p=${CHANNEL}`);
    expect((await add(visitor, product(0), 20)).location).toBe(`/shopping_cart?p=${CHANNEL}`);
    expect((await add(visitor, product(0), 20, { _r: '/brand?q=a' })).location).toBe(`/brand?p=${CHANNEL}&q=a`);
    expect((await visitor.post('/login', { ...CREDENTIALS, _r: '/shopping_cart?x=1' })).location).toBe(`/shopping_cart?p=${CHANNEL}&x=1`);
  });
});

test('the channel of an address that is no page leads along', async () => {
  for (const path of ['/nowhere/?p=wx', '/nowhere?p=wx', '/a%0ab?p=wx']) expect((await new Visitor().get(path)).location).toBe('/?p=wx');
});

test('a newer channel replaces the stored one, and a wrong one does not', async () => {
  const visitor = new Visitor();
  await visitor.get('/?p=wx');
  expect(linksOf(await visitor.get('/about?p=mail'))).toContain('/brand?p=mail');
  expect(linksOf(await visitor.get('/about?p=%3Cb%3E'))).toContain('/brand?p=mail');
});

test('without a channel no address names one', async () => {
  const visitor = new Visitor();
  const page = await visitor.get('/product_list/search/capacitor');
  expect(page.text).not.toMatch(/[?&;]p=|name="p"/);
  expect(visitor.cookies.has('__Host-p')).toBe(false);
});
