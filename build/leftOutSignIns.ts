// Stands in for the identity client's ways to sign in that the portal doesn't use (build/leanPackages.ts). The client creates
// most of them in its constructor, so they can be created; any use throws an error that names the part.

/** Returns what stands in for the class `part`; `inPassing` is what the client uses of it at any login. */
function leftOut(part: string, inPassing: Readonly<Record<string, unknown>> = {}) {
  return function LeftOut() {
    return new Proxy(inPassing, {
      get(used, key) {
        // Symbols are read by whatever prints or inspects a value.
        if (typeof key === 'symbol' || key in used) return used[key as string];
        throw new Error(`The portal’s identity client was built without ${part} (wanted: ${key}).`);
      },
    });
  };
}

export const MfaApiClient = leftOut('MfaApiClient', { setMFAAuthDetails: () => undefined });
export const AnonymousSessionApiClient = leftOut('AnonymousSessionApiClient', {
  mintTransferToken: () => null,
});
export const PasskeyApiClient = leftOut('PasskeyApiClient');
export const MyAccountApiClient = leftOut('MyAccountApiClient');
export const Dpop = leftOut('Dpop');
/** What the other parts are created with. */
export const AuthClient = leftOut('AuthClient', { mfa: undefined, anonymous: undefined, passkey: undefined });
/** The token worker, which only refresh tokens need. */
export default leftOut('TokenWorker');
