// One chunk for what every page shares: all that the app's root imports, less what the boot already has. Left alone, the
// bundler makes a dozen small ones of it, which cost requests and compress 10 KiB worse (docs/decisions.md).

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Takes the ids of the app's root and of the boot; gives a chunk group for the bundler. */
export function appChunk(appRoot: string, boot: string) {
  let members: Set<string> | undefined;
  return {
    name: (id: string, graph: ModuleGraph) => {
      members ??= without(reachable(appRoot, graph), reachable(boot, graph));
      return members.has(id) ? 'app' : null;
    },
  };
}

/** All that a module imports statically, itself included. */
function reachable(root: string, graph: ModuleGraph): Set<string> {
  const found = new Set([root]);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

const without = (all: Set<string>, some: Set<string>) => new Set([...all].filter((id) => !some.has(id)));
