/** S3 and S44: the token, the upstream's session and the password appear neither in the browser nor in a log. */
import type { APIResponse, Response } from 'playwright/test';
import { productListPath } from '../../../../app/domain/catalogue/list-address';
import { FaultProxy } from '../../../fixtures/faults/fault-proxy';
import { COMMON_WORD, mallClient } from '../../../fixtures/mall/mall-client';
import { startServer, type LoggingServer } from '../../../fixtures/servers/servers';
import { expect, newUser, ownLink, programRuns, signInForm, summary, test, type Page } from '../../account-fixtures';
import { stageUrl } from '../../fixtures';
import { readSample, SCREENS } from '../../screens';
import { wording } from '../../wording';

const NAME = 'Canary 7791';
const PASSWORD = 'canary-7791-of-a-coal-mine';
const MOST_PAGES = 30;
/** The screens that the browser shows. */
const RUN = ['list of a search', 'product detail', 'cart'];
/** At least so many times what scripts of a page can read is read. */
const SCREENS_RUN = 14;

interface Watched {
  server: LoggingServer;
  faults: FaultProxy;
}

const watched = test.extend<{ watched: Watched }>({
  watched: async ({}, provide, { workerIndex }) => {
    const faults = await FaultProxy.open(stageUrl('TEST_MALL_URL'));
    const server = await startServer('shop', `browser-canary-${workerIndex}`, faults.url, true);
    await provide({ server, faults });
    await server.stop();
    await faults.down();
  },
  baseURL: async ({ watched: { server } }, provide) => provide(server.url),
});

/** Everything that the browser received, by kind. */
class Seen {
  readonly texts: Array<{ of: string; text: string }> = [];
  readonly #reading: Array<Promise<void>> = [];
  readonly #files = new Set<string>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => this.add('console', message.text()));
    page.on('request', (request) => this.add('address', `${request.url()} ${request.headers().referer ?? ''}`));
    page.on('response', this.#note);
  }

  readonly #note = (response: Response): void => void this.#reading.push(this.#read(response));

  add(of: string, text: string): void {
    this.texts.push({ of, text });
  }

  /** Notes an answer that no page of the browser received. */
  async fetched(answer: APIResponse): Promise<string> {
    const text = await answer.text();
    this.add('address', answer.url());
    this.add(`headers of ${answer.url()}`, JSON.stringify(answer.headersArray()));
    this.add(`body of ${answer.url()}`, text);
    return text;
  }

  async #read(response: Response): Promise<void> {
    const address = response.url();
    this.add(`headers of ${address}`, JSON.stringify(await response.headersArray()));
    if (response.status() >= 300 && response.status() < 400) return;
    // A file of the build is the same on every page.
    if (new URL(address).pathname.startsWith('/assets/')) {
      if (this.#files.has(address)) return;
      this.#files.add(address);
    }
    // A page that is left before it is complete has no body.
    const body = await response.text().catch(() => '');
    this.add(`body of ${address}`, body);
  }

  /** Ends the notes. An answer that arrives later would be read while the page closes. */
  async all(): Promise<Array<{ of: string; text: string }>> {
    this.#page.off('response', this.#note);
    await Promise.all(this.#reading);
    return this.texts;
  }
}

/** Everything that scripts of the page can read. */
async function readableOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const kept = await caches.keys();
    return JSON.stringify({
      cookie: document.cookie, local: { ...localStorage }, session: { ...sessionStorage }, databases, kept, address: location.href,
      state: history.state, html: document.documentElement.outerHTML, name: window.name,
    });
  });
}

watched('thirty pages signed in', async ({ page, watched: { server, faults }, text, baseURL, allow }) => {
  watched.setTimeout(120_000);
  allow(/status of (?:401|404)/);
  const user = await newUser(baseURL ?? '', PASSWORD);
  const sample = await readSample(stageUrl('TEST_MALL_URL'));
  const products = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
  const seen = new Seen(page);
  let pages = 0;
  const look = async () => {
    pages += 1;
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    seen.add(`page ${page.url()}`, await readableOf(page));
  };
  const visit = async (path: string) => {
    await page.goto(path);
    await look();
  };
  /** What scripts of a page can read comes with it, so most pages are read as they are sent, with the cookies of the browser. */
  const read = async (path: string) => {
    pages += 1;
    expect(await seen.fetched(await page.request.get(path, { headers: { 'accept-language': 'en' } }))).toMatch(/<h1[\s>]/);
  };

  // A wrong password is secret too.
  await visit('/login');
  const form = signInForm(page, 'en');
  await form.signIn({ ...user, password: `wrong-${PASSWORD}` });
  await expect(summary(page)).toBeVisible();
  await look();
  await form.signIn(user);
  await expect(page).toHaveURL('/membership_center');
  await look();
  await visit('/membership_center?tab=profile');
  await page.getByRole('textbox', { name: text('account:profile.userName') }).fill(NAME);
  await page.getByRole('button', { name: text('account:profile.save') }).click();
  await expect(ownLink(page, 'en')).toContainText(NAME);
  await look();

  // Links of the pages load data instead of documents.
  const tabs = page.getByRole('navigation', { name: text('account.centre') });
  for (const tab of ['addresses', 'saved', 'profile']) {
    await tabs.getByRole('link', { name: wording('en', `account:centre.${tab}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: wording('en', `account:centre.${tab}`) })).toBeVisible();
    await look();
  }
  await tabs.getByRole('link', { name: text('account:centre.addresses') }).click();
  await page.getByRole('combobox', { name: text('account:region.province') }).selectOption('1-44');
  await expect(page.getByRole('combobox', { name: text('account:region.city') }).getByRole('option')).not.toHaveCount(1);

  for (const screen of SCREENS) if (!/^\/(?:login|register)/.test(screen.path(sample))) await (RUN.includes(screen.name) ? visit : read)(screen.path(sample));
  for (const { id, mpn } of products.slice(1, 2)) {
    await visit(`/product_detail/${id}`);
    await programRuns(page);
    await page.getByRole('button', { name: text('product:save.of', { mpn }) }).click();
    await expect(page.getByText(text('product:save.done'), { exact: true })).toBeVisible();
  }
  for (const query of ['?page=2', '?sort=price', '?stock=1', '?size=10']) await read(productListPath('search', COMMON_WORD) + query);
  for (const tab of ['saved', 'addresses']) await read(`/membership_center?tab=${tab}&lang=cn`);
  await visit('/membership_center?tab=profile&lang=cn');
  await visit('/product_detail/none?lang=en');
  expect(pages).toBeGreaterThanOrEqual(MOST_PAGES);
  await visit('/membership_center?lang=en');
  await page.getByRole('banner').getByRole('button', { name: text('account.signOut') }).click();
  await expect(page).toHaveURL('/login');
  await look();

  const secrets = new Map([['the password', PASSWORD], ['the key of the Worker', 'a-key-for-tests-only-of-more-than-32-signs']]);
  for (const [index, { headers }] of faults.passed.entries()) {
    const token = headers['access-token'];
    if (typeof token === 'string' && token) secrets.set(`the token of call ${index}`, token);
    const session = /(?:^|;\s*)SESSION=([^;]+)/.exec(headers.cookie ?? '')?.[1];
    if (session) secrets.set(`the session of call ${index}`, session);
  }
  // The check works: the secrets passed between shop and upstream, and the pages were this user's.
  const named = [...secrets.keys()].map((name) => name.replace(/(?<!\d)\d+$/, ''));
  expect(new Set(named)).toEqual(new Set(['the password', 'the key of the Worker', 'the token of call ', 'the session of call ']));
  const texts = await seen.all();
  for (const kind of ['body', 'address', 'headers']) expect(texts.filter(({ of }) => of.startsWith(kind)).length, kind).toBeGreaterThanOrEqual(MOST_PAGES);
  expect(texts.filter(({ of }) => of.startsWith('page')).length).toBeGreaterThanOrEqual(SCREENS_RUN);
  expect(texts.filter(({ of, text: one }) => /^(?:page|body)/.test(of) && one.includes(NAME)).length).toBeGreaterThan(MOST_PAGES);
  expect(texts.some(({ of, text: one }) => of.includes('.data') && one.length > 100)).toBe(true);
  const log = server.log();
  expect(log.match(/"event":"upstream"/g)?.length).toBeGreaterThan(MOST_PAGES);

  const distinct = new Map([...secrets].map(([name, secret]) => [secret, name]));
  for (const [secret, name] of distinct) {
    expect(secret.length, name).toBeGreaterThan(15);
    expect(texts.filter(({ text: one }) => one.includes(secret)).map(({ of }) => of), name).toEqual([]);
    expect(log.includes(secret), `${name} in the log`).toBe(false);
  }
});
