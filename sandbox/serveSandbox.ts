// The sandbox without Vite's servers: beside a portal that something else serves.
import type { Server } from 'node:http';
import { addressesFor } from './addresses.ts';
import { listen } from './listen.ts';
import { createSandbox } from './sandbox.ts';

interface Ports {
  portalPort: number;
  sandboxPort: number;
  /** Seconds of the world's clock that a new instance takes. */
  provisioningSeconds: number;
}

/** Serves it on its own port. */
export function serveSandbox({ portalPort, sandboxPort, provisioningSeconds }: Ports): Promise<Server[]> {
  const at = addressesFor('port', portalPort, sandboxPort);
  return listen(createSandbox({ at, provisioningSeconds }), sandboxPort);
}
