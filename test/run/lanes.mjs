// Journeys run side by side in lanes: each has a sandbox and ports of its own, so that no journey meets another's world. The
// portal is built once; each lane serves that build with its own addresses in it (layOutLane.mjs).
import { spawn } from 'node:child_process';

/** Four keep two cores busy: three leave a third of them idle, five are hardly quicker and wait for each other. */
export const LANES = Number(process.env.JOURNEY_LANES ?? 4);
/** Added to every port, so that two checkouts can run their journeys at the same time. */
const PORT_OFFSET = Number(process.env.JOURNEY_PORT_OFFSET ?? 0);

/** The build that all lanes are laid out from: its folder and the ports that it knows. */
export const BUILT = { portalPort: 5183, sandboxPort: 4483, folder: 'dist-sandbox/built' };

/**
 * Takes a lane's number; gives its ports and the folder that it serves.
 * @param {number} lane
 */
export function laneOf(lane) {
  const number = lane + PORT_OFFSET;
  return { portalPort: 5183 + number, sandboxPort: 4483 + number, folder: `dist-sandbox/lane-${lane}` };
}

/** Builds the portal for all lanes; gives whether that went well. */
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
