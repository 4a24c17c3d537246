// Multifactor authentication that an instance requires of all its users
// (docs/product/instance-settings.md#multifactor).
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { instanceMfa } from '../../wire/instances/mfa';
import { at } from '../client/at';
import { ignored } from '../../wire/schema';
import { get, send } from '../client/http';
import { useChange, type Change } from '../outcomes/change';
import { saveAndReadSetting } from '../outcomes/saving';
import { t } from '../../messages/t';

/** GET /instance/mfa/verify/{stackId}. Returns whether it is required. */
export function instanceMfaQuery(stackId: string) {
  return queryOptions({
    queryKey: ['instance-mfa', stackId],
    queryFn: async ({ signal }) =>
      (await get(at`/instance/mfa/verify/${stackId}`, instanceMfa, { signal })).mfaFlag,
  });
}

/** POST /instance/mfa/toggle/{stackId}. Run with whether to require it. */
export function useRequireMfa(stackId: string, fqdn: string | undefined): Change<boolean> {
  const client = useQueryClient();
  const query = instanceMfaQuery(stackId);
  return useChange({
    mutationKey: ['require-mfa', stackId],
    mutationFn: (isRequired: boolean) => {
      // The body's keys are as the vendor has them, of both kinds.
      const body = { stackId, mfa_flag: isRequired, fqdn };
      return saveAndReadSetting(client, query, isRequired, () =>
        send('post', at`/instance/mfa/toggle/${stackId}`, ignored, body),
      );
    },
    success: (isRequired: boolean) => t('manage.mfaChanged', { state: isRequired ? 'required' : 'optional' }),
  });
}
