/** Issue item 8: axe finds nothing on any screen, in either language, light and dark, wide and narrow. */
import AxeBuilder from '@axe-core/playwright';
import { expect, stageUrl, test, type Page } from '../fixtures';
import { readSample, SCREENS, type Sample } from '../screens';
import { LANGUAGES, LOCALE } from '../wording';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const NARROW = ['list of a category', 'product detail'];

let sample: Sample;
test.beforeAll(async () => {
  sample = await readSample(stageUrl('TEST_MALL_URL'));
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    for (const screen of SCREENS) {
      test(screen.name, async ({ page }) => {
        await page.goto(shortened(screen.path(sample)));
        await expectNothingFound(page);
        if (!NARROW.includes(screen.name)) return;
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNothingFound(page);
      });
    }

    test('the page of a part that does not exist', async ({ page, allow }) => {
      allow(/status of 404/);
      await page.goto('/product_detail/none');
      await expectNothingFound(page);
    });
  });
}

/** Ten rows of a list have whatever twenty have. */
function shortened(path: string): string {
  return path.startsWith('/product_list/') ? `${path}?size=10` : path;
}

async function expectNothingFound(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNone(new AxeBuilder({ page }).withTags([...STANDARDS, 'best-practice']), 'light');
  // The document is the same in the dark: only its colours can be wrong.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNone(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']), 'dark');
}

async function expectNone(axe: AxeBuilder, scheme: string): Promise<void> {
  const { violations, passes } = await axe.analyze();
  expect(passes.length, scheme).toBeGreaterThan(0);
  const found = violations.map(({ id, help, nodes }) => {
    const examples = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`);
    return [`${id}: ${help} (${nodes.length} times)`, ...examples].join('\n');
  });
  expect(found, scheme).toEqual([]);
}
