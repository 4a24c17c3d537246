// How the portal is split into chunks. Left alone, the bundler makes dozens of small shared ones: the overview's table then waited
// for 44 files, Manage for 51, six at a time. So there is one chunk for what every visit needs, one for what the other pages share,
// and one for what only staff's pages share; everything else goes into its page's chunk.

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

interface Roots {
  /** The boot: loaded before anybody is signed in. */
  boot: string;
  /** The app's composition root. */
  app: string;
  /** The landing page: modules it shares with other pages belong to the app. */
  overview: string;
  /** The module that loads each page. */
  routes: string;
}

/** Modules left out of these chunks although imports lead to them: class names that the app doesn't use. */
const UNUSED = ['/@mui/material/styles/enhanceHighContrast.'];

/** Returns the bundler's chunk groups. */
export function chunkGroups({ boot, app, overview, routes }: Roots) {
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
    const pages = graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
    const customers = pages.filter((page) => !isForStaff(page));
    const names = new Map([
      ...chunk('staff', sharedBy(pages.filter(isForStaff), graph)),
      ...chunk('shared', sharedBy(customers, graph)),
      ...chunk('app', sharedParts(reachable([overview], graph))),
      ...chunk('app', reachable([app], graph)),
    ]);
    for (const id of booted) names.delete(id);
    return names;
  }
}

/** Only support staff download it. */
const isForStaff = (id: string) => id.includes('/src/pages/supporter/');

/** Returns the modules that several of the pages import statically. */
function sharedBy(pages: readonly string[], graph: ModuleGraph): string[] {
  const sharers = new Map<string, number>();
  for (const page of pages) {
    for (const id of sharedParts(reachable([page], graph))) sharers.set(id, (sharers.get(id) ?? 0) + 1);
  }
  return [...sharers].flatMap(([id, count]) => (count > 1 ? [id] : []));
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
