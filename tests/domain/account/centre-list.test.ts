import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CENTRE_ROWS, centreListPath, pageOfList } from '~/domain/account/centre-list';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const of = (address: string) => new URL(address, 'http://farad.example').searchParams;

test('the pages of a list are linked one after the other, and have each row once, in its order', () => {
  fc.assert(fc.property(fc.nat({ max: 4 * CENTRE_ROWS }), (count) => {
    const { page: { totalPage } } = pageOfList(numbers(count), of(''));
    const pages = numbers(totalPage).map((index) => pageOfList(numbers(count), of(centreListPath('saved', index + 1))));
    expect(pages.flatMap(({ rows }) => rows)).toEqual(numbers(count));
    expect(pages.map(({ page }) => page)).toEqual(pages.map((_, index) => ({ pageNo: index + 1, totalPage })));
    expect(Math.max(...pages.map(({ rows }) => rows.length))).toBeLessThanOrEqual(CENTRE_ROWS);
  }));
});

test.each([['0', 1], ['-1', 1], ['x', 1], ['', 1], ['2', 2], ['3', 2], ['1e9', 2], ['999999999999999999999', 2]])('page %j of two is page %d', (typed, pageNo) => {
  expect(pageOfList(numbers(CENTRE_ROWS + 1), of(`?page=${typed}`)).page.pageNo).toBe(pageNo);
});
