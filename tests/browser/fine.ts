import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [1440, 992, 768, 390, 360];

/** A screen on which axe finds nothing, and which fits every width. */
export async function expectFine(page: Page, open: (path: string) => Promise<void>, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(path);
  await expectNothingFound(page);
  await expectFits(page);
}

/** Nothing scrolls sideways (look 8). */
export async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${page.url()} at ${width}`).toBe(0);
  }
}

/** What axe says of the page as it stands, light and dark. */
export async function expectNothingFound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    // The document is the same in the dark: only its colours can be wrong.
    const { violations, passes } = await (colorScheme === 'light' ? axe.withTags(STANDARDS) : axe.withRules(['color-contrast'])).analyze();
    expect(passes.length).toBeGreaterThan(0);
    const found = violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`)].join('\n'));
    expect(found, `${page.url()} ${colorScheme}`).toEqual([]);
  }
}
