// Journeys run in parallel lanes: each has its own sandbox and ports, so that journeys don't share a world. The portal is built
// once; each lane serves a copy of that build with its own addresses (layOutLane.mjs).
import { spawn } from 'node:child_process';

/** Four lanes keep two cores busy: three leave a third of the time idle, five are hardly faster and wait for each other. */
export const LANES = Number(process.env.JOURNEY_LANES ?? 4);
/** Added to every port, so that two checkouts can run their journeys at the same time. */
const PORT_OFFSET = Number(process.env.JOURNEY_PORT_OFFSET ?? 0);

/** The build that all lanes are copied from: its folder, and the ports it was built with. */
export const BUILT = { portalPort: 5183, sandboxPort: 4483, folder: 'dist-sandbox/built' };

/**
 * Returns a lane's ports and the folder that it serves, by its number.
 * @param {number} lane
 */
export function laneOf(lane) {
  const number = lane + PORT_OFFSET;
  return { portalPort: 5183 + number, sandboxPort: 4483 + number, folder: `dist-sandbox/lane-${lane}` };
}

/** Builds the portal for all lanes. Resolves to whether the build succeeded. */
export function buildLanes() {
  const { portalPort, sandboxPort, folder } = BUILT;
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'sandbox'];
  const env = { ...process.env, PORTAL_PORT: String(portalPort), SANDBOX_PORT: String(sandboxPort) };
  return new Promise((resolve) => {
    spawn(process.execPath, [...vite, '--outDir', folder, '--logLevel', 'warn'], {
      stdio: 'inherit',
      env,
    }).on('close', (code) => resolve(code === 0));
  });
}
