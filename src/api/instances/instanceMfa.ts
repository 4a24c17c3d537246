// Multifactor authentication that an instance requires of all its users
// (docs/product/instance-settings.md#multifactor).
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Instance } from '../../domain/instances/instance';
import { instanceMfa } from '../../wire/instances';
import { at, get, send } from '../client/http';
import { ignored } from '../../wire/schema';
import { useChange, type Change } from '../outcomes/change';
import { saveSetting, type Saving } from '../outcomes/saving';
import { t } from '../../messages/t';

/** GET /instance/mfa/verify/{stackId}. Returns whether it is required. */
export function instanceMfaQuery(stackId: string) {
  return queryOptions({
    queryKey: ['instance-mfa', stackId],
    queryFn: async ({ signal }) =>
      (await get(at`/instance/mfa/verify/${stackId}`, instanceMfa, { signal })).mfaFlag,
  });
}

/** POST /instance/mfa/toggle/{stackId}. */
export function mfaSaving(
  { stackId, fqdn }: Pick<Instance, 'stackId' | 'fqdn'>,
  isRequired: boolean,
): Saving<boolean> {
  // The vendor's own keys for this body, which mix camelCase and snake_case.
  const body = { stackId, mfa_flag: isRequired, fqdn };
  return {
    value: isRequired,
    change: () => send('post', at`/instance/mfa/toggle/${stackId}`, ignored, body),
    query: instanceMfaQuery(stackId),
    isReadAfterwards: true,
  };
}

/** Makes multifactor authentication required or optional. Run with whether to require it; the result is the server's value. */
export function useRequireMfa(instance: Pick<Instance, 'stackId' | 'fqdn'>): Change<boolean, boolean> {
  const client = useQueryClient();
  return useChange({
    mutationKey: ['require-mfa', instance.stackId],
    mutationFn: (isRequired: boolean) => saveSetting(client, mfaSaving(instance, isRequired)),
    // What the server accepted: read again, the setting may still have its old value.
    success: (_now: boolean, isRequired: boolean) =>
      t('settings.mfaChanged', { state: isRequired ? 'required' : 'optional' }),
  });
}
