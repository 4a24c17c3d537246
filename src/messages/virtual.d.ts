// What the build makes of the languages' files (build/messages/plugin.ts).
declare module 'virtual:messages/boot' {
  import type { Compiled } from 'virtual:messages/en';

  /** What is said where nothing can be loaded, by language. */
  const boot: Readonly<Record<string, Compiled>>;
  export default boot;
}

declare module 'virtual:messages/*' {
  /** Messages by key: texts, and functions of their values. */
  export type Compiled = Readonly<Record<string, string | ((values: object) => string)>>;

  export interface LanguageModule {
    /** What the app itself says. */
    default: Compiled;
    /** What only some pages say, by chunk: 'shared', or the name of a group. */
    chunks: Readonly<Record<string, (() => Promise<{ default: Compiled }>) | undefined>>;
  }

  const messages: LanguageModule['default'];
  export default messages;
  export const chunks: LanguageModule['chunks'];
}
