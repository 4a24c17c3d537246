// Secrets that support staff may see for a moment (docs/product/supporter.md#secrets): admin and remote desktop passwords.
// Both are returned to the caller and stored nowhere: not in a cache, not with the mutation.
import { adminPassword, desktop } from '../../wire/supporter/secrets';
import { at } from '../client/at';
import { get, send } from '../client/http';
import { message } from '../../messages/t';
import { useChange } from '../outcomes/change';
import { orUnconfirmed } from '../outcomes/uncertain';
import { SUPPORTER } from './supporterCache';

/** GET /supporter/instances/{name}/admin_password. Returns a function that fetches it; a failure is announced and thrown. */
export function useAdminPassword(name: string): () => Promise<string> {
  return useHandedOver(
    'admin-password',
    name,
    async () => (await get(at`/supporter/instances/${name}/admin_password`, adminPassword)).prtgAdminPassword,
  ).ask;
}

/** POST /supporter/instances/{name}/ports/rdp/open for the stack's subdomain. */
export function useOpenDesktop(name: string, subdomain: string) {
  return useHandedOver('open-desktop', name, () =>
    orUnconfirmed(
      send('post', at`/supporter/instances/${name}/ports/rdp/open`, desktop, { subdomain }),
      message('supporter.desktopUnconfirmed'),
    ),
  );
}

function useHandedOver<Answer>(what: string, name: string, call: () => Promise<Answer>) {
  const { runAsync, ...change } = useChange({
    mutationKey: [SUPPORTER, what, name],
    isForgotten: true,
    mutationFn: async (handOver: (answer: Answer) => void) => handOver(await call()),
  });
  return {
    ...change,
    /** Makes the call and returns its answer. Throws its error. */
    ask: () => new Promise<Answer>((resolve, reject) => void runAsync(resolve).catch(reject)),
  };
}
