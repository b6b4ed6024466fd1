import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_IMAGE, mainImage, productImages } from '~/domain/product/product-image';
import { check, junk } from '../property';

describe('images: JSON text array of items with photoUrl', () => {
  const images = JSON.stringify([{ photoUrl: '' }, { photoUrl: ' /a.png ' }, {}, null, 'x', { photoUrl: 5 }, { photoUrl: '/b.png' }]);

  test('the first is the main image', () => {
    expect(mainImage(images)).toBe('/a.png');
    expect(productImages(images)).toEqual(['/a.png', '/b.png']);
  });

  test('product_default.png at the site root is used if none', () => {
    expect(DEFAULT_IMAGE).toBe('/product_default.png');
    for (const none of ['', '[]', 'no json', '{"photoUrl":"/a.png"}', '"x"', 'null', '[', null, undefined]) {
      expect(mainImage(none)).toBe('/product_default.png');
      expect(productImages(none)).toEqual([]);
    }
  });

  test('a parsed list is read too', () => {
    expect(Reflect.apply(mainImage, null, [[{ photoUrl: '/a.png' }]])).toBe('/a.png');
  });

  test('property: never throws and always gives a picture', () => {
    check(fc.oneof(junk, fc.json(), fc.json().map((text) => `[${text}]`)), (text) => {
      expect(Reflect.apply(mainImage, null, [text])).toMatch(/\S/);
    });
  });
});
