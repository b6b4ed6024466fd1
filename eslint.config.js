import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const rooms = (...names) => names.flatMap((name) => [`~/${name}/**`, `**/../${name}/**`]);
const VIEW = ['react', 'react-*', '@remix-run/*'];

/** Which folder may import which: arrows point one way (README, "The house"). */
const arrows = [
  { files: ['app/**'], banned: ['**/functions/**', 'hono'] },
  { files: ['app/domain/*'], banned: ['~/**', '../*', ...VIEW, 'valibot', 'i18next'] },
  { files: ['app/domain/*/**'], banned: ['~/**', ...VIEW, 'valibot', 'i18next'] },
  { files: ['app/ui/**'], banned: ['~/**', '../../*', 'react-i18next', '@remix-run/*'] },
  { files: ['app/upstream/**'], banned: ['~/**', ...rooms('actions', 'components', 'routes', 'session', 'ui', 'i18n'), ...VIEW] },
  { files: ['app/session/**'], banned: [...rooms('actions', 'components', 'routes', 'ui', 'i18n'), 'react', 'react-*'] },
  { files: ['app/actions/**'], banned: [...rooms('components', 'routes', 'ui', 'i18n'), 'react', 'react-*'] },
  {
    files: ['app/components/**'],
    banned: [...rooms('routes', 'actions', 'session'), ...['client', 'shop', 'contract/**'].map((name) => `**/upstream/${name}`)],
  },
  { files: ['functions/mall/**'], banned: ['**/app/**', ...VIEW], only: '^~/(?!domain/|upstream/contract/)' },
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
  ...arrows.map(({ files, banned, only }) => ({
    files,
    rules: {
      'no-restricted-imports': ['error', {
        patterns: [
          { group: files[0].startsWith('app/') ? [...new Set([...arrows[0].banned, ...banned])] : banned },
          ...(only ? [{ regex: only }] : []),
        ],
      }],
    },
  })),
);
