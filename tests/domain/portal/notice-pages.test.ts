import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNotice, noticePage, noticePagePath, noticePath } from '~/domain/portal/notice-pages';
import { storiesByBrand } from '~/domain/portal/brand-story';
import { helpNeighbours } from '~/domain/portal/help-menu';
import type { Notice } from '~/domain/portal/portal';
import { check, unicode } from '../property';

const all = (length: number): Notice[] => Array.from({ length }, (_, index) => ({ id: `${index}`, title: '', content: '', publishTime: '' }));

describe('pages of notices', () => {
  test.each<[number, string | null, number, number, number]>([
    [0, null, 1, 1, 0], [20, '2', 1, 1, 20], [21, '2', 2, 2, 1], [45, '3', 3, 3, 5], [45, '99', 3, 3, 5], [45, '0', 1, 3, 20], [45, '-1', 1, 3, 20], [45, 'x', 1, 3, 20], [45, '1e1', 1, 3, 20], [45, '9'.repeat(30), 1, 3, 20],
  ])('of %i notices, page %s is page %i of %i with %i', (total, asked, page, pages, length) => {
    const shown = noticePage(all(total), asked);
    expect([shown.page, shown.pages, shown.notices.length, shown.total]).toEqual([page, pages, length, total]);
  });

  test('property: every notice stands on exactly one page', () => {
    check(fc.integer({ min: 0, max: 130 }), (total) => {
      const { pages } = noticePage(all(total), null);
      expect(Array.from({ length: pages }, (_, index) => noticePage(all(total), `${index + 1}`).notices).flat()).toEqual(all(total));
    });
  });

  test('a notice has an address that names it, and the ones beside it', () => {
    expect([noticePath('a/b'), noticePagePath(1), noticePagePath(2)]).toEqual(['/notice/a%2Fb', '/notice', '/notice?page=2']);
    const list = all(3);
    expect(findNotice(list, '1')).toEqual({ notice: list[1], newer: list[0], older: list[2] });
    expect(findNotice(list, '0')).toEqual({ notice: list[0], newer: undefined, older: list[1] });
    expect(findNotice(list, '9')).toBeUndefined();
  });

  test('property: any text as page gives a page', () => {
    check(unicode, (asked) => {
      expect(noticePage(all(45), asked).notices.length).toBeGreaterThan(0);
    });
  });
});

test('stories are found by the key and by the title, each kind apart', () => {
  const articles = [
    { key: 'about', title: 'About', content: 'x', photoUrl: '' }, { key: 'brand:YAGEO', title: '国巨', content: 'story', photoUrl: '' },
    { key: 'agent:YAGEO', title: '国巨', content: 'line', photoUrl: '' }, { key: 'brand:TXC', title: 'TXC', content: '', photoUrl: '' },
  ];
  expect([...storiesByBrand(articles, 'brand')]).toEqual([['YAGEO', 'story'], ['国巨', 'story']]);
  expect(storiesByBrand(articles, 'agent').get('国巨')).toBe('line');
});

test('help articles follow each other through all groups', () => {
  const menu = [['a', 'b'], ['c']].map((ids, index) => ({ menuId: `g${index}`, name: '', children: ids.map((menuId) => ({ menuId, name: '' })) }));
  const ids = (menuId: string) => {
    const { previous, next } = helpNeighbours(menu, menuId);
    return [previous?.menuId, next?.menuId];
  };
  expect(['a', 'b', 'c', 'g0'].map(ids)).toEqual([[undefined, 'b'], ['a', 'c'], ['b', undefined], [undefined, undefined]]);
});
