// The architecture's rules (docs/architecture.md#imports: architecture): which folder of src (room) may import which.
// Violations are returned as sentences. oxlint has the other rules: cycles, and the longest file.
import type { Import, Module } from './moduleGraph';

/** Rooms of src and the rooms each may import; 'settings' is config, paths and theme. A page's room is its own folder. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  wire: ['wire'],
  domain: ['wire', 'domain'],
  settings: ['domain', 'settings'],
  messages: ['domain', 'browser', 'messages'],
  api: ['wire', 'domain', 'settings', 'api'],
  auth: ['wire', 'domain', 'settings', 'auth'],
  browser: ['wire', 'domain', 'browser'],
  toasts: ['wire', 'domain', 'settings', 'browser', 'toasts'],
  ui: ['wire', 'domain', 'settings', 'browser', 'ui'],
  guards: ['wire', 'domain', 'settings', 'api', 'auth', 'browser', 'ui', 'guards'],
  features: ['wire', 'domain', 'settings', 'api', 'auth', 'browser', 'ui', 'guards', 'features'],
  shell: ['wire', 'domain', 'settings', 'api', 'auth', 'browser', 'toasts', 'ui', 'guards', 'shell'],
  page: ['wire', 'domain', 'settings', 'api', 'auth', 'browser', 'toasts', 'ui', 'guards', 'features'],
  root: ['wire', 'domain', 'settings', 'api', 'auth', 'browser', 'toasts', 'ui', 'shell', 'guards', 'root'],
};

/** Rooms without texts for the user; every other room may import src/messages. */
const WORDLESS = new Set(['wire', 'settings']);

/** The settings files that these rooms may import: rules and calls need neither addresses nor colours. Others may import all. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  settings: ['src/readConfig.ts'],
  api: ['src/config.ts'],
  auth: ['src/config.ts', 'src/paths.ts'],
  toasts: ['src/theme.ts'],
  ui: ['src/theme.ts'],
};

/** React and packages that render with it: forbidden in src/api and the sandbox. */
const DRAWING = /^(?:react|react-dom|react-router-dom|@mui\/|@emotion\/|@auth0\/auth0-react|react-hook-form)/;

/** Packages that style: forbidden in src/browser, which may use React's hooks. */
const STYLED = /^(?:@mui\/|@emotion\/)/;

/** The only files of src/browser that these rooms may import: both store things, and tell what becomes of their calls. */
const SHARED_BROWSER: Readonly<Record<string, readonly string[]>> = {
  api: ['src/browser/network.ts', 'src/browser/storage/storage.ts', 'src/browser/storage/userStorage.ts'],
  auth: ['src/browser/network.ts', 'src/browser/storage/storage.ts'],
};

/** The list of screens, which the shell makes the navigation and Search of. */
const PAGES = 'src/pages.ts';

/** The boot fetches this page in parallel with the app, because most visits begin there. */
const LANDING_PAGE = 'src/pages/overview/OverviewPage.tsx';

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('test/');
const isSettings = (file: string) => /^src\/(?:config|readConfig|paths|theme)\.ts$/.test(file);

/** Returns the room that a product file belongs to: a folder of src, 'pages/x', 'settings' or 'root'. */
function roomOf(file: string): string {
  if (isSettings(file)) return 'settings';
  const [, page] = /^src\/(pages\/[^/]+)\//.exec(file) ?? [];
  return page ?? /^src\/([^/]+)\//.exec(file)?.[1] ?? 'root';
}

/** Returns one line for each violation of these modules. */
export function violations(modules: readonly Module[], shipped: ReadonlySet<string>): string[] {
  return [
    ...modules.flatMap((module) => module.imports.flatMap((one) => judge(module.file, one, shipped))),
    ...modules.flatMap(judgeText),
  ];
}

function judge(file: string, one: Import, shipped: ReadonlySet<string>): string[] {
  if (isTest(file)) return [];
  if (file.startsWith('sandbox/')) return judgeSandbox(file, one);
  // What isn't found isn't code: its style. The type check refuses any other.
  if (!file.startsWith('src/') || (one.file === undefined && one.specifier.startsWith('.'))) return [];
  return one.file === undefined ? judgePackage(file, one, shipped) : judgeRoom(file, one, one.file);
}

function judgeSandbox(file: string, { specifier, file: to, isType }: Import): string[] {
  const says = (why: string) => [`${file} imports ${specifier}: ${why}`];
  if (DRAWING.test(specifier)) return says('the world outside knows nothing of the portal’s screens.');
  if (to === undefined || to.startsWith('sandbox/')) return [];
  if (to.startsWith('build/contract/') || (to.startsWith('src/wire/') && isType)) return [];
  return says('the sandbox takes the list of calls, and types of src/wire.');
}

function judgePackage(file: string, { specifier, isType }: Import, shipped: ReadonlySet<string>): string[] {
  const says = (why: string) => [`${file} imports ${specifier}: ${why}`];
  const room = roomOf(file);
  if (specifier.startsWith('node:')) return says('the browser has no such module.');
  if (specifier.startsWith('virtual:messages/')) {
    return room === 'messages' ? [] : says('languages are the business of src/messages.');
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  // Type imports vanish in the build, so a package that is imported only for its types needn't be a dependency.
  if (!isType && !shipped.has(name)) return says('it is none of the dependencies in package.json.');
  if (room === 'domain') return says('the domain is pure.');
  if (room === 'wire') return name === 'valibot' ? [] : says('a schema needs nothing but valibot.');
  if (name === 'valibot') return says('schemas stand in src/wire.');
  if (room === 'api' && DRAWING.test(specifier)) return says('server state draws nothing.');
  if (room === 'browser' && STYLED.test(specifier)) return says('what talks to the browser draws nothing.');
  return [];
}

function judgeRoom(file: string, { specifier, isDynamic, isType }: Import, to: string): string[] {
  const says = (why: string) => [`${file} imports ${specifier}: ${why}`];
  if (!to.startsWith('src/')) return says('src imports nothing from outside of it.');
  if (isTest(to)) return says('the product imports no test.');
  const [room, target] = [roomOf(file), roomOf(to)];
  if (room === target && room !== 'settings') return [];
  if (target.startsWith('pages/')) {
    const isBoot = file === 'src/main.ts' && to === LANDING_PAGE;
    if (file !== PAGES && !isBoot) return says('only src/pages.ts imports pages.');
    return isDynamic && !isType ? [] : says('pages are loaded on demand.');
  }
  const kind = room.startsWith('pages/') ? 'page' : room;
  if (SHARED_BROWSER[kind]?.includes(to) || (kind === 'shell' && to === PAGES)) return [];
  if (target === 'messages' && !WORDLESS.has(kind)) return [];
  if (!(ALLOWED[kind] ?? []).includes(target)) return says(`${room} may not import ${target}.`);
  if (target === 'wire' && kind !== 'api' && !isType)
    return says('only src/api reads by a schema; others take its type.');
  if (target === 'settings' && !(SETTINGS[kind] ?? [to]).includes(to)) {
    return says(`${room} may not import ${to}.`);
  }
  return [];
}

function judgeText({ file, text }: Module): string[] {
  const found: string[] = [];
  if (/^export \* from/m.test(text) || /(?:^|\/)index\.[jt]sx?$/.test(file))
    found.push(`${file} is a barrel.`);
  if (isTest(file) && /\.(?:mock|doMock)\(\s*['"]\./.test(text))
    found.push(`${file} mocks a module of ours.`);
  const isRule = file.startsWith('src/domain/') && !isTest(file);
  if (isRule && /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/.test(text)) {
    found.push(`${file} reads the clock or rolls dice: time and chance are arguments of the domain.`);
  }
  return found;
}
