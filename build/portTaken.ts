// Says what to do where the portal's port is taken, for the dev server and for the preview, as the sandbox does for its own.
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { portInUse } from '../sandbox/listen.ts';

/** Returns the plugin. Vite prints the stack of an error that stops its server, so the stack is the sentence. */
export function portTaken(port: number): Plugin {
  const explain = ({ httpServer }: ViteDevServer | PreviewServer) => {
    httpServer?.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return;
      const { message, stack } = portInUse(port, 'the portal', 'PORTAL_PORT');
      // Without its code, or Vite would throw an error of its own.
      Object.assign(error, { message, stack, code: undefined });
    });
  };
  return { name: 'port-taken', configureServer: explain, configurePreviewServer: explain };
}
