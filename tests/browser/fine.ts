import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { SOAK } from './combinations';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The script of axe; the short one is read in half of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** From this width on a page has no phone layout. */
const WIDE = 768;
/** `npm test` takes the least width of each layout, where something is most likely to be too wide. */
const WIDTHS = SOAK ? [1920, 1600, 1440, 1200, 992, 768, 576, 390, 360] : [1600, 1440, 1200, 992, 768, 576, 360];

interface RunOnly {
  type: 'tag' | 'rule';
  values: string[];
}

/** Expects that axe finds nothing on a screen, or in the element of a selector, and that the screen fits every width. */
export async function expectFine(page: Page, path: string, within?: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(path);
  await expectNothingFound(page, within);
  await expectFits(page);
}

/** Expects that from 360 to 1920 pixels nothing scrolls sideways and the content begins on the first screen. */
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
 * Expects that axe finds nothing on the page, or in the element of a selector. `npm run soak` checks the light and the dark scheme; `npm test` checks
 * one of them, so that each language and each width gets both.
 */
export async function expectNothingFound(page: Page, within = 'html'): Promise<void> {
  const [first, second] = await schemesFor(page);
  await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
  await expectNone(page, within, { type: 'tag', values: STANDARDS });
  if (!SOAK) return;
  // The other scheme has the same document, so only colours are checked.
  await page.emulateMedia({ colorScheme: second, reducedMotion: 'reduce' });
  await expectNone(page, within, { type: 'rule', values: COLOUR_RULES });
}

async function schemesFor(page: Page): Promise<['light', 'dark'] | ['dark', 'light']> {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const isWide = (page.viewportSize()?.width ?? 0) >= WIDE;
  return isEnglish === isWide ? ['light', 'dark'] : ['dark', 'light'];
}

async function expectNone(page: Page, within: string, runOnly: RunOnly): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { found, passed } = await page.evaluate(async ({ within, runOnly }) => {
    const { violations, passes } = await window.axe.run(within, { runOnly, resultTypes: ['violations'] });
    const found = violations.map(({ id, help, nodes }) => {
      const examples = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`);
      return [`${id}: ${help} (${nodes.length} times)`, ...examples].join('\n');
    });
    return { found, passed: passes.length };
  }, { within, runOnly });
  const where = `${page.url()} at ${page.viewportSize()?.width}, ${runOnly.type}`;
  expect(passed, where).toBeGreaterThan(0);
  expect(found, where).toEqual([]);
}
