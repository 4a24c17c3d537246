// Stands in for the identity client's ways to sign in that the portal doesn't use (build/leanPackages.ts). The client creates
// most of them in its constructor, so they can be created; any use throws an error that names the part.

/** Returns what stands in for the class `part`; `inPassing` is what the client uses of it at any login. */
function skipped(part: string, inPassing: Readonly<Record<string, unknown>> = {}) {
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

export const MfaApiClient = skipped('MfaApiClient', { setMFAAuthDetails: () => undefined });
export const AnonymousSessionApiClient = skipped('AnonymousSessionApiClient', {
  mintTransferToken: () => null,
});
export const PasskeyApiClient = skipped('PasskeyApiClient');
export const MyAccountApiClient = skipped('MyAccountApiClient');
export const Dpop = skipped('Dpop');
/** What the other parts are created with. */
export const AuthClient = skipped('AuthClient', { mfa: undefined, anonymous: undefined, passkey: undefined });
/** The token worker, which only refresh tokens need. */
export default skipped('TokenWorker');
