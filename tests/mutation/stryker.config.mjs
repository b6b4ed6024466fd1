/**
 * Mutants of `app/domain`: `npm run mutate`, or `npm run mutate -- --mutate app/domain/money/money.ts`. It lists every mutant that no test of
 * `tests/domain` kills, and fails below 85 % killed.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['app/domain/**/*.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
  ignorePatterns: ['**', '!app/domain/**', '!tests/domain/**', '!tests/mutation/**', '!package.json', '!tsconfig.json'],
  tempDirName: '.wrangler/mutation',
  concurrency: 2,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  thresholds: { high: 95, low: 90, break: 85 },
};
