// Tells refusals of a subdomain from those of whatever else was sent with it, where it is known what was sent.
import { isAboutSubdomain } from '../../domain/instances/subdomainRefusal';
import { StatusError } from '../client/errors';

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
