// Serves the sandbox on a port of its own: beside Vite's servers, and beside nginx for the browser journeys.
import { lookup } from 'node:dns/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { Sandbox } from './sandbox.ts';
import { nodeListener } from './server.ts';

/** Serves a sandbox on every address that `localhost` resolves to. Throws with a readable message if the port is in use. */
export async function listen(sandbox: Sandbox, port: number): Promise<Server[]> {
  const servers: Server[] = [];
  const addresses = await lookup('localhost', { all: true });
  for (const { address } of addresses) {
    const server = createServer(
      // By default Node closes a connection after 5 s of silence, even if a request is on its way.
      { keepAliveTimeout: 0 },
      nodeListener(sandbox.at.base, (request) => sandbox.fetch(request)),
    );
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, address, resolve);
      });
      servers.push(server);
    } catch (error) {
      // Many machines without IPv6 have ::1 in their hosts file.
      const absent = (error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL' && addresses.length > 1;
      if (absent) continue;
      for (const started of servers) started.close();
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      throw isTaken ? portInUse(port) : error;
    }
  }
  return servers;
}

function portInUse(port: number): Error {
  const message = `Port ${port} is in use: the sandbox needs it. Stop what runs there, or set SANDBOX_PORT to another.`;
  // Vite prints the stack.
  return Object.assign(new Error(message), { stack: message });
}
