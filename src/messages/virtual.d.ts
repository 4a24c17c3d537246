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

  const messages: Compiled;
  export default messages;
}
