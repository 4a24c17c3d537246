// Serves the sandbox without Vite's servers, beside a portal that another server serves.
import type { Server } from 'node:http';
import { addressesFor } from './addresses.ts';
import { listen } from './listen.ts';
import { createSandbox } from './sandbox.ts';

interface Ports {
  portalPort: number;
  sandboxPort: number;
  /** How long a new instance takes to become ready, in seconds of the world's clock. */
  provisioningSeconds: number;
}

/** Serves the sandbox on a port of its own, for a portal on `portalPort`. */
export function serveSandbox({ portalPort, sandboxPort, provisioningSeconds }: Ports): Promise<Server[]> {
  const at = addressesFor('port', portalPort, sandboxPort);
  return listen(createSandbox({ at, provisioningSeconds }), sandboxPort);
}
