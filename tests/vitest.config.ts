import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import { Response } from 'miniflare';
import { SlowFirst } from './slow-first';

const root = fileURLToPath(new URL('..', import.meta.url));
const font = `${root}node_modules/@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf`;
const alias = { '~': `${root}app` };
/** Tests of the mall sign in hundreds of users in one isolate. */
const mallAlias = { ...alias, './hash-limits': `${root}tests/fixtures/mall/quick-hash-limits.ts` };

const SOAK = process.env['SOAK'] === '1';
/** Properties with ten thousand runs take minutes. */
const SOAK_TIMEOUT = 1_800_000;

export default defineConfig({
  root,
  test: {
    // All cores, because by default one of two would be idle.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        root,
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          // Modules are loaded once for each worker and not for each file.
          isolate: false,
          globalSetup: ['tests/fixtures/servers/prepare-ahead.ts'],
          unstubGlobals: true,
          // A thousand runs of the slowest oracle take seconds on a busy machine.
          testTimeout: SOAK ? SOAK_TIMEOUT : 120_000,
          hookTimeout: 120_000,
          include: ['tests/{domain,upstream,session,actions,catalogue,contract,crash,export,project}/**/*.test.{ts,tsx}', ...(SOAK ? ['tests/load/**/*.test.ts'] : [])],
        },
      },
      {
        root,
        resolve: {
          alias: SOAK ? mallAlias : {
            ...mallAlias, './hash-cost': `${root}tests/fixtures/mall/quick-hash-cost.ts`, './work-cost': `${root}tests/fixtures/mall/quick-work-cost.ts`,
            './probe-delay': `${root}tests/fixtures/visitors/quick-probe-delay.ts`,
          },
        },
        plugins: [cloudflareTest({
          wrangler: { configPath: './wrangler.toml' },
          miniflare: {
            // Workers cannot read the environment. React is that of production, as in the deployed Worker: its other build takes half as long again for a page.
            bindings: { SOAK: SOAK ? '1' : '', NODE_ENV: 'production' },
            // A second database, for what a replica of the first one would be.
            d1Databases: ['REPLICA'],
            // The font of documents, without a build.
            // No second Worker runs; tests that have a mall of its own bind it themselves.
            serviceBindings: { FONTS: () => new Response(readFileSync(font)), MALL: () => new Response(null, { status: 503 }) },
          },
        })],
        test: {
          name: 'workerd',
          isolate: false,
          // A line that work of a finished test writes would go to a runner that is closed, which fails the run.
          disableConsoleIntercept: true,
          unstubGlobals: true,
          setupFiles: ['tests/fixtures/mall/empty-storage.ts'],
          // Hashing a password takes an eighth of a second, and several times that on a busy machine.
          testTimeout: SOAK ? SOAK_TIMEOUT : 60_000,
          // Setting up a file includes loading a catalogue.
          hookTimeout: 60_000,
          include: ['tests/{mall,worker}/**/*.test.ts'],
        },
      },
    ],
  },
});
