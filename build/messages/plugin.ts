// Provides the languages' files as modules (docs/architecture.md#words), one for each language.
import type { Plugin } from 'vite';
import { compileMessages } from './compile.ts';
import { languageCodes, MESSAGES_FOLDER, PSEUDO_LANGUAGE, readCatalogue } from './languages.ts';
import { writeTypes } from './types.ts';

/** `virtual:messages/de` has all messages of a language but the boot's, `…/de/boot` those. */
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
      const groups = Object.keys(catalogue).filter((group) => (group === BOOT) === (chunk === BOOT));
      return compileMessages(code, catalogue, groups);
    },
    transformIndexHtml: (html) => html.replace(NO_SCRIPT, `<noscript>${noScriptTexts()}</noscript>`),
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(MESSAGES_FOLDER) || !file.endsWith('.json')) return;
      writeTypes();
      server.ws.send({ type: 'full-reload' });
    },
  };
}

/** Where index.html has what is shown without JavaScript. */
const NO_SCRIPT = '<noscript data-message="shell.noScript"></noscript>';

function noScriptTexts(): string {
  return languageCodes()
    .map((code) => `<p lang="${code}">${readCatalogue(code).shell?.noScript ?? ''}</p>`)
    .join('');
}

function bootModule(codes: readonly string[]): string {
  const imports = codes.map((code, index) => `import m${index} from '${PREFIX}${code}/${BOOT}';\n`);
  const entries = codes.map((code, index) => `  '${code}': m${index},\n`);
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}
