// Who is probably signed in needs the app: its download begins beside the boot's, instead of after it
// (docs/product/limits.md#budgets: each call that waits for another costs a round trip). Everybody else never
// downloads it.
import type { Plugin } from 'vite';

interface Early {
  /** The module that the boot loads once sign-in is settled; the boot's own condition is in src/auth/settle.ts. */
  app: string;
  /** The page that most visits begin with. */
  overview: string;
}

/** Adds a script to the page that asks for the app's files, and the overview's at its own address. */
export function earlyApp({ app, overview }: Early): Plugin {
  return {
    name: 'early-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunkOf = (module: string) => {
          const found = Object.values(bundle).find(
            (one) => one.type === 'chunk' && Object.keys(one.modules).includes(module),
          );
          if (found?.type !== 'chunk') throw new Error(`No chunk holds ${module}.`);
          return found;
        };
        const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry);
        const { fileName, imports } = chunkOf(app);
        const files = [fileName, ...imports.filter((file) => file !== entry?.fileName)];
        const children = script(files.map(address), address(chunkOf(overview).fileName));
        return [{ tag: 'script', children, injectTo: 'head' }];
      },
    },
  };
}

const address = (file: string) => `/${file}`;

/** About what the boot takes on a slow phone's network: it has the line for itself, and the app comes right behind it. */
const LATER_MS = 100;

const script = (app: readonly string[], overview: string) => `
      if (/\\.is\\.authenticated=true/.test(document.cookie) || /[?&]code=/.test(location.search)) {
        var early = ${JSON.stringify(app)};
        if (/^\\/(overview\\/?)?$/.test(location.pathname)) early.push(${JSON.stringify(overview)});
        var ask = function () {
          early.splice(0).forEach(function (address) {
            var link = document.createElement('link');
            link.rel = 'modulepreload';
            link.href = address;
            document.head.appendChild(link);
          });
        };
        setTimeout(ask, ${LATER_MS});
        // On a fast network the boot is there before.
        document.addEventListener('load', function (event) {
          if (event.target.type === 'module') ask();
        }, true);
      }
    `;
