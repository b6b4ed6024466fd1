import { describe, expect, it } from 'vitest';
import { HelpScreen } from '~/components/portal/reading/help-screen';
import { findHelpItem, type HelpMenuItem } from '~/domain/portal/help-menu';
import { readable, renderAt } from './screens';

const item = (menuId: string, more: Partial<HelpMenuItem> = {}): HelpMenuItem => ({ menuId, name: `Name of ${menuId}`, content: '', ...more });
const MENU = [
  item('stock', { showFlag: 'F', children: [item('lead', { showFlag: 'T', content: 'Days.' }), item('draft', { showFlag: 'F' })] }),
  item('empty', { showFlag: 'F', children: [item('secret', { showFlag: 'F' })] }),
  item('alone', { showFlag: 'T' }),
];
const page = async (menuId: string, menu = MENU) => (await renderAt(`/help/${menuId}`, <HelpScreen menu={menu} article={findHelpItem(menu, menuId) ?? item('none')} />)).shell;

describe('the help centre', () => {
  it.each([['stock', true], ['lead', true], ['alone', true], ['draft', false], ['empty', false], ['secret', false], ['none', false]])('has a page of %s: %s', (menuId, found) => {
    expect(findHelpItem(MENU, menuId)?.menuId).toBe(found ? menuId : undefined);
  });

  it('finds a group and its articles if they are listed side by side', () => {
    const rows = [item('stock', { parentMenuId: null }), item('lead', { parentMenuId: 'stock', showFlag: 'T' })];
    expect(['stock', 'lead'].map((menuId) => findHelpItem(rows, menuId)?.menuId)).toEqual(['stock', 'lead']);
  });

  it('shows the articles of a group that has no text, and links to the group', async () => {
    const html = await page('stock');
    expect(html.match(/<article.*<\/article>/s)?.[0]).toMatch(/<a [^>]*href="\/help\/lead"[^>]*>Name of lead<\/a>/);
    expect(html).toMatch(/<h2><a (?=[^>]*aria-current="page")[^>]*href="\/help\/stock"/);
    expect(readable(html)).not.toContain('Name of draft');
    expect(readable(html)).not.toContain('This article has no text yet.');
  });

  it('says that an article has no text', async () => {
    expect(readable(await page('alone'))).toContain('This article has no text yet.');
  });

  it('leads to the articles before and after, also of another group, and to feedback about the page', async () => {
    const menu = [...MENU, item('pay', { children: [item('card', { showFlag: 'T', content: 'Text.' }), item('bank', { showFlag: 'T' })] })];
    const html = await page('card', menu);
    expect(html).toMatch(/<a (?=[^>]*rel="prev")[^>]*href="\/help\/lead"[^>]*><small>Previous<\/small>Name of lead<\/a>/);
    expect(html).toMatch(/<a (?=[^>]*rel="next")[^>]*href="\/help\/bank"[^>]*><small>Next<\/small>Name of bank<\/a>/);
    expect(html).toContain('href="/feedback?from=%2Fhelp%2Fcard"');
    expect(await page('lead')).not.toMatch(/rel="(?:prev|next)"/);
    expect(await page('pay', menu)).not.toMatch(/rel="(?:prev|next)"/);
  });

  it('says in a group what its articles are about', async () => {
    expect(readable(await page('stock'))).toMatch(/Name of lead\s*Days\./);
  });

  it('has the switch for usage statistics on the page about privacy, with or without its article', async () => {
    const article = item('site', { children: [item('privacy', { showFlag: 'T', content: 'Text.' })] });
    const [written, alone] = [readable(await page('privacy', [article])), readable((await renderAt('/help/privacy', <HelpScreen menu={MENU} article={item('privacy')} />)).shell)];
    for (const text of [written, alone]) expect(text).toContain('Usage statistics');
    expect([written, alone].map((text) => text.includes('described above'))).toEqual([true, false]);
    expect(alone).not.toContain('This article has no text yet.');
  });

  it('shows HTML as text', async () => {
    const html = await page('evil', [item('group', { children: [item('evil', { showFlag: 'T', content: '<img src=x onerror=alert(1)>' })] })]);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
