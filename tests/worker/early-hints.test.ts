/** Early hints: the header `link` names the style sheets of a page before its document comes. */
import { expect, test } from 'vitest';
import { openCarts, product } from '../fixtures/visitors/cart-visitor';
import { Visitor } from '../fixtures/visitors/visitor';

openCarts();

const sheetsIn = (html: string) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
const hinted = (header: string | null) => (header ?? '').split(', ').map((hint) => /^<([^>]+)>; rel=preload; as=style$/.exec(hint)?.[1] ?? hint);

test.each([
  ['the home page', () => '/'], ['a list', () => '/product_list/catalogue'], ['a product', () => `/product_detail/${product(0).id}`], ['a product that does not exist', () => '/product_detail/none'],
  ['the catalogue', () => '/catalogue'], ['bills of materials', () => '/bom'], ['sign-in', () => '/login'], ['the cart', () => '/shopping_cart'],
])('%s names the style sheets of its document, each once, and nothing else', async (_, path) => {
  const { headers, text } = await new Visitor().get(path());
  const sheets = sheetsIn(text);
  expect(sheets.length).toBeGreaterThan(0);
  expect(hinted(headers.get('link'))).toEqual(sheets);
  expect(new Set(sheets).size).toBe(sheets.length);
});
