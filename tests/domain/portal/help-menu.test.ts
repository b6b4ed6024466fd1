import { describe, expect, test } from 'vitest';
import { type HelpMenuItem, visibleHelpMenu } from '~/domain/portal/help-menu';

const item = (menuId: string, more: Partial<HelpMenuItem> = {}): HelpMenuItem => ({ menuId, name: menuId, ...more });
const shown = item('a1', { showFlag: 'T', parentMenuId: 'a' });
const hidden = item('a2', { showFlag: 'F', parentMenuId: 'a' });

describe('Help menu', () => {
  test("keeps only top-level items with at least one child with showFlag 'T'", () => {
    const menu = [
      item('a', { children: [shown] }),
      item('b', { children: [hidden] }),
      item('c', { children: [] }),
      item('d', { showFlag: 'T' }),
      item('e', { showFlag: 'F', children: [hidden, shown] }),
    ];
    expect(visibleHelpMenu(menu).map(({ menuId, children }) => [menuId, children])).toEqual([
      ['a', [shown]],
      ['e', [shown]],
    ]);
  });

  test('children may be listed beside their parents', () => {
    const rows = [item('a', { parentMenuId: null }), shown, hidden, item('b', { parentMenuId: '0' })];
    expect(visibleHelpMenu(rows)).toEqual([{ ...rows[0], children: [shown] }]);
  });

  test('a child is not a top-level item, even with visible children', () => {
    const child = { ...shown, children: [item('a11', { showFlag: 'T' })] };
    expect(visibleHelpMenu([item('a'), child]).map(({ menuId, children }) => [menuId, children])).toEqual([['a', [child]]]);
  });

  test('a top-level item has no parent, or one that is not in the list', () => {
    const menu = [item('a', { parentMenuId: null, children: [shown] }), item('b', { parentMenuId: '0', children: [shown] }), item('c', { children: [shown] })];
    expect(visibleHelpMenu(menu)).toEqual(menu);
    expect(Reflect.apply(visibleHelpMenu, null, [[{ name: 'no number', children: [shown] }]])).toHaveLength(1);
  });

  test('children that are both nested and listed count once', () => {
    const rows = [item('a', { children: [shown] }), shown, item('a3', { showFlag: 'T', parentMenuId: 'a' })];
    expect(visibleHelpMenu(rows).map(({ children }) => children)).toEqual([[shown, rows[2]]]);
  });

  test('items without an id are not each other\'s children', () => {
    expect(Reflect.apply(visibleHelpMenu, null, [[{ name: 'a', showFlag: 'T' }, { name: 'b', showFlag: 'T' }]])).toEqual([]);
  });

  test('an item that is its own parent, or a malformed list, gives an empty menu', () => {
    expect(visibleHelpMenu([item('a', { parentMenuId: 'a', showFlag: 'T' })])).toEqual([]);
    expect(visibleHelpMenu(null)).toEqual([]);
    expect(Reflect.apply(visibleHelpMenu, null, [['x', null, { menuId: 'a', children: [null, shown] }]])).toEqual([{ menuId: 'a', children: [shown] }]);
  });
});
