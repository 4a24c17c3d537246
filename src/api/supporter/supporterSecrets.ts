// What support staff may see for a moment (docs/product/supporter.md#secrets): the admin password and the remote
// desktop's. Both are handed to who asked and kept nowhere: not in a cache, not with the mutation.
import { useMutation } from '@tanstack/react-query';
import { adminPassword, desktop } from '../../wire/supporter/secrets';
import { at } from '../client/at';
import { get, send } from '../client/http';
import { SUPPORTER } from './supporterCache';

/** GET /supporter/instances/{name}/admin_password; gives what asks for it. Its failure is announced and thrown. */
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
    send('post', at`/supporter/instances/${name}/ports/rdp/open`, desktop, { subdomain }),
  );
}

function useHandedOver<Answer>(what: string, name: string, call: () => Promise<Answer>) {
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationKey: [SUPPORTER, what, name],
    mutationFn: async (handOver: (answer: Answer) => void) => handOver(await call()),
    gcTime: 0,
  });
  return {
    isPending,
    error,
    reset,
    /** Returns the answer; throws why there is none. */
    ask: () => new Promise<Answer>((resolve, reject) => void mutateAsync(resolve).catch(reject)),
  };
}
