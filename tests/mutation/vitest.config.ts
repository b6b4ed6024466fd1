import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Runs the tests of `app/domain` only, for mutants. Each mutant gets a new worker. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('../../app', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['tests/domain/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
