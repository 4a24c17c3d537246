// The public git hosting: a group's project list in the form of GitLab's API v4
// (docs/product/vendor-api.md#git-projects, docs/outside-services.md#git-hosting-and-geo).
import type { GitProject } from './world/vendorWorld.ts';
import type { Part } from './part.ts';
import type { OutsideSurroundings } from './outsideService.ts';
import { outsideService } from './outsideService.ts';

const PROJECTS = /^\/api\/v4\/groups\/([^/]+)\/projects$/;
const DEFAULT_PER_PAGE = 20;
const MAX_PER_PAGE = 100;

const ORDERS: Record<string, (a: GitProject, b: GitProject) => number> = {
  id: (a, b) => a.id - b.id,
  name: (a, b) => a.name.localeCompare(b.name),
  path: (a, b) => a.name.localeCompare(b.name),
  created_at: (a, b) => a.created_at.localeCompare(b.created_at),
};

function wireProject({ id, name, created_at }: GitProject, group: string) {
  const path = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    id,
    name,
    path,
    name_with_namespace: `${group} / ${name}`,
    path_with_namespace: `${group}/${path}`,
    description: `Monitoring templates: ${name}`,
    web_url: `https://git.example/${group}/${path}`,
    default_branch: 'master',
    topics: [],
    visibility: 'public',
    archived: false,
    created_at,
    last_activity_at: created_at,
    star_count: 0,
    forks_count: 0,
    avatar_url: null,
  };
}

/** Returns the part below `at.git`. It honours page, per_page, order_by and sort, and answers 400 to invalid values. */
export function createGit({ at, world }: OutsideSurroundings): Part {
  return outsideService(at, at.git, (request, path) => {
    const group = PROJECTS.exec(path)?.[1];
    if (request.method !== 'GET' || group === undefined) return undefined;
    const query = new URL(request.url).searchParams;
    const orderBy = query.get('order_by') ?? 'created_at';
    const sort = query.get('sort') ?? 'desc';
    const perPage = Math.min(Number(query.get('per_page') ?? DEFAULT_PER_PAGE), MAX_PER_PAGE);
    const page = Number(query.get('page') ?? 1);
    const compare = ORDERS[orderBy];
    if (!compare) return Response.json({ error: 'order_by does not have a valid value' }, { status: 400 });
    if (sort !== 'asc' && sort !== 'desc') {
      return Response.json({ error: 'sort does not have a valid value' }, { status: 400 });
    }
    if (!(perPage >= 1 && page >= 1)) {
      return Response.json({ error: 'per_page or page is invalid' }, { status: 400 });
    }
    const sorted = world.gitProjects.toSorted(compare);
    if (sort === 'desc') sorted.reverse();
    const shown = sorted.slice((page - 1) * perPage, page * perPage);
    return Response.json(
      shown.map((project) => wireProject(project, group)),
      {
        headers: {
          'X-Total': String(sorted.length),
          'X-Total-Pages': String(Math.ceil(sorted.length / perPage)),
          'X-Page': String(page),
          'X-Per-Page': String(perPage),
        },
      },
    );
  });
}
