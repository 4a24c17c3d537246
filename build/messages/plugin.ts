// Provides the languages' files as modules (docs/architecture.md#words). Each language has a chunk for the app itself, one for
// what several pages share, and one for each page.
import type { Plugin } from 'vite';
import { MESSAGE_CHUNKS } from './chunks.ts';
import { compileMessages } from './compile.ts';
import { languageCodes, MESSAGES_FOLDER, PSEUDO_LANGUAGE, readCatalogue } from './languages.ts';
import { writeTypes } from './types.ts';

/** `virtual:messages/de` is loaded with the app, `…/de/shared` and `…/de/manage` later. */
const PREFIX = 'virtual:messages/';

/** The messages for when nothing can be loaded: the boot contains them in every language, as `virtual:messages/boot`. */
const BOOT = 'boot';

interface Options {
  /** Whether the pseudo-language is part of the portal. */
  hasPseudo: boolean;
}

/** Returns the plugin. The build fails for a malformed message. */
export function messages({ hasPseudo }: Options): Plugin {
  return {
    name: 'messages',
    buildStart: writeTypes,
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      for (const code of languageCodes()) this.addWatchFile(`${MESSAGES_FOLDER}${code}.json`);
      const [code = '', chunk] = id.slice(PREFIX.length + 1).split('/');
      if (code === BOOT)
        return bootModule(hasPseudo ? [...languageCodes(), PSEUDO_LANGUAGE] : languageCodes());
      const catalogue = readCatalogue(code);
      if (chunk === 'shared') return compileMessages(code, catalogue, MESSAGE_CHUNKS.shared);
      if (chunk !== undefined) return compileMessages(code, catalogue, [chunk]);
      const known = [BOOT, ...MESSAGE_CHUNKS.app, ...MESSAGE_CHUNKS.shared];
      const pages = Object.keys(catalogue).filter((group) => !known.includes(group));
      return `${compileMessages(code, catalogue, MESSAGE_CHUNKS.app)}\n${laterChunks(code, ['shared', ...pages])}`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(MESSAGES_FOLDER) || !file.endsWith('.json')) return;
      writeTypes();
      server.ws.send({ type: 'full-reload' });
    },
  };
}

function bootModule(codes: readonly string[]): string {
  const imports = codes.map((code, index) => `import m${index} from '${PREFIX}${code}/${BOOT}';\n`);
  const entries = codes.map((code, index) => `  '${code}': m${index},\n`);
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}

function laterChunks(code: string, chunks: readonly string[]): string {
  const entries = chunks.map((chunk) => `  ${chunk}: () => import('${PREFIX}${code}/${chunk}'),\n`);
  return `export const chunks = {\n${entries.join('')}};\n`;
}
