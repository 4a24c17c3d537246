// Serves the sandbox beside the portal, in development and in preview: on a port of its own, or below /sandbox.
import type { Server } from 'node:http';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { Addresses, SandboxMode } from './addresses.ts';
import { listen } from './listen.ts';
import { pathBelow } from './pathBelow.ts';
import type { Sandbox } from './sandbox.ts';
import { createSandbox } from './sandbox.ts';
import { nodeListener } from './server.ts';

/** Where and how the sandbox is served. */
export interface SandboxPluginOptions {
  at: Addresses;
  mode: SandboxMode;
  /** Used only in the mode 'port'. */
  sandboxPort: number;
  /** How long a new instance takes to become ready, in seconds of the world's clock. */
  provisioningSeconds: number;
}

interface Running {
  sandbox: Sandbox;
  servers: Server[];
  /** How many Vite servers use it. */
  users: number;
}

// When Vite restarts, it configures the new server before it closes the old one: the new one finds the running sandbox here and
// uses it, so everybody stays signed in.
const SLOT = Symbol.for('sandbox.running');
const slots = globalThis as unknown as Record<symbol, Map<string, Running> | undefined>;
const running = (slots[SLOT] ??= new Map<string, Running>());

/** Returns the Vite plugin. The caller leaves it out under vitest, which would also start the sandbox. */
export function sandboxPlugin(options: SandboxPluginOptions): Plugin {
  return {
    name: 'sandbox',
    configureServer: (server) => attach(server, options),
    configurePreviewServer: (server) => attach(server, options),
  };
}

async function attach(server: ViteDevServer | PreviewServer, options: SandboxPluginOptions): Promise<void> {
  const { at, mode } = options;
  const current = running.get(at.base) ?? { sandbox: createSandbox(options), servers: [], users: 0 };
  running.set(at.base, current);
  current.users += 1;
  server.httpServer?.once('close', () => release(at.base, current));

  if (mode === 'port') {
    try {
      if (current.servers.length === 0) current.servers = await listen(current.sandbox, options.sandboxPort);
    } catch (error) {
      release(at.base, current);
      throw error;
    }
  } else {
    const origin = new URL(at.base).origin;
    const listener = nodeListener(origin, (request) => current.sandbox.fetch(request));
    server.middlewares.use((request, response, next) => {
      if (pathBelow(at.base, `${origin}${request.url ?? '/'}`) === undefined) next();
      else listener(request, response);
    });
  }

  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    server.config.logger.info('     Open it, and choose a persona at the login.');
    server.config.logger.info(`  ➜  Sandbox: ${at.base}/ shows requests and mails, and switches faults on.`);
  };
}

function release(base: string, current: Running): void {
  current.users -= 1;
  if (current.users > 0) return;
  running.delete(base);
  for (const server of current.servers) {
    server.close();
    server.closeAllConnections();
  }
}
