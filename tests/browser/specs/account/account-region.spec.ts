/** Regions in the browser: cities belong to the chosen province, districts are cleared, each list is requested once. */
import { PROVINCES_WITHOUT_CHILDREN } from '../../../../app/domain/account/region-codes';
import { expect, test, type Page } from '../../account-fixtures';
import { SOAK } from '../../combinations';
import { wording } from '../../wording';

const ADDRESSES = '/membership_center?tab=addresses';
const CHOICES = 40;

const [GUANGDONG, ZHEJIANG] = ['1-44', '1-33'];
/** A city without districts. */
const DONGGUAN = '1-44-4419';

/** The picker of a page in English. */
function pickerOf(page: Page) {
  const level = (key: string) => page.getByRole('combobox', { name: wording('en', `account:region.${key}`), exact: true });
  return { province: level('province'), city: level('city'), district: level('district') };
}

type Level = ReturnType<typeof pickerOf>['province'];

/** The codes of the entries; the first entry is only a prompt. */
async function codesOf(level: Level): Promise<string[]> {
  const values = await level.getByRole('option').evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  return values.filter(Boolean);
}

/** Waits until all entries are below `parent`. @returns their codes */
async function listBelow(level: Level, parent: string): Promise<string[]> {
  await expect.poll(async () => (await codesOf(level)).map((code) => code.startsWith(parent)), { message: `what is below ${parent}` }).toContain(true);
  const codes = await codesOf(level);
  expect(codes.filter((code) => !code.startsWith(parent))).toEqual([]);
  return codes;
}

/** The parents that `/region` was requested for. */
function askedParents(page: Page): string[] {
  const parents: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/region') parents.push(searchParams.get('parent') ?? '');
  });
  return parents;
}

/** Pseudo-random numbers from 0, the same in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test.use({ viewport: { width: 1200, height: 1200 } });

test('choosing a province loads its cities and clears the old ones', async ({ page, signedIn: _, text }) => {
  await page.goto(ADDRESSES);
  const { province, city, district } = pickerOf(page);
  expect(await codesOf(city)).toEqual([]);
  await province.selectOption(GUANGDONG);
  await listBelow(city, GUANGDONG);
  await city.selectOption('1-44-4403');
  await listBelow(district, '1-44-4403');
  await district.selectOption('1-44-4403-440305');

  await province.selectOption(ZHEJIANG);
  await expect(district).toHaveValue('');
  await expect(city).toHaveValue('');
  await listBelow(city, ZHEJIANG);
  expect(await codesOf(district)).toEqual([]);
  await city.selectOption('1-33-3301');
  await listBelow(district, '1-33-3301');
  const [first = ''] = await codesOf(district);
  await district.selectOption(first);
  await city.selectOption('1-33-3302');
  await expect(district).toHaveValue('');
  await listBelow(district, '1-33-3302');

  await province.selectOption('');
  for (const level of [city, district]) expect(await codesOf(level)).toEqual([]);
  await expect(city.getByRole('option')).toHaveText([text('account:region.choose')]);
});

test('a list with one entry selects it, and an empty list is disabled', async ({ page, signedIn: _ }) => {
  await page.goto(ADDRESSES);
  const { province, city, district } = pickerOf(page);
  for (const level of [city, district]) await expect(level).toBeDisabled();
  await province.selectOption(GUANGDONG);
  await expect(city).toBeEnabled();
  await expect(district).toBeDisabled();
  await listBelow(city, GUANGDONG);
  await city.selectOption(DONGGUAN);
  await expect(district).toHaveValue(DONGGUAN);
  expect(await codesOf(district)).toEqual([DONGGUAN]);
  await city.selectOption('1-44-4403');
  await expect(district).toHaveValue('');
  await listBelow(district, '1-44-4403');
  await province.selectOption('');
  for (const level of [city, district]) await expect(level).toBeDisabled();
});

test('the seven provinces without cities are their own city and district, without a request', async ({ page, signedIn: _ }) => {
  const asked = askedParents(page);
  await page.goto(ADDRESSES);
  const { province, city, district } = pickerOf(page);
  expect(PROVINCES_WITHOUT_CHILDREN).toHaveLength(7);
  for (const code of PROVINCES_WITHOUT_CHILDREN) {
    await province.selectOption(code);
    for (const level of [city, district]) {
      await expect(level).toHaveValue(code);
      expect(await codesOf(level)).toEqual([code]);
      await expect(level.getByRole('option', { selected: true })).toHaveText((await province.getByRole('option', { selected: true }).textContent()) ?? '');
    }
  }
  expect(asked).toEqual([]);
});

test('forty choices request each list once', async ({ page, signedIn: _ }) => {
  const asked = askedParents(page);
  await page.goto(ADDRESSES);
  const { province, city, district } = pickerOf(page);
  const pick = sequence(4_407);
  const of = (codes: string[]) => codes[pick(codes.length)] ?? '';
  const few = (await codesOf(province)).filter((_, index) => index % 3 === 0);
  const wanted = new Set<string>();
  let [chosen, below] = ['', ''];
  for (let choice = 0; choice < CHOICES; choice += 1) {
    const kind = pick(4);
    if (chosen === '' || kind === 0) {
      [chosen, below] = [of(few), ''];
      await province.selectOption(chosen);
      if (PROVINCES_WITHOUT_CHILDREN.includes(chosen)) below = chosen;
      else wanted.add(chosen);
      await expect(city).toHaveValue(below);
      await expect(district).toHaveValue(below);
    } else if (below === '' || kind < 3) {
      below = of(await listBelow(city, chosen));
      await city.selectOption(below);
      if (!PROVINCES_WITHOUT_CHILDREN.includes(below)) {
        wanted.add(below);
        await expect(district).toHaveValue('');
      }
    } else {
      const last = of(await listBelow(district, below));
      await district.selectOption(last);
      await expect(district).toHaveValue(last);
    }
    await listBelow(city, chosen);
  }
  await expect.poll(() => asked.length).toBe(wanted.size);
  expect(new Set(asked)).toEqual(wanted);
  expect(asked.length).toBeGreaterThan(8);
});

test('what is chosen before scripts run stays chosen', async ({ page, signedIn: _, text }) => {
  const starts: Array<() => void> = [];
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await new Promise<void>((resolve) => starts.push(resolve));
    await route.continue();
  });
  const open = async () => {
    await page.goto(ADDRESSES, { waitUntil: 'commit' });
    await expect.poll(() => starts.length).toBe(1);
  };
  const start = () => starts.pop()?.();
  const { province, city } = pickerOf(page);
  await open();
  await province.selectOption(GUANGDONG);
  start();
  await listBelow(city, GUANGDONG);
  await expect(province).toHaveValue(GUANGDONG);

  await open();
  const country = page.getByRole('combobox', { name: text('account:address.country') });
  await country.selectOption('JP');
  start();
  await expect(page.getByRole('textbox', { name: text('account:address.word.prefecture') })).toBeVisible();
  await expect(country).toHaveValue('JP');
});

test('a late answer for an earlier province changes nothing', async ({ page, signedIn: _ }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/region?parent=${GUANGDONG}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(ADDRESSES);
  const { province, city, district } = pickerOf(page);
  const late = page.waitForResponse((response) => response.url().endsWith(`parent=${GUANGDONG}`));
  await province.selectOption(GUANGDONG);
  await expect(city).toHaveAttribute('aria-busy', 'true');
  await province.selectOption(ZHEJIANG);
  const codes = await listBelow(city, ZHEJIANG);
  await city.selectOption('1-33-3301');
  await listBelow(district, '1-33-3301');
  release();
  await (await late).finished();
  await expect(city).toHaveValue('1-33-3301');
  expect(await codesOf(city)).toEqual(codes);
  // The answer is still cached.
  await province.selectOption(GUANGDONG);
  await listBelow(city, GUANGDONG);
});

test('a list that fails shows a message and can be loaded again', async ({ page, signedIn: _, text, allow }) => {
  allow(/status of 503/);
  let fails = true;
  const asked = askedParents(page);
  await page.route('**/region?parent=*', (route) => (fails ? route.fulfill({ status: 503, body: 'Unavailable' }) : route.continue()));
  await page.goto(ADDRESSES);
  const { province, city } = pickerOf(page);
  await province.selectOption(GUANGDONG);
  const failed = page.getByRole('status').filter({ hasText: text('account:region.failed') });
  await expect(failed).toBeVisible();
  const retry = failed.getByRole('button', { name: text('account:region.retry') });
  await retry.click();
  await expect(failed).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
  fails = false;
  await retry.click();
  await listBelow(city, GUANGDONG);
  await expect(failed).toHaveCount(0);
  expect(asked).toEqual([GUANGDONG, GUANGDONG, GUANGDONG]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the posted page has the next list and the input', async ({ page, signedIn: _, text }) => {
    await page.goto(ADDRESSES);
    const { province, city, district } = pickerOf(page);
    const name = page.getByRole('textbox', { name: text('account:address.name') });
    const show = page.getByRole('button', { name: text('account:region.show') });
    await name.fill('Ada');
    await province.selectOption(GUANGDONG);
    await show.click();
    await listBelow(city, GUANGDONG);
    expect(await codesOf(district)).toEqual([]);
    for (const level of [city, district]) await expect(level).toBeEnabled();
    await city.selectOption('1-44-4403');
    await show.click();
    await listBelow(district, '1-44-4403');
    await expect(province).toHaveValue(GUANGDONG);
    await expect(city).toHaveValue('1-44-4403');
    await expect(name).toHaveValue('Ada');
    await city.selectOption(DONGGUAN);
    await show.click();
    await expect(district).toHaveValue(DONGGUAN);
    expect(await codesOf(district)).toEqual([DONGGUAN]);

    await province.selectOption(ZHEJIANG);
    await show.click();
    await listBelow(city, ZHEJIANG);
    await expect(city).toHaveValue('');
    expect(await codesOf(district)).toEqual([]);
    for (const code of SOAK ? PROVINCES_WITHOUT_CHILDREN : PROVINCES_WITHOUT_CHILDREN.slice(0, 2)) {
      await province.selectOption(code);
      await show.click();
      for (const level of [city, district]) {
        await expect(level).toHaveValue(code);
        expect(await codesOf(level)).toEqual([code]);
      }
    }
  });
});
