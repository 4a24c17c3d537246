// Ready-made templates of the public git group (docs/product/uploads.md#templates,
// docs/product/vendor-api.md#git-projects), and their delivery.
import { config } from '../../config';
import { ABSENT } from '../../domain/text/shown';
import { at, send } from '../client/http';
import { orUnconfirmed } from '../outcomes/uncertain';
import { checked } from '../client/answers';
import { getExternal } from '../client/external';
import { ignored, type Listed } from '../../wire/schema';
import { gitTemplates, type GitTemplate } from '../../wire/instances';
import { listQuery } from '../client/lists';
import { useChange, type Change } from '../outcomes/change';
import { message, t } from '../../messages/t';

const PAGE_SIZE = '100';

/** Whether there can be any: without an address of the group there is nothing to fetch. */
export const hasGitTemplates = config.gitProjectsUrl !== undefined;

/** The group's projects by name, without the excluded ones, which are no templates. */
export function gitTemplatesQuery() {
  return listQuery({
    queryKey: ['git-templates'],
    queryFn: async ({ signal }): Promise<Listed<GitTemplate[]>> => {
      const params = { per_page: PAGE_SIZE, order_by: 'name', sort: 'asc' };
      const answer = await getExternal(config.gitProjectsUrl ?? '', { params, signal });
      const { items, skipped } = checked(gitTemplates, answer);
      const templates = items.filter(({ id }) => !config.gitExcludedProjectIds.includes(id));
      return { items: templates.map(({ id, name }) => ({ id, name: name || ABSENT })), skipped };
    },
    enabled: hasGitTemplates,
  });
}

/** POST /instance/{stackId}/upload/git. Throws an UncertainError if nobody knows whether the template arrived. */
export async function deliverTemplate(stackId: string, template: GitTemplate): Promise<void> {
  await orUnconfirmed(
    send('post', at`/instance/${stackId}/upload/git`, ignored, { project_id: template.id }),
    message('upload.templateUnconfirmed'),
  );
}

/** Returns the change that delivers a template. Run with the template. */
export function useDeliverTemplate(stackId: string): Change<GitTemplate> {
  return useChange({
    mutationKey: ['deliver-template', stackId],
    mutationFn: async (template: GitTemplate) => {
      await deliverTemplate(stackId, template);
      return template;
    },
    success: ({ name }: GitTemplate) => t('upload.templateDelivered', { name }),
  });
}
