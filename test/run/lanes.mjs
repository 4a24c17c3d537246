// Journeys run in parallel lanes, one for each of Playwright's workers: each has a portal, a sandbox and ports of its own, so
// that journeys don't share a world.

/** Four lanes keep two cores busy: three leave a third of the time idle, five are hardly faster and wait for each other. */
export const LANES = Number(process.env.JOURNEY_LANES ?? 4);
/** Added to every port, so that two checkouts can run their journeys at the same time. */
const PORT_OFFSET = Number(process.env.JOURNEY_PORT_OFFSET ?? 0);

/**
 * Returns a lane's ports and the folder of its build, by its number.
 * @param {number} lane
 */
export function laneOf(lane) {
  const number = lane + PORT_OFFSET;
  return {
    portalPort: 5183 + number,
    sandboxPort: 4483 + number,
    driverPort: 5883 + number,
    folder: `dist-sandbox/lane-${lane}`,
  };
}

/** The lane of this worker. */
export const ownLane = laneOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/**
 * Returns the reporters of a suite: a person's, and the results as JUnit, which `npm test` and the pipeline read.
 * @param {string} suite
 * @returns {import('@playwright/test').ReporterDescription[]}
 */
export const reporterTo = (suite) => [
  [process.stdout.isTTY ? 'list' : 'dot'],
  ['junit', { outputFile: `../../test-results/${suite}.xml` }],
];

/** What Playwright's configurations have in common: the lanes, and results that don't depend on the machine's speed. */
export const inLanes = {
  testDir: '.',
  workers: LANES,
  // A journey that passes only when retried is a defect of the portal or of the journey.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, so that no journey fails because the machine is busy; journeys that pass take no longer.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  webServer: [
    {
      command: 'node test/run/serve.mjs',
      cwd: '../..',
      wait: { stdout: /Every lane is served/ },
      // It builds first.
      timeout: 600_000,
      gracefulShutdown: { signal: /** @type {const} */ ('SIGTERM'), timeout: 5_000 },
    },
  ],
};
