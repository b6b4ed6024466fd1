import { describe, expect, it } from 'vitest';
import { filePath, inLanguage, opensNewWindow, productPath } from '~/components/shell/addresses';
import { withChannel } from '~/domain/portal/channel';
import { toOptions } from '~/components/shell/search/suggestions';
import { DEFAULT_IMAGE } from '~/domain/product/product-image';

describe('a link to', () => {
  it.each(['/product_detail/17', '/product_detail/a%2Fb?qty=5', '/bom', '/bom?x=1', '/catalogue', '/catalogue#c-1_01'])(
    '%s opens a new window', (path) => expect(opensNewWindow(path)).toBe(true));
  it.each(['/', '/brand', '/product_list/catalogue/1_01', '/bombastic', '/catalogues', '/help/bom', '/product_detail', '#bom'])(
    '%s stays in the window', (path) => expect(opensNewWindow(path)).toBe(false));
});

describe('the channel parameter', () => {
  it('comes first in the query', () => {
    expect(withChannel('/brand', 'wx')).toBe('/brand?p=wx');
    expect(withChannel('/brand?q=a&q=b', 'wx')).toBe('/brand?p=wx&q=a&q=b');
    expect(withChannel('/catalogue#c-1_01', 'wx')).toBe('/catalogue?p=wx#c-1_01');
    expect(withChannel('/brand?q=%23#top', 'a&b=c')).toBe('/brand?p=a%26b%3Dc&q=%23#top');
  });
  it('does not change doubly encoded segments', () => {
    expect(withChannel('/product_list/search/50%2525%2520x', 'wx')).toBe('/product_list/search/50%2525%2520x?p=wx');
  });
  it('is not added without a channel, twice, or to other sites and anchors', () => {
    expect(withChannel('/brand?q=a', undefined)).toBe('/brand?q=a');
    expect(withChannel('/brand?p=old', 'wx')).toBe('/brand?p=old');
    expect(withChannel('https://example.org/', 'wx')).toBe('https://example.org/');
    expect(withChannel('#main', 'wx')).toBe('#main');
  });
});

describe('the language switch', () => {
  it('keeps the page and its query', () => {
    expect(inLanguage('/', 'cn')).toBe('/?lang=cn');
    expect(inLanguage('/product_list/search/4.7%25C2%25B5F?page=2&brand=a%26b', 'cn'))
      .toBe('/product_list/search/4.7%25C2%25B5F?page=2&brand=a%26b&lang=cn');
  });
  it('replaces the language in the query', () => {
    expect(inLanguage('/brand?lang=en&q=ti', 'cn')).toBe('/brand?q=ti&lang=cn');
    expect(inLanguage('/brand?language=x', 'cn')).toBe('/brand?language=x&lang=cn');
  });
});

describe('pictures', () => {
  it('come through the shop, except for those of the shop itself', () => {
    expect(filePath('/package/0603-outline.svg', 'farad')).toBe('/package/0603-outline.svg');
    expect(filePath('/package/0603.png', 'farad')).toBe('/api/farad/store/publicDownloadByUrl?url=%2Fpackage%2F0603.png');
    expect(filePath('https://img.example/a b.png?x=1&y', 'shop'))
      .toBe('/api/shop/store/publicDownloadByUrl?url=https%3A%2F%2Fimg.example%2Fa%20b.png%3Fx%3D1%26y');
    expect(filePath(DEFAULT_IMAGE, 'farad')).toBe('/product_default.png');
    expect(filePath('/banner/reel.svg', 'farad')).toBe('/banner/reel.svg');
    expect(filePath('/banners/reel.svg', 'farad')).toBe('/api/farad/store/publicDownloadByUrl?url=%2Fbanners%2Freel.svg');
    expect(productPath('a/b?c')).toBe('/product_detail/a%2Fb%3Fc');
  });
});

describe('suggestions', () => {
  it('are one short list with the right link for each kind', () => {
    const options = toOptions({
      words: ['10k 1%'],
      parts: Array.from({ length: 10 }, (_, index) => ({ id: `${index}`, mpn: `LM${index}`, brand: 'TI', description: 'op-amp' })),
      brands: ['R&D'],
      catalogues: [{ code: '1_01', name: 'Resistors' }],
      values: [{ text: '10 kΩ', path: '/product_list/search/10k%2520ohm' }],
    }, 'r');
    expect(options.filter(({ kind }) => kind === 'parts')).toHaveLength(8);
    expect(options.map(({ href }) => href)).toEqual([
      '/product_list/search/10k%25201%2525',
      '/product_list/search/10k%2520ohm',
      ...Array.from({ length: 8 }, (_, index) => `/product_detail/${index}`),
      '/product_list/search/r?brand=R%26D',
      '/product_list/search/r?cat=1_01',
    ]);
    expect(options[2]).toMatchObject({ text: 'LM0', detail: 'TI · op-amp' });
  });

  it('have a part of several sellers once', () => {
    const part = (id: string, brand: string) => ({ id, mpn: 'RC0603FR-074K7L', brand, description: '' });
    const found = { words: [], values: [], brands: [], catalogues: [], parts: [part('1', 'YAGEO'), part('2', 'Other'), part('3', 'YAGEO')] };
    expect(toOptions(found, 'rc').map(({ href }) => href)).toEqual(['/product_detail/1', '/product_detail/2']);
  });

  it.each([
    ['10k yag', ['/product_list/search/10k?brand=YAGEO', '/product_list/search/10k%2520yag?cat=3_010101']],
    ['yageo', ['/product_list/brand/YAGEO', '/product_list/search/yageo?cat=3_010101']],
    ['thick film 10k', ['/product_list/search/thick%2520film%252010k?brand=YAGEO', '/product_list/search/10k?cat=3_010101']],
    ['Chip Resistors', ['/product_list/search/Chip%2520Resistors?brand=YAGEO', '/product_list/catalogue/1_01_2_0101_3_010101']],
  ])('narrow the search for %s by a brand and a category, and keep the other words', (keyword, hrefs) => {
    const found = { words: [], parts: [], values: [], brands: ['YAGEO'], catalogues: [{ code: '1_01_2_0101_3_010101', name: 'Thick film chip resistors' }] };
    expect(toOptions(found, keyword).map(({ href }) => href)).toEqual(hrefs);
  });
});
