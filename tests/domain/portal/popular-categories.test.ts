import { describe, expect, test } from 'vitest';
import { popularCategories } from '~/domain/portal/popular-categories';
import { isEffective } from '~/domain/portal/portal';

const LETTERS = ['a', 'b', 'c', 'd', 'e'];
const categories = [
  { code: '1_01', parentCode: null, name: 'All', count: 100 },
  ...LETTERS.flatMap((letter, index) => [
    { code: `2_010${index}`, parentCode: '1_01', name: letter, count: 10 + index },
    { code: `3_01000${index}`, parentCode: `2_010${index}`, name: `${letter} leaf`, count: 5 },
  ]),
];
const link = (index: number) => ({ name: `Category ${LETTERS[index]}`, url: `/product_list/catalogue/1_01_2_010${index}` });
const part = (index: number) => ({ catalogueCode: `3_01000${index}`, images: `picture ${LETTERS[index]}` });
const named = (found: ReturnType<typeof popularCategories>) => found.map(({ name }) => name.at(-1)).join('');

describe('popular categories', () => {
  test('are the links of the floors, in turn, with the picture of a part below them', () => {
    const floors = [{ links: [link(0), link(1)], products: [part(1), part(0)] }, { links: [link(2), link(3)], products: [part(3), part(2)] }];
    expect(named(popularCategories(floors, categories))).toBe('acbd');
    expect(popularCategories(floors, categories)[0]).toEqual({ name: 'Category a', path: link(0).url, count: 10, images: 'picture a' });
  });

  test('leave out links that lead elsewhere, that have no picture, and that come twice', () => {
    const elsewhere = [{ name: 'x', url: '/brand' }, { name: 'x', url: 'https://example.com/product_list/catalogue/1_01' }, { name: 'x', url: '/product_list/catalogue/1_99' }];
    const floors = [{ links: [...elsewhere, link(0), link(0), link(1), link(2), link(3), link(4)], products: [0, 1, 2, 3].map(part) }];
    expect(named(popularCategories(floors, categories))).toBe('abcd');
  });

  test('fill whole rows: fewer than four are none', () => {
    const floors = [{ links: [0, 1, 2].map(link), products: [0, 1, 2].map(part) }];
    expect(popularCategories(floors, categories)).toEqual([]);
    expect(popularCategories([], categories)).toEqual([]);
  });
});

test.each([
  [null, null, 5, true], [5, null, 5, true], [6, null, 5, false], [null, 5, 5, true], [null, 4, 5, false], [1, 9, 5, true],
])('a popup from %j to %j at %d: %j', (startsAt, endsAt, now, shown) => {
  expect(isEffective({ startsAt, endsAt }, now)).toBe(shown);
});
