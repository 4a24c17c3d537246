// How the portal is cut into chunks. Left alone, the bundler makes dozens of small shared ones, which cost requests and
// compress 10 KiB worse (docs/decisions.md). So: one for what every page shares, one for forms, one for tables; the rest
// is a page's own.

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
}

const MUI_FORMS = [
  'TextField|TextareaAutosize|Select|Form\\w+|\\w*Input\\w*|NativeSelect|Menu\\w*|List\\w*|Popover|Grow|Radio\\w*|Switch\\w*|Checkbox',
  'utils/focusWithVisible|internal/(?:[sS]witchBase\\w*|svg-icons/(?:ArrowDropDown|RadioButton\\w*|CheckBox\\w*|IndeterminateCheckBox))',
].join('|');
const FORMS = new RegExp(
  `node_modules/(?:react-hook-form/|@mui/material/(?:${MUI_FORMS})[/.]|@mui/icons-material/Search\\.)`,
);
const TABLES =
  /node_modules\/@tanstack\/(?:virtual-core|react-virtual)\/|@mui\/icons-material\/Arrow(?:Up|Down)ward\.|\/src\/ui\/table\//;

/** Takes the ids of the roots; gives the bundler's chunk groups. */
export function chunkGroups(roots: Roots) {
  let app: Set<string> | undefined;
  const isApp = (id: string, graph: ModuleGraph): boolean => {
    app ??= without(
      union(reachable(roots.app, graph), sharedParts(reachable(roots.overview, graph))),
      reachable(roots.boot, graph),
    );
    return app.has(id);
  };
  return [
    {
      debugName: 'portal',
      name: (id: string, graph: ModuleGraph) => {
        // First: the theme's index reaches some of them, which the app then drops again.
        if (FORMS.test(id)) return 'forms';
        if (TABLES.test(id)) return 'tables';
        return isApp(id, graph) ? 'app' : null;
      },
    },
  ];
}

/** Less what is a page's own, and the list of zones, which only some pages need. */
function sharedParts(ids: Set<string>): Set<string> {
  return new Set([...ids].filter((id) => !id.includes('/src/pages/') && !id.includes('/windowsZones.')));
}

/** All that a module imports statically, itself included. */
function reachable(root: string, graph: ModuleGraph): Set<string> {
  const found = new Set([root]);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

const union = (some: Set<string>, others: Set<string>) => new Set([...some, ...others]);
const without = (all: Set<string>, some: Set<string>) => new Set([...all].filter((id) => !some.has(id)));
