import { randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { rawRequest } from '../fixtures/servers/raw-http';
import { expect, programRuns, test as base } from './fixtures';
import { type Language, LOCALE, wording } from './wording';

export { expect, programRuns };
export type { Locator, Page };

export interface Credentials {
  account: string;
  password: string;
}

interface Options {
  language: Language;
}

interface Fixtures {
  /** The credentials of an account. The browser is not signed in. */
  user: Credentials;
  /** The credentials of a new account that is signed in in the browser. */
  signedIn: Credentials;
  /** A message over the page, or in the page where no script runs. */
  told(message: string | RegExp): Locator;
  /** A text of the shop in the language of the test. */
  text(key: string, values?: Record<string, string | number>): string;
}

/** Tests of accounts. The mall counts tries by address, so each test has an address of its own. */
export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  locale: async ({ language }, provide) => provide(LOCALE[language]),
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => provide({ ...extraHTTPHeaders, 'cf-connecting-ip': randomAddress() }),
  user: async ({ baseURL }, provide) => provide(await newUser(baseURL ?? '')),
  signedIn: async ({ context }, provide) => {
    await provide(await register(async (form) => {
      const headers = { 'sec-fetch-site': 'same-origin', 'accept-language': 'en' };
      const answer = await context.request.post('/register', { form, maxRedirects: 0, maxRetries: 2, headers });
      return { status: answer.status(), body: await answer.text() };
    }));
  },
  told: async ({ page, javaScriptEnabled }, provide) => {
    await provide((message) => (javaScriptEnabled === false
      ? page.getByRole('status').filter({ hasText: message })
      : page.locator('[aria-live=polite]').getByText(message)));
  },
  text: async ({ language }, provide) => provide((key, values) => wording(language, key, values)),
});

/** A random address of a network for documentation. */
export function randomAddress(): string {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
}

/** Registers a user by HTTP, without a browser. @param url of a shop that is a demonstration */
export function newUser(url: string, password?: string): Promise<Credentials> {
  const headers = {
    'sec-fetch-site': 'same-origin', 'accept-language': 'en', 'cf-connecting-ip': randomAddress(),
    'content-type': 'application/x-www-form-urlencoded',
  };
  // A cookie holds the id of the code.
  let cookie = '';
  return register(async (fields) => {
    const answer = await rawRequest(url, '/register', { method: 'POST', headers: { ...headers, cookie }, body: new URLSearchParams(fields).toString() });
    cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.replace(/;.*/, '')).join('; ');
    return answer;
  }, password);
}

type Post = (fields: Record<string, string>) => Promise<{ status?: number; body: string }>;

async function register(post: Post, password = `${randomUUID()}-password`): Promise<Credentials> {
  const account = `${randomUUID()}@farad.example`;
  const { body } = await post({ account, intent: 'sendCode' });
  const validCode = new RegExp(wording('en', 'account:demo.code', { code: String.raw`(\d{6})` })).exec(body)?.[1] ?? '';
  const imgCode = new RegExp(wording('en', 'account:demo.captcha', { answer: String.raw`(\w{4})` })).exec(body)?.[1] ?? '';
  const { status } = await post({ account, validCode, imgCode, password, confirmPassword: password, agree: 'T' });
  if (status !== 303) throw new Error(`Nobody was registered: ${status}`);
  return { account, password };
}

/** Signs a browser in by HTTP, without opening a page. */
export async function signInBehind(context: BrowserContext, { account, password }: Credentials): Promise<void> {
  const answer = await context.request.post('/login', {
    form: { account, password }, maxRedirects: 0, maxRetries: 2, headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(303);
}

/** The controls of the sign-in form, on the page or in the dialog. */
export function signInForm(scope: Page | Locator, language: Language) {
  const text = (key: string) => wording(language, key);
  return {
    account: scope.getByRole('textbox', { name: text('account:login.account') }),
    password: secret(scope, text('account:password.label')),
    code: scope.getByRole('textbox', { name: text('account:code.label') }),
    captcha: scope.getByRole('textbox', { name: text('account:captcha.label') }),
    keep: scope.getByRole('checkbox', { name: text('account:login.keep') }),
    byCode: scope.locator('label').filter({ hasText: text('account:login.byCode') }).first(),
    submit: scope.getByRole('button', { name: text('account:login.submit'), exact: true }),
    async signIn({ account, password }: Credentials): Promise<void> {
      await this.account.fill(account);
      await this.password.fill(password);
      await this.submit.click();
    },
  };
}

/** A password field; it has no role. */
export function secret(scope: Page | Locator, label: string): Locator {
  return scope.getByLabel(label, { exact: true }).and(scope.locator('input:not([type=radio])'));
}

/** The link to the membership centre, with the name of the user. */
export function ownLink(page: Page, language: Language): Locator {
  return page.getByRole('banner').getByRole('link', { name: wording(language, 'account.centre') });
}

/** The list of errors above a form; it has the focus. */
export function summary(page: Page): Locator {
  return page.getByRole('main').getByRole('group').and(page.locator(':focus'));
}
