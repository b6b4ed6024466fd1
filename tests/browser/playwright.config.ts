import { defineConfig } from 'playwright/test';
import { DESKTOP_AGENT } from '../fixtures/servers/raw-http';

/** Specs that hold or break the upstream share one proxy and measure time: one worker, after all others. */
const FAULTS = /(streaming|upstream-down)\.spec\.ts/;

const { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME } = process.env;

export default defineConfig({
  testDir: 'specs',
  outputDir: '../../test-results/browser',
  globalSetup: './global-setup.ts',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // A page that takes a second here takes several on a machine that does something else, too.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_NAME }]] : 'list',
  use: {
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    },
    userAgent: DESKTOP_AGENT,
    // The local runtime holds compressed HTML back until it is whole.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    locale: 'en-GB',
    viewport: { width: 1440, height: 1000 },
  },
  projects: [
    // A teardown project runs after the other's end, however that went.
    { name: 'shop', testIgnore: FAULTS, teardown: 'faults', fullyParallel: true },
    { name: 'faults', testMatch: FAULTS, workers: 1 },
  ],
});
