// How the portal is cut into chunks. Left alone, the bundler makes dozens of small shared ones, which cost requests and
// compress 10 KiB worse (docs/decisions.md). So: one for what every page shares, one for forms, one for tables, one for
// each of the parts that follow on every visit; the rest is a page's own.

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

interface Roots {
  /** The boot: what is loaded before anybody is signed in. */
  boot: string;
  /** The app's composition root. */
  app: string;
  /** The landing page: what it shares with other pages belongs to the app. */
  overview: string;
  /** What forms are drawn with. */
  forms: readonly string[];
  /** What tables are drawn with. */
  tables: readonly string[];
  /** What a toast is shown with: loaded on every visit, so without the forms' other parts. */
  toast: string;
  /** What comes into the overview after its cards. */
  dates: string;
}

/** What isn't the app's, although what it imports reaches it: class names that it doesn't use, and hooks of other pages. */
const UNUSED = ['/@mui/material/styles/enhanceHighContrast.', '/useQueries.', '/queriesObserver.'];

/** Returns the bundler's chunk groups. */
export function chunkGroups({ boot, app, overview, forms, tables, toast, dates }: Roots) {
  let names: Map<string, string> | undefined;
  return [
    {
      debugName: 'portal',
      name: (id: string, graph: ModuleGraph) => {
        names ??= chunkNames(graph);
        return names.get(id) ?? null;
      },
    },
  ];

  /** The chunk of each module that has one; where two could have it, the later. */
  function chunkNames(graph: ModuleGraph): Map<string, string> {
    const chunk = (name: string, ids: Iterable<string>) => [...ids].map((id) => [id, name] as const);
    const booted = reachable([boot], graph);
    const names = new Map([
      ...chunk('tables', packagesAnd('/src/ui/table/', reachable(tables, graph))),
      ...chunk('forms', packagesAnd('/src/ui/form/', reachable(forms, graph))),
      ...chunk('toast', reachable([toast], graph)),
      ...chunk('dates', reachable([dates], graph)),
      ...chunk('app', sharedParts(reachable([overview], graph))),
      ...chunk('app', reachable([app], graph)),
    ]);
    for (const id of booted) names.delete(id);
    return names;
  }
}

/** Of these, what is of packages or of a folder of ours. */
function packagesAnd(folder: string, ids: Set<string>): string[] {
  return [...ids].filter((id) => id.includes('/node_modules/') || id.includes(folder));
}

/** Less what is a page's own. */
function sharedParts(ids: Set<string>): Set<string> {
  return new Set([...ids].filter((id) => !id.includes('/src/pages/')));
}

/** All that some modules import statically, themselves included. */
function reachable(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!UNUSED.some((part) => imported.includes(part))) found.add(imported);
    }
  }
  return found;
}
