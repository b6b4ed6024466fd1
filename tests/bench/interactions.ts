/** How long a page takes to answer its visitor on a slow computer. */
import type { Page } from 'playwright';
import { markProgram, programRuns } from '../browser/fixtures';
import type { Tools } from './bench';
import { gated, median, milliseconds, type Figure } from './figures';
import { VISITOR } from './first-load';

/** How many times slower than this computer the browser's processor is. */
const SLOWER = 4;
/** The shortest event that the browser reports, in milliseconds. */
const LEAST_REPORTED = 16;
const MOST_MS = 100;

declare global {
  interface Window {
    /** The longest event of each interaction. */
    interactions?: Map<number, number>;
  }
  // The types of the browser do not have these yet.
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

export interface Visit {
  bench: string;
  /** What the interactions are, as it stands behind their number. */
  what: string;
  /** Opens the page. */
  open(page: Page): Promise<void>;
  /** Uses the page, and waits for each answer. @returns the number of interactions: of clicks and keys */
  act(page: Page): Promise<number>;
}

/** The 95th percentile of the interactions of a visit, from the input to the next frame, with its limit. */
export async function interactionFigure({ browser }: Pick<Tools, 'browser'>, { bench, what, open, act }: Visit): Promise<Figure> {
  const context = await (await browser()).newContext({ ...VISITOR, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(markProgram);
    await page.addInitScript((durationThreshold) => {
      const longest = (window.interactions = new Map<number, number>());
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
        }
      }).observe({ type: 'event', durationThreshold, buffered: true });
    }, LEAST_REPORTED);
    await open(page);
    await programRuns(page);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const count = await act(page);
    const reported = await page.evaluate(() => [...(window.interactions ?? new Map<number, number>()).values()]);
    const all = [...reported, ...Array.from({ length: Math.max(0, count - reported.length) }, () => LEAST_REPORTED)].sort((a, b) => a - b);
    const slow = all[Math.ceil(all.length * 0.95) - 1] ?? NaN;
    return gated({
      bench, what: `${count} ${what}, processor ${SLOWER} × slower: events, 95th percentile`,
      value: `${milliseconds(slow)} (median ${milliseconds(median(all))}, longest ${milliseconds(all.at(-1) ?? NaN)})`,
    }, slow, MOST_MS, ' ms');
  } finally {
    await context.close();
  }
}
