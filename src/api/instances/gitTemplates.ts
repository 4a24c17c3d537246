// Ready-made templates of the public git group (docs/product/uploads.md#templates,
// docs/product/vendor-api.md#git-projects), and their delivery.
import * as v from 'valibot';
import { config } from '../../config';
import { ABSENT } from '../../domain/values/absent';
import { at } from '../client/at';
import { isUncertain } from '../outcomes/certainly';
import { MalformedResponseError } from '../client/errors';
import { getExternal } from '../client/external';
import { ignored, send } from '../client/http';
import { listOf, listQuery, type Listed } from '../client/lists';
import { useSaving, type Saving } from '../outcomes/saving';

export interface GitTemplate {
  id: number;
  name: string;
}

const PAGE_SIZE = '100';
const UNCONFIRMED =
  'We could not confirm that the template arrived. Please look in PRTG before you deliver it again.';

const projects = listOf(v.object({ id: v.number(), name: v.fallback(v.string(), ABSENT) }));

/** Whether there are any: without an address of the group there is nothing to ask. */
export const hasGitTemplates = config.gitProjectsUrl !== undefined;

/** The group's projects by name, without those that are no templates. */
export function gitTemplatesQuery() {
  return listQuery({
    queryKey: ['git-templates'],
    queryFn: async ({ signal }): Promise<Listed<GitTemplate[]>> => {
      const params = { per_page: PAGE_SIZE, order_by: 'name', sort: 'asc' };
      const answer = await getExternal(config.gitProjectsUrl ?? '', { params, signal });
      const parsed = v.safeParse(projects, answer);
      if (!parsed.success) throw new MalformedResponseError();
      const { items, leftOut } = parsed.output;
      return { items: items.filter(({ id }) => !config.gitExcludedProjectIds.includes(id)), leftOut };
    },
    enabled: hasGitTemplates,
  });
}

/** POST /instance/{stackId}/upload/git. A wish is the template. */
export function useDeliverTemplate(stackId: string): Saving<GitTemplate> {
  return useSaving({
    mutationKey: ['deliver-template', stackId],
    mutationFn: async (template: GitTemplate) => {
      try {
        await send('post', at`/instance/${stackId}/upload/git`, ignored, { project_id: template.id });
      } catch (error) {
        if (!isUncertain(error)) throw error;
        throw new Error(UNCONFIRMED, { cause: error });
      }
      return template;
    },
    meta: { success: ({ name }: GitTemplate) => `Template ${name} delivered to the instance.` },
  });
}
