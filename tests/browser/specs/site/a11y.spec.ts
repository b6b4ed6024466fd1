/** Axe finds nothing on any screen, in both languages, wide and narrow, light and dark; every screen fits all widths and has one language. */
import { turns } from '../../combinations';
import { expectFits, expectNothingFound } from '../../fine';
import { stageUrl, test } from '../../fixtures';
import { expectOneLanguage } from '../../one-language';
import { readSample, SCREENS, type Sample } from '../../screens';
import { LANGUAGES, LOCALE } from '../../wording';

const NARROW = ['list of a category', 'product detail', 'comparison'];

let sample: Sample;
test.beforeAll(async () => {
  sample = await readSample(stageUrl('TEST_MALL_URL'));
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ locale: LOCALE[language] });

    for (const screen of SCREENS) {
      if (due()) test(screen.name, async ({ page }) => {
        await page.goto(shortened(screen.path(sample)));
        await expectOneLanguage(page, language);
        await expectNothingFound(page);
        await expectFits(page);
        if (!NARROW.includes(screen.name)) return;
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNothingFound(page);
      });
    }

    if (due()) test('the page of an unknown product', async ({ page, allow }) => {
      allow(/status of 404/);
      await page.goto('/product_detail/none');
      await expectNothingFound(page);
    });
  });
}

/** Ten rows have the same elements as twenty. */
function shortened(path: string): string {
  return path.startsWith('/product_list/') ? `${path}?size=10` : path;
}
