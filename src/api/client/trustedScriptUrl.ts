// The one Trusted Types policy of the portal (docs/security.md#headers): which addresses may become scripts. The
// headers allow no other.
import { config } from '../../config';

/** In development the files of src are served as they are. */
const OWN_FILES = import.meta.env.DEV ? '/' : '/assets/';

/** Returns the address as a script sink accepts it. Throws unless it is the billing script or one of the portal's own files. */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return checked(address);
  policy ??= trustedTypes.createPolicy('portal-scripts', { createScriptURL: checked });
  // TypeScript's own types for the sinks accept only strings.
  return policy.createScriptURL(address) as string;
}

function checked(address: string): string {
  const { origin, pathname } = new URL(address, window.location.origin);
  const isOwn = origin === window.location.origin && pathname.startsWith(OWN_FILES);
  if (!isOwn && address !== config.billingScriptUrl) throw new TypeError('Not a script of the portal.');
  return address;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): Policy;
}
interface Policy {
  createScriptURL(address: string): unknown;
}
let policy: Policy | undefined;
