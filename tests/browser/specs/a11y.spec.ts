/** Issue item 8: axe finds nothing on any screen, in either language, light and dark, wide and narrow. */
import AxeBuilder from '@axe-core/playwright';
import { expect, stageUrl, test, type Page } from '../fixtures';
import { readSample, SCREENS, type Sample } from '../screens';
import { LANGUAGES, LOCALE, type Language } from '../wording';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What can be wrong with colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
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
        await expectNothingFound(page, language);
        if (!NARROW.includes(screen.name)) return;
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNothingFound(page, language);
      });
    }

    test('the page of a part that does not exist', async ({ page, allow }) => {
      allow(/status of 404/);
      await page.goto('/product_detail/none');
      await expectNothingFound(page, language);
    });
  });
}

/** Ten rows of a list have whatever twenty have. */
function shortened(path: string): string {
  return path.startsWith('/product_list/') ? `${path}?size=10` : path;
}

/** Words differ by language and colours by scheme: what neither changes is looked at once, it takes axe most of its time. */
async function expectNothingFound(page: Page, language: Language): Promise<void> {
  const all = new AxeBuilder({ page }).withTags([...STANDARDS, 'best-practice']);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (language === 'cn') return expectNone(all.disableRules(OF_COLOURS), 'light');
  await expectNone(all, 'light');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNone(new AxeBuilder({ page }).withRules(OF_COLOURS), 'dark');
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
