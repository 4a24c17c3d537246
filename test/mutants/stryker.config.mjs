// Stryker's configuration for a folder of `src`: its rules (`domain`), or with MUTANTS=api its calls (docs/mutants.md).
const room = process.env.MUTANTS ?? 'domain';
/** The share of mutants that the tests must kill, in percent; below it the run fails. */
const least = { domain: 97, api: 88 }[room];

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutants/vitest.config.ts' },
  mutate: [`src/${room}/**/*.{ts,tsx}`, `!src/${room}/**/*.test.{ts,tsx}`],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // In ms, on top of what the tests take: on a busy machine the default of 5 s passes while a process starts.
  timeoutMS: 30_000,
  thresholds: { high: 100, low: least, break: least },
  incremental: true,
  incrementalFile: `node_modules/.cache/mutants/${room}.json`,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
  htmlReporter: { fileName: `test-results/mutants/${room}.html` },
  tempDirName: 'test-results/mutants/tmp',
  ignorePatterns: ['.ci', 'dist*', 'docs', 'test/e2e', 'test-results'],
  allowEmpty: true,
  disableTypeChecks: false,
};
