import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist*', 'node_modules', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Numbers and booleans in sentences are meant; objects in them are still refused.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'test/**/*.tsx'],
    extends: [
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat['recommended-latest'],
      query.configs['flat/recommended'],
    ],
    languageOptions: { globals: globals.browser },
    rules: {
      // Focus moves to a page's heading on navigation (docs/product/interface.md#page-focus): headings may carry
      // tabIndex -1.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['h1', 'main'], roles: ['tabpanel'] }],
      // A sentence that is made when a module is loaded would stay in the language of that moment.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name=/^(t|textOf)$/]:not(:function CallExpression)',
          message: 'Say it where it is drawn: keep its key, or a function.',
        },
      ],
    },
  },
  {
    files: ['sandbox/**/*.ts', 'test/**/*.{ts,tsx}', '*.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    // Parts of it run in the page that it measures.
    files: ['build/bench/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
);
