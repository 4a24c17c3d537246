// Who is probably signed in needs the app: its download begins with the page, beside the boot's, instead of after it
// (docs/product/limits.md#budgets: each call that waits for another costs a round trip). Everybody else never
// downloads it.
import type { Plugin } from 'vite';

/** Takes the module that the boot loads once sign-in is settled; the boot's own condition is in src/auth/settle.ts. */
export function earlyApp(module: string): Plugin {
  return {
    name: 'early-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const app = Object.values(bundle).find(
          (chunk) => chunk.type === 'chunk' && Object.keys(chunk.modules).includes(module),
        );
        if (!app) throw new Error(`No chunk holds ${module}.`);
        return [{ tag: 'script', children: script(`/${app.fileName}`), injectTo: 'head' }];
      },
    },
  };
}

const script = (address: string) => `
      if (/\\.is\\.authenticated=true/.test(document.cookie) || /[?&]code=/.test(location.search)) {
        var early = document.createElement('link');
        early.rel = 'modulepreload';
        // The boot is needed first.
        early.fetchPriority = 'low';
        early.href = ${JSON.stringify(address)};
        document.head.appendChild(early);
      }
    `;
