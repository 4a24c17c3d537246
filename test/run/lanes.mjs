// Journeys run side by side in lanes: each has a build, a sandbox and ports of its own, so that no journey meets another's
// world.
import { spawnSync } from 'node:child_process';

/** Two cores, and journeys that mostly wait for something. */
export const LANES = Number(process.env.JOURNEY_LANES ?? 3);

/**
 * Takes a lane's number; gives its ports and the folder of its build.
 * @param {number} lane
 */
export function laneOf(lane) {
  return { portalPort: 5183 + lane, sandboxPort: 4483 + lane, folder: `dist-sandbox/lane-${lane}` };
}

/** Builds the portal for every lane; gives whether that went well. */
export function buildLanes() {
  return Array.from({ length: LANES }, (_, lane) => laneOf(lane)).every(
    ({ portalPort, sandboxPort, folder }) =>
      spawnSync(
        process.execPath,
        [
          'node_modules/vite/bin/vite.js',
          'build',
          '--mode',
          'sandbox',
          '--outDir',
          folder,
          '--logLevel',
          'warn',
        ],
        {
          stdio: 'inherit',
          env: { ...process.env, PORTAL_PORT: String(portalPort), SANDBOX_PORT: String(sandboxPort) },
        },
      ).status === 0,
  );
}
