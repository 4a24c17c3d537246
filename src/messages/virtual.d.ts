// The modules that the build creates from the languages' files (build/messages/plugin.ts).
declare module 'virtual:messages/boot' {
  import type { Compiled } from 'virtual:messages/en';

  /** The messages for when nothing can be loaded, by language. */
  const boot: Readonly<Record<string, Compiled>>;
  export default boot;
}

declare module 'virtual:messages/*' {
  /** Messages by key: texts, and functions of their values. */
  export type Compiled = Readonly<Record<string, string | ((values: object) => string)>>;

  export interface LanguageModule {
    /** The app's own messages. */
    default: Compiled;
    /** Messages that only some pages use, by chunk: 'shared', or the name of a group. */
    chunks: Readonly<Record<string, (() => Promise<{ default: Compiled }>) | undefined>>;
  }

  const messages: LanguageModule['default'];
  export default messages;
  export const chunks: LanguageModule['chunks'];
}
