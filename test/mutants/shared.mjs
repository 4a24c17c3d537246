// The options that both runs of Stryker have in common (docs/mutants.md).

/**
 * Returns Stryker's options for one folder of src.
 * @param {string} room the folder below src
 * @param {number} least the share of mutants that the tests must kill, in percent; below it the run fails
 */
export function optionsFor(room, least) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `test/mutants/vitest.${room}.config.ts` },
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
}
