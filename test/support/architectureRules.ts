// The rules of the house (docs/architecture.md#imports: architecture): which room may import which, as a function
// from modules to sentences.
import type { Import, Module } from './moduleGraph';

const PRODUCT_PACKAGES = /^(?:[a-z]|@[a-z])/;

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

/** Rooms that say nothing to the user; every other one takes its words from src/messages. */
const WORDLESS = new Set(['wire', 'settings']);

/** Of the settings, what each room may use: addresses and colours are nothing a rule or a call needs. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  settings: ['src/readConfig.ts'],
  api: ['src/config.ts'],
  auth: ['src/config.ts', 'src/paths.ts'],
  toasts: ['src/theme.ts'],
  ui: ['src/theme.ts'],
};

/** Where React and what draws with it have no business. */
const DRAWING = /^(?:react|react-dom|react-router-dom|@mui\/|@emotion\/|@auth0\/auth0-react|react-hook-form)/;

/** What draws even where React itself is only asked for its hooks. */
const STYLED = /^(?:@mui\/|@emotion\/)/;

/** Where nothing is drawn either, things are kept. */
const STORAGE = 'src/browser/kept/storage.ts';

/** The boot fetches it beside the app: most visits begin there. */
const LANDING_PAGE = 'src/pages/overview/OverviewPage.tsx';

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('test/');
const isSettings = (file: string) => /^src\/(?:config|readConfig|paths|theme)\.ts$/.test(file);

/** The room a product file stands in: a folder of src, 'pages/x', 'settings' or 'root'. */
function roomOf(file: string): string {
  if (isSettings(file)) return 'settings';
  const [, page] = /^src\/(pages\/[^/]+)\//.exec(file) ?? [];
  return page ?? /^src\/([^/]+)\//.exec(file)?.[1] ?? 'root';
}

/** Returns one line for each violation of these modules. */
export function violations(modules: readonly Module[], shipped: ReadonlySet<string>): string[] {
  return [
    ...modules.flatMap((module) => module.imports.flatMap((one) => judge(module.file, one, shipped))),
    ...modules.flatMap(judgeModule),
    ...cycles(modules),
  ];
}

function judge(file: string, one: Import, shipped: ReadonlySet<string>): string[] {
  const { specifier } = one;
  const says = (why: string) => [`${file} imports ${specifier}: ${why}`];
  if (specifier.startsWith('.') && one.file === undefined && !/\.(?:json|css|html)$/.test(specifier)) {
    return says('there is no such file here.');
  }
  if (isTest(file)) return [];
  if (file.startsWith('sandbox/')) return judgeSandbox(file, one);
  if (!file.startsWith('src/')) return [];
  return one.file === undefined ? judgePackage(file, one, shipped) : judgeRoom(file, one, one.file);
}

function judgeSandbox(file: string, { specifier, file: to, isType }: Import): string[] {
  const says = (why: string) => [`${file} imports ${specifier}: ${why}`];
  if (DRAWING.test(specifier)) return says('the world outside knows nothing of the portal’s screens.');
  if (to === undefined || to.startsWith('sandbox/')) return [];
  if (to.startsWith('src/wire/') && isType) return [];
  return says('the sandbox takes only types, and only from src/wire.');
}

function judgePackage(file: string, { specifier, isType }: Import, shipped: ReadonlySet<string>): string[] {
  const says = (why: string) => [`${file} imports ${specifier}: ${why}`];
  const room = roomOf(file);
  if (specifier.startsWith('node:')) return says('the browser has no such module.');
  if (specifier.startsWith('virtual:messages/')) {
    return room === 'messages' ? [] : says('languages are the business of src/messages.');
  }
  if (!PRODUCT_PACKAGES.test(specifier)) return says('path aliases are not used.');
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  // Types are gone when it is built: a package of nothing else needn't be shipped.
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
    if (file !== 'src/pages.ts' && !isBoot) return says('only src/pages.ts imports pages.');
    return isDynamic && !isType ? [] : says('pages are loaded on demand.');
  }
  const kind = room.startsWith('pages/') ? 'page' : room;
  if (to === STORAGE && (kind === 'api' || kind === 'auth')) return [];
  if (target === 'messages' && !WORDLESS.has(kind)) return [];
  if (!(ALLOWED[kind] ?? []).includes(target)) return says(`${room} may not import ${target}.`);
  if (target === 'wire' && kind !== 'api' && !isType)
    return says('only src/api reads by a schema; others take its type.');
  if (target === 'settings' && !(SETTINGS[kind] ?? [to]).includes(to)) {
    return says(`${room} may not import ${to}.`);
  }
  return [];
}

const LONGEST = 300;
/** Lists, and what is made by a command. */
const LONG = new Set(['src/domain/regions/windowsZones.ts', 'src/messages/types.gen.ts']);

function judgeModule({ file, isBarrel, mocks, lines, text }: Module): string[] {
  const found: string[] = [];
  if (isBarrel || /(?:^|\/)index\.[jt]sx?$/.test(file)) found.push(`${file} is a barrel.`);
  const isProduct = file.startsWith('src/') && !isTest(file);
  if (isProduct && lines > LONGEST && !LONG.has(file)) {
    found.push(`${file} has ${lines} lines, more than ${LONGEST}.`);
  }
  if (
    isProduct &&
    file.startsWith('src/domain/') &&
    /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/.test(text)
  ) {
    found.push(`${file} reads the clock or rolls dice: time and chance are arguments of the domain.`);
  }
  return [...found, ...mocks.map((mocked) => `${file} mocks ${mocked}, a module of ours.`)];
}

/** One line for each way that leads from a module back to itself. */
function cycles(modules: readonly Module[]): string[] {
  const importsOf = new Map(
    modules.map(({ file, imports }) => [file, imports.flatMap((one) => one.file ?? [])]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start !== -1) found.push(`A cycle: ${[...way.slice(start), file].join(' → ')}.`);
    if (start !== -1 || done.has(file)) return;
    for (const next of importsOf.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of importsOf.keys()) walk(file, []);
  return found;
}
