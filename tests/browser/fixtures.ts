import { test as base, expect as baseExpect, type Locator, type Page, type Request, type TestInfo } from 'playwright/test';

export type { Locator, Page };

interface Options {
  /** The shop on the embedded mall, or the one whose upstream is the fault proxy. */
  upstream: 'embedded' | 'external';
}

interface WorkerFixtures {
  /** What ends with the worker process: see {@link oncePerSpec}. */
  endings: Set<() => Promise<void>>;
}

interface Fixtures {
  /** Allows console errors that a test causes on purpose, such as that of a 404. */
  allow(pattern: RegExp): void;
}

/** A page has an address once the page of this address is shown: the router changes the address first, and the next step of a test would act on the page before. */
export const expect = baseExpect.extend({
  async toHaveURL(page: Page, expected: string | RegExp | ((url: URL) => boolean)) {
    const { isNot } = this;
    await (isNot ? baseExpect(page).not : baseExpect(page)).toHaveURL(expected);
    await page.locator('html:not([data-arriving])').waitFor({ state: 'attached' });
    return { pass: !isNot, message: () => '' };
  },
});

/** An address that the global set-up puts into the environment. */
export function stageUrl(name: 'TEST_SHOP_URL' | 'TEST_MALL_URL' | 'TEST_EXTERNAL_SHOP_URL'): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run the tests by their configuration`);
  return url;
}

/** Whether a request posts a form. The reports of visits, which come at any time, are none. */
export function isFormPost(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname !== '/action_log';
}

/** A component that React has rendered, as its hook for developer tools knows it. */
interface Rendered {
  child: Rendered | null;
  memoizedProps: { navigator?: unknown; location?: { pathname: string; search: string } } | null;
}

/**
 * A script before those of a page: React's hook for developer tools marks the document after a commit, when the page handles events. While the address
 * has changed and the page of the address before is still shown, the document has another mark.
 */
export function markProgram(): void {
  let shown: string | undefined;
  const compare = () => {
    document.documentElement.toggleAttribute('data-arriving', shown !== undefined && shown !== window.location.pathname + window.location.search);
  };
  for (const change of ['pushState', 'replaceState'] as const) {
    const changeBefore = history[change].bind(history);
    history[change] = (...given) => {
      changeBefore(...given);
      compare();
    };
  }
  addEventListener('popstate', compare, { capture: true });
  const hook = {
    supportsFiber: true, inject: () => 1, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
    onPostCommitFiberRoot(_renderer: number, { current }: { current: Rendered | null }) {
      document.documentElement.setAttribute('data-program-runs', '');
      let router = current;
      while (router && !router.memoizedProps?.navigator) router = router.child;
      const location = router?.memoizedProps?.location;
      if (!location) return;
      const { pathname, search } = new URL(location.pathname + location.search, window.location.origin);
      shown = pathname + search;
      compare();
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** Waits until the page's script handles events, as {@link markProgram} marks it; a page without script is ready once it is read. */
export async function programRuns(page: Page): Promise<void> {
  // The script stands at the end. A window that was just opened has nothing yet, and would count as a page without script.
  await page.waitForLoadState('domcontentloaded');
  // A function to wait for would load a second copy of what locators need into each page.
  await page.locator('html[data-program-runs], html:not(:has(script[data-program]))').waitFor({ state: 'attached' });
}

/** Points at a part of a page whose code comes when the visitor acts, and waits until React has rendered it. */
export async function lateCodeRuns(button: Locator): Promise<void> {
  await button.hover();
  await expect.poll(() => button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true);
}

/**
 * A fixture that opens something once for the tests of a spec in a worker process, when the first one needs it. It is closed when another spec needs its
 * own, or when the process ends. Playwright's own fixtures of workers do not fit, because specs with different ones never share a process, and a process takes seconds to start.
 */
export function oncePerSpec<T>(open: (workerIndex: number) => Promise<{ value: T; close?: () => Promise<void> }>) {
  let opened: { file: string; value: T } | undefined;
  let close: (() => Promise<void>) | undefined;
  const closeLast = async () => {
    await close?.();
    close = undefined;
  };
  return async ({ endings }: WorkerFixtures, provide: (value: T) => Promise<void>, { workerIndex, file }: TestInfo): Promise<void> => {
    if (opened?.file !== file) {
      endings.add(closeLast);
      await closeLast();
      const { value, close: closeThis } = await open(workerIndex);
      opened = { file, value };
      close = closeThis;
    }
    await provide(opened.value);
  };
}

/**
 * Every test fails on a console error, an uncaught error or a violation of the Content-Security-Policy. Where scripts run, `page.goto` and
 * `page.reload` wait until the page handles events, unless `waitUntil` is given.
 */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  endings: [
    async ({}, provide) => {
      const endings: WorkerFixtures['endings'] = new Set();
      await provide(endings);
      await Promise.all([...endings].map((end) => end()));
    },
    { scope: 'worker' },
  ],
  upstream: ['embedded', { option: true }],
  baseURL: async ({ upstream }, provide) => {
    await provide(stageUrl(upstream === 'external' ? 'TEST_EXTERNAL_SHOP_URL' : 'TEST_SHOP_URL'));
  },
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled !== false) {
      const goto = page.goto.bind(page);
      const reload = page.reload.bind(page);
      const ready = async <T>(answer: T, options?: { waitUntil?: string }) => {
        if (!options?.waitUntil) await programRuns(page);
        return answer;
      };
      page.goto = async (url, options) => ready(await goto(url, options), options);
      page.reload = async (options) => ready(await reload(options), options);
    }
    await provide(page);
  },
  allow: [
    async ({ context }, provide) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      await context.addInitScript(markProgram);
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`);
        });
      });
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(error.error().stack || error.error().message));
      await provide((pattern) => allowed.push(pattern));
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'console errors, uncaught errors, policy violations').toEqual([]);
    },
    { auto: true },
  ],
});
