/** When a page asks for its program. */
import { expect, test } from '../../fixtures';

test('a page asks for its program when it can be painted, not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !pathname.includes('collector')) asked.push(pathname);
  });
  let send = () => {};
  const styles = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/*.css', async (route) => {
    await styles;
    await route.continue();
  });
  const collector = page.waitForRequest(/collector/);
  await page.goto('/', { waitUntil: 'commit' });
  // Without its styles the page is not painted, though all of it has arrived.
  await collector;
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(asked).toEqual([]);
  send();
  await expect.poll(() => asked.filter((path) => /framework|entry\.client/.test(path)).length).toBe(2);
});
