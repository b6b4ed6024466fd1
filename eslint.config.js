import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which folder may import which: arrows point one way (README, "The house"). */
const arrows = [
  { files: ['app/**'], banned: [] },
  { files: ['app/domain/**'], banned: ['~/*', '@remix-run/*', 'react', 'react-*', 'valibot', 'i18next'] },
  { files: ['app/ui/**'], banned: ['~/domain/*', '~/upstream/*', '~/session/*', '~/components/*', '~/i18n/*', 'react-i18next', '@remix-run/*'] },
  { files: ['app/upstream/**'], banned: ['~/*', '@remix-run/*', 'react', 'react-*', '**/components/*', '**/routes/*'] },
  { files: ['app/session/**'], banned: ['**/components/**', '**/routes/**', 'react', 'react-*'] },
  { files: ['app/components/**'], banned: ['~/routes/*', '~/session/*', '~/upstream/client', '~/upstream/shop', '~/upstream/contract/*'] },
];

export default tseslint.config(
  { ignores: ['build/**', 'node_modules/**', '.wrangler/**', 'test-results/**'] },
  ...tseslint.configs.strict,
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
  ...arrows.map(({ files, banned }) => ({
    files,
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: [...banned, '**/functions/**'] }] }] },
  })),
);
