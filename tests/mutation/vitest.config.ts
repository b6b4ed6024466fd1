import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the trade's rules alone, as mutants are tried against them; a worker is new for every mutant. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('../../app', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['tests/domain/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
