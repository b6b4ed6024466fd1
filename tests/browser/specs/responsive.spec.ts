/** From 360 to 1920 pixels no screen scrolls sideways (look 8). */
import { SOAK } from '../combinations';
import { expect, stageUrl, test } from '../fixtures';
import { readSample, SCREENS, type Sample } from '../screens';

const WIDTHS = [1920, 1440, 1200, 992, 768, 576, 390, 360];

let sample: Sample;
test.beforeAll(async () => {
  sample = await readSample(stageUrl('TEST_MALL_URL'));
});

for (const [index, { name, path }] of SCREENS.entries()) {
  test(`${name} fits every width`, async ({ page }) => {
    // Each screen in every width; in `npm test` in one language, by turns.
    for (const lang of SOAK ? ['en', 'cn'] : [index % 2 === 0 ? 'en' : 'cn']) {
      await page.goto(`${path(sample)}?lang=${lang}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow, `${lang} at ${width}`).toBe(0);
        await expect(page.getByRole('main'), `${lang} at ${width}`).toBeInViewport();
      }
    }
  });
}
