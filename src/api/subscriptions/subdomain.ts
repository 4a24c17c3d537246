// Changing the subdomain of an instance (docs/product/instance-settings.md#subdomain). The answer says that the
// instance is being prepared, so polling starts by itself.
import { useQueryClient } from '@tanstack/react-query';
import { subdomainOf, type Subscription } from '../../domain/subscriptions/subscription';
import { at, send } from '../client/http';
import { useChange, type Change } from '../outcomes/change';
import { confirmOutcome } from '../outcomes/confirmOutcome';
import { permissionsQuery } from '../user/permissions';
import { subscription } from '../../wire/subscriptions';
import { setSubscriptionInCache } from './subscriptions';
import { isAboutSubdomain } from '../../domain/instances/subdomainRefusal';
import { StatusError } from '../client/errors';

/**
 * PUT /customer/subscriptions/{id}/subdomain, with the new subdomain. `clearToasts` is called
 * before an error is shown (docs/product/messages.md#toasts). Fails with SubdomainRefusedError where the refusal is about it.
 */
export function useChangeSubdomain(id: string, clearToasts: () => void): Change<string, Subscription> {
  const client = useQueryClient();
  return useChange({
    mutationKey: ['change-subdomain', id],
    isForgotten: true,
    mutationFn: async (subdomain: string) => {
      try {
        return await confirmOutcome(
          client,
          id,
          () => {
            const path = at`/customer/subscriptions/${id}/subdomain`;
            return withSubdomain(subdomain, send('put', path, subscription, { subdomain }));
          },
          (now) => subdomainOf(now) === subdomain,
        );
      } catch (error) {
        clearToasts();
        throw error;
      }
    },
    onSuccess: (answer) => {
      setSubscriptionInCache(client, answer);
      // Polling does this too, but doesn't run if the change is done at once.
      void client.invalidateQueries(permissionsQuery());
    },
  });
}

// Tells refusals of a subdomain from those of whatever else was sent with it, where it is known what was sent.

/** A refusal about the subdomain that was sent: shown at its field. */
export class SubdomainRefusedError extends StatusError {
  override name = 'SubdomainRefusedError';
}

/** Returns what the call with this subdomain returns. Throws SubdomainRefusedError, or what the call throws. */
export async function withSubdomain<Answer>(subdomain: string, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof StatusError) || !isAboutSubdomain(error, subdomain)) throw error;
    throw new SubdomainRefusedError(error.status, error.serverSaid, error.retryAfterMs);
  }
}
