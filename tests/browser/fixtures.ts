import { test as base, expect, type Page } from 'playwright/test';

export { expect };
export type { Page };

interface Options {
  /** Which shop: on the embedded mall, or on the address where the fault proxy stands. */
  upstream: 'embedded' | 'external';
}

interface Fixtures {
  /** Allows console errors that a test means to cause, such as that of a 404 document. */
  allow(pattern: RegExp): void;
}

/** The environment global set-up left. */
export function stageUrl(name: 'TEST_SHOP_URL' | 'TEST_MALL_URL' | 'TEST_EXTERNAL_SHOP_URL'): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run the tests by their configuration`);
  return url;
}

/** Every test fails on a console error, an uncaught error or a violation of the policy. */
export const test = base.extend<Options & Fixtures>({
  upstream: ['embedded', { option: true }],
  baseURL: async ({ upstream }, provide) => {
    await provide(stageUrl(upstream === 'external' ? 'TEST_EXTERNAL_SHOP_URL' : 'TEST_SHOP_URL'));
  },
  allow: [
    async ({ context }, provide) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`);
        });
      });
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(error.error().stack ?? error.error().message));
      await provide((pattern) => allowed.push(pattern));
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'console errors, uncaught errors, policy violations').toEqual([]);
    },
    { auto: true },
  ],
});
