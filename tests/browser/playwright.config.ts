import { defineConfig } from 'playwright/test';
import { DESKTOP_AGENT } from '../fixtures/servers/raw-http';
import { LAUNCH, LEAN_LAUNCH } from './launch';

/** Specs that share one fault proxy run in one worker. They are first, since else that one would run alone at the end. */
const FAULTS = /(visit-events|upstream-down|cold-page)\.spec\.ts/;

/** Measures time, so it runs last and alone. */
const TIMED = /streaming\.spec\.ts/;

/** Specs in which pictures load: one that is missing is an error of the console, and it might shift something. */
const PICTURES = /site\/(home|layout|program|routes)\.spec\.ts/;

const { PLAYWRIGHT_JSON_OUTPUT_NAME } = process.env;

export default defineConfig({
  testDir: 'specs',
  outputDir: '../../test-results/browser',
  globalSetup: './global-setup.ts',
  // One more than the cores of a small machine: tests wait for answers, for timers and for frames, and a core would be idle meanwhile.
  workers: 3,
  retries: 0,
  // A page that takes a second can take many on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_NAME }]] : 'list',
  use: {
    launchOptions: LAUNCH,
    userAgent: DESKTOP_AGENT,
    // The local runtime sends compressed HTML only when it is complete.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    locale: 'en-GB',
    viewport: { width: 1440, height: 1000 },
  },
  projects: [
    // Specs with the same launch options stand together, because others need processes of their own.
    { name: 'faults', testMatch: FAULTS, workers: 1 },
    { name: 'pictures', testMatch: PICTURES, fullyParallel: true },
    {
      name: 'shop', testIgnore: [FAULTS, TIMED, PICTURES], fullyParallel: true,
      // A teardown project runs after the other one, also after failures.
      teardown: 'timed',
      // Each frame of a transition is drawn by a core of the tests: without them a test takes a tenth less time.
      use: { launchOptions: LEAN_LAUNCH, contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'timed', testMatch: TIMED, workers: 1 },
  ],
});
