import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { SOAK } from './combinations';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** From here on a page is no telephone's. */
const WIDE = 768;
const WIDTHS = [1920, 1440, 1200, 992, 768, 576, 390, 360];

interface RunOnly {
  type: 'tag' | 'rule';
  values: string[];
}

/** A screen on which axe finds nothing, and which fits every width. */
export async function expectFine(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(path);
  await expectNothingFound(page);
  await expectFits(page);
}

/** From 360 to 1920 pixels nothing scrolls sideways, and the content begins on the first screen. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = scrollWidth > clientWidth ? [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > clientWidth) : [];
      const begins = (document.querySelector('main')?.getBoundingClientRect().top ?? Infinity) < innerHeight;
      return { overflow: scrollWidth - clientWidth, widest: wide.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 200)), begins };
    });
    expect(found, `${page.url()} at ${width}`).toEqual({ overflow: 0, widest: [], begins: true });
  }
}

/**
 * Axe finds nothing on the page as it stands, or on the part of it that a selector names. In `npm run soak` it looks light and
 * dark; in `npm test` in one of both, so that each language and each width meet each of them.
 */
export async function expectNothingFound(page: Page, within = 'html'): Promise<void> {
  const [first, second] = await schemesFor(page);
  await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
  await expectNone(page, within, { type: 'tag', values: STANDARDS });
  if (!SOAK) return;
  // The document is the same in the other scheme: only its colours can be wrong.
  await page.emulateMedia({ colorScheme: second, reducedMotion: 'reduce' });
  await expectNone(page, within, { type: 'rule', values: COLOUR_RULES });
}

async function schemesFor(page: Page): Promise<['light', 'dark'] | ['dark', 'light']> {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const isWide = (page.viewportSize()?.width ?? 0) >= WIDE;
  return isEnglish === isWide ? ['light', 'dark'] : ['dark', 'light'];
}

async function expectNone(page: Page, within: string, runOnly: RunOnly): Promise<void> {
  // Pages here have no frames, for which another page would be opened; what is well need not be described.
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().include(within).options({ runOnly, resultTypes: ['violations'] }).analyze();
  const where = `${page.url()} at ${page.viewportSize()?.width}, ${runOnly.type}`;
  expect(passes.length, where).toBeGreaterThan(0);
  const found = violations.map(({ id, help, nodes }) => {
    const examples = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`);
    return [`${id}: ${help} (${nodes.length} times)`, ...examples].join('\n');
  });
  expect(found, where).toEqual([]);
}
