import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** The wire codes of states of orders, payments, invoices, refunds and shipping, and of who sells a part. */
const STATE_CODE = '(P0[A-Z]|PW[0-9]|FP[0-9]|S0[0-9]|T0[0-9]|I0[A-Z]|IOA|GT[0-9])';

/** Selectors for a code that is written as a text, as the name of a field, or quoted in SQL. */
const BARE_CODES = [
  `Literal[value=/^${STATE_CODE}$/]`, `Property[computed=false] > Identifier.key[name=/^${STATE_CODE}$/]`, `TemplateElement[value.raw=/'${STATE_CODE}'/]`,
];

/** The files that may contain codes: they have the constants, and the words of every code. */
const CODE_TABLES = ['app/domain/order/states.ts', 'app/domain/product/product.ts', 'app/domain/text/dictionary.ts'];

/** Faults of regular expressions: parts that never match, or match something else than they seem to. */
const FAULTY = [
  'no-empty-alternative', 'no-empty-capturing-group', 'no-empty-character-class', 'no-empty-group',
  'no-empty-lookarounds-assertion', 'no-invalid-regexp', 'no-invisible-character', 'no-lazy-ends', 'no-legacy-features', 'no-misleading-capturing-group',
  'no-misleading-unicode-character', 'no-missing-g-flag', 'no-optional-assertion', 'no-potentially-useless-backreference', 'no-useless-assertions',
  'no-useless-backreference', 'no-useless-dollar-replacements', 'no-zero-quantifier', 'strict',
];

export default tseslint.config(
  { ignores: ['build/**', 'node_modules/**', '.wrangler/**', 'test-results/**'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { regexp },
    rules: {
      ...Object.fromEntries(FAULTY.map((rule) => [`regexp/${rule}`, 'error'])),
      // The time of an expression must not grow faster than the text: neither by trying again at each character, nor by splitting the text in other ways.
      'regexp/no-super-linear-move': 'error', 'regexp/no-super-linear-backtracking': 'error',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'functions/**/*.ts'],
    // The log itself; and the script that counts visits in the browser, where there is no log.
    ignores: ['functions/mall/log/log.ts', 'app/components/tracking/collector.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { paths: [{
        name: '@remix-run/react', importNames: ['Link', 'NavLink', 'PrefetchPageLinks'],
        message: 'The program of the browser has none (scripts/lib/framework-plugins.ts). Use SiteLink, or mark an anchor by pageLink()',
      }] }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'functions/**/*.ts'],
    ignores: CODE_TABLES,
    rules: {
      'no-restricted-syntax': ['error', ...BARE_CODES.map((selector) => ({ selector, message: 'Name the code by its constant, as ORDER_STATUS.pendingPayment' }))],
    },
  },
);
