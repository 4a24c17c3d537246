// How the portal is split into chunks. Left alone, the bundler makes dozens of small shared ones, which cost requests and
// compress 20 KiB worse for the overview. So there is one chunk for what every page shares, one for forms, one for tables, and
// one for each of the parts that load on every visit after the app; everything else goes into its page's chunk.

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

interface Roots {
  /** The boot: loaded before anybody is signed in. */
  boot: string;
  /** The app's composition root. */
  app: string;
  /** The landing page: modules it shares with other pages belong to the app. */
  overview: string;
  /** The modules that render forms. */
  forms: readonly string[];
  /** The modules that render tables. */
  tables: readonly string[];
}

/** Modules left out of these chunks although imports lead to them: class names that the app doesn't use. */
const UNUSED = ['/@mui/material/styles/enhanceHighContrast.'];

/** Returns the bundler's chunk groups. */
export function chunkGroups({ boot, app, overview, forms, tables }: Roots) {
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

  /** Returns the chunk of each module that has one; if several chunks could hold a module, the last in this list does. */
  function chunkNames(graph: ModuleGraph): Map<string, string> {
    const chunk = (name: string, ids: Iterable<string>) => [...ids].map((id) => [id, name] as const);
    const booted = reachable([boot], graph);
    const names = new Map([
      ...chunk('tables', packagesAnd('/src/ui/table/', reachable(tables, graph))),
      ...chunk('forms', packagesAnd('/src/ui/form/', reachable(forms, graph))),
      ...chunk('app', sharedParts(reachable([overview], graph))),
      ...chunk('app', reachable([app], graph)),
    ]);
    for (const id of booted) names.delete(id);
    return names;
  }
}

/** Returns those of the modules that belong to packages or are in `folder`. */
function packagesAnd(folder: string, ids: Set<string>): string[] {
  return [...ids].filter((id) => id.includes('/node_modules/') || id.includes(folder));
}

/** Returns the modules without those of pages. */
function sharedParts(ids: Set<string>): Set<string> {
  return new Set([...ids].filter((id) => !id.includes('/src/pages/')));
}

/** Returns the roots and everything they import statically, directly or not. */
function reachable(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!UNUSED.some((part) => imported.includes(part))) found.add(imported);
    }
  }
  return found;
}
