import { expect, test } from 'vitest';
import { sharingPicture, sharingPath } from '~/domain/portal/sharing-picture';
import { PRODUCTS_PER_SITEMAP, productSitemapNo, productSitemaps, sitemap, sitemapIndex } from '~/domain/portal/sitemap';

test('the sitemaps of products hold all of them, at most 50,000 addresses each', () => {
  for (const total of [0, 1, PRODUCTS_PER_SITEMAP, PRODUCTS_PER_SITEMAP + 1, 582_000]) {
    const names = productSitemaps(total);
    expect(names.map(productSitemapNo)).toEqual(names.map((_, index) => index + 1));
    expect(names.length * PRODUCTS_PER_SITEMAP).toBeGreaterThanOrEqual(total);
    expect((names.length - 1) * PRODUCTS_PER_SITEMAP).toBeLessThan(Math.max(total, 1));
  }
  expect(PRODUCTS_PER_SITEMAP * 2).toBeLessThanOrEqual(50_000);
});

test('other names are no sitemaps of products', () => {
  for (const name of ['parts-0.xml', 'parts-01.xml', 'parts-1', 'parts-99999.xml', 'parts-1.xml.xml', 'pages.xml', '']) expect(productSitemapNo(name)).toBeNull();
});

test('addresses are escaped', () => {
  const hostile = 'https://mall.example/?a=1&b="<x>';
  expect(sitemap([hostile])).toContain('<url><loc>https://mall.example/?a=1&amp;b=&quot;&lt;x></loc></url>');
  expect(sitemapIndex([hostile])).toContain('<sitemap><loc>https://mall.example/?a=1&amp;b=&quot;&lt;x></loc></sitemap>');
});

test.each([
  ['/package/lqfp-48.svg', '/og/lqfp-48.png'],
  ['/package/lqfp-48-blue.svg', '/og/lqfp-48.png'],
  ['https://images.example/a.jpg', sharingPath()],
  ['/package/../x.svg', sharingPath()],
])('the picture of a product whose main picture is %s', (photoUrl, path) => {
  expect(sharingPicture(JSON.stringify([{ photoUrl }]))).toBe(path);
});
