import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageWindow } from '~/domain/catalogue/page-window';
import { check } from '../property';

describe('Pagination: Previous and Next Page, Previous and Next 5 Pages', () => {
  test('in the middle', () => {
    expect(pageWindow(20, 50)).toEqual({
      page: 20,
      totalPages: 50,
      previous: 19,
      next: 21,
      pages: [1, 18, 19, 20, 21, 22, 50],
      jumpBack: 15,
      jumpForward: 25,
    });
  });

  test('at the ends', () => {
    expect(pageWindow(1, 50)).toMatchObject({ previous: null, pages: [1, 2, 3, 50], jumpBack: null, jumpForward: 6 });
    expect(pageWindow(50, 50)).toMatchObject({ next: null, pages: [1, 48, 49, 50], jumpBack: 45, jumpForward: null });
    expect(pageWindow(1, 1)).toMatchObject({ previous: null, next: null, pages: [1], jumpBack: null, jumpForward: null });
  });

  test('a gap never hides a single page', () => {
    expect(pageWindow(5, 50).pages).toEqual([1, 2, 3, 4, 5, 6, 7, 50]);
    expect(pageWindow(6, 50).pages).toEqual([1, 4, 5, 6, 7, 8, 50]);
    expect(pageWindow(46, 50).pages).toEqual([1, 44, 45, 46, 47, 48, 49, 50]);
    expect(pageWindow(45, 50).pages).toEqual([1, 43, 44, 45, 46, 47, 50]);
    expect(pageWindow(3, 5).pages).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('Previous and Next 3 Pages', () => {
  test('for narrow screens', () => {
    expect(pageWindow(20, 50, 3)).toMatchObject({ pages: [1, 19, 20, 21, 50], jumpBack: 17, jumpForward: 23 });
    expect(pageWindow(5, 9, 3)).toMatchObject({ pages: [1, 4, 5, 6, 9], jumpBack: 2, jumpForward: 8 });
  });
});

test('numbers out of range become the nearest page', () => {
  expect(pageWindow(99, 5).page).toBe(5);
  expect(pageWindow(-3, 5).page).toBe(1);
  expect(pageWindow(2.9, 5.9)).toMatchObject({ page: 2, totalPages: 5 });
  expect(pageWindow(Number.NaN, 0)).toMatchObject({ page: 1, totalPages: 1, pages: [1] });
});

test('property: pages ascend without repeats, include both ends and the current page, and jumps stay in range', () => {
  const numbers = fc.tuple(fc.integer({ min: -2, max: 400 }), fc.integer({ min: 0, max: 380 }), fc.constantFrom(3 as const, 5 as const));
  check(numbers, ([page, total, jump]) => {
    const shown = pageWindow(page, total, jump);
    const last = Math.max(total, 1);
    expect(shown.pages).toEqual([...new Set(shown.pages)].sort((a, b) => a - b));
    expect(shown.pages).toEqual(expect.arrayContaining([1, shown.page, last]));
    const gaps = shown.pages.filter((next, index) => index > 0 && next - (shown.pages[index - 1] ?? 0) > 1);
    expect(gaps).toHaveLength(Number(shown.jumpBack !== null) + Number(shown.jumpForward !== null));
    for (const target of [shown.jumpBack, shown.jumpForward, shown.previous, shown.next]) {
      if (target !== null) expect(target >= 1 && target <= last && target !== shown.page).toBe(true);
    }
  });
});
