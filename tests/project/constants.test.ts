/** Figures and words that buyers and other programs rely on, written down a second time. Most constants have their test where their rule is. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LAZY_DELAY } from '~/ui/base/lazy-delay';
import { NOTIFICATION_MS, SHORT_NOTICE_MS, TOAST_MS } from '~/ui/toast/life';
import { wording } from '../browser/wording';

const root = fileURLToPath(new URL('../../app/', import.meta.url));

describe('messages', () => {
  it('stay 3 seconds as a toast, 4.5 as a notification, and 1.5 as a short notice', () => {
    expect([TOAST_MS, NOTIFICATION_MS, SHORT_NOTICE_MS]).toEqual([3_000, 4_500, 1_500]);
  });
});

it('what loads lazily waits for 200 ms', () => {
  expect(LAZY_DELAY).toBe(200);
});

describe('words of the interface', () => {
  it('are the name of the shop in the title of its pages', () => {
    expect(wording('en', 'title', { product: 'Farad' })).toBe('Farad Mall_One-stop online shopping mall for electronic components');
  });

  it('are those of the pages of a list', () => {
    const keys = ['page', 'goTo', 'confirm', 'previous', 'next', 'previous5', 'next5', 'previous3', 'next3', 'pageSize', 'perPage'];
    expect(keys.map((key) => wording('en', `pagination.${key}`))).toEqual([
      'Page', 'Go to', 'confirm', 'Previous Page', 'Next Page', 'Previous 5 Pages', 'Next 5 Pages', 'Previous 3 Pages', 'Next 3 Pages', 'Page Size', '/ page',
    ]);
  });
});

describe('style sheets', () => {
  /** Least widths of the sizes sm, md, lg, xl and xxl; narrower windows are xs. */
  const SIZES = [576, 768, 992, 1200, 1600];
  /** Further widths at which single blocks change: between sizes, and within xs. */
  const OWN = [360, 480, 1400, 1440];

  it('change at the widths of the sizes, and at few others', () => {
    const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
    const conditions = sheets.flatMap((name) => readFileSync(root + name, 'utf8').match(/@media[^{]+/g) ?? []);
    const widths = conditions.flatMap((condition) => [...condition.matchAll(/(?:min|max)-width:\s*([\d.]+)px/g)].map(([, width]) => Math.ceil(Number(width))));
    expect([...new Set(widths)].filter((width) => !OWN.includes(width)).sort((a, b) => a - b)).toEqual(SIZES);
  });
});
