// Says what to do where the portal's port is taken, for the dev server and for the preview, as the sandbox does for its own.
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { portInUse } from '../sandbox/listen.ts';

/** Returns the plugin. It ends the process, because Vite would print a stack. */
export function portTaken(port: number): Plugin {
  const explain = ({ httpServer }: ViteDevServer | PreviewServer) => {
    httpServer?.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return;
      console.error(portInUse(port, 'the portal', 'PORTAL_PORT').message);
      process.exit(1);
    });
  };
  return { name: 'port-taken', configureServer: explain, configurePreviewServer: explain };
}
