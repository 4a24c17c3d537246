// What can be made to go wrong at the identity provider (docs/product/sign-in.md#protocol,
// docs/product/failures.md#fault-matrix), and how long tokens live.

/** An ID token that the portal must refuse. */
export const ID_TOKEN_FLAWS = [
  'wrong-nonce',
  'wrong-audience',
  'wrong-issuer',
  'expired',
  'unsigned',
] as const;
/** What silent sign-in answers instead of a code. */
export const SILENT_ERRORS = [
  'login_required',
  'consent_required',
  'interaction_required',
  'mfa_required',
] as const;
/** What the token endpoint does instead of giving tokens; the SDK tries an unreachable one three times in a row. */
export const TOKEN_ERRORS = ['invalid_grant', 'unreachable'] as const;

export type IdTokenFlaw = (typeof ID_TOKEN_FLAWS)[number];
type SilentError = (typeof SILENT_ERRORS)[number];
type TokenError = (typeof TOKEN_ERRORS)[number];
export type IdentityFaultKind = IdTokenFlaw | SilentError | TokenError;

export const IDENTITY_FAULTS: readonly IdentityFaultKind[] = [
  ...ID_TOKEN_FLAWS,
  ...SILENT_ERRORS,
  ...TOKEN_ERRORS,
];

interface IdentityFault {
  kind: IdentityFaultKind;
  /** Answers it still spoils; -1 for ever. */
  times: number;
}

export interface IdentitySettings {
  /** Lifetime of access tokens in seconds. The SDK renews those with less than 60 s left. */
  tokenSeconds: number;
  fault?: IdentityFault;
  /** Uses the fault up once, where it is one of these kinds. */
  takeFault<K extends IdentityFaultKind>(kinds: readonly K[]): K | undefined;
  reset(): void;
}

const DAY = 86_400;

export function createIdentitySettings(): IdentitySettings {
  return {
    tokenSeconds: DAY,
    takeFault(kinds) {
      const fault = this.fault;
      const kind = kinds.find((candidate) => candidate === fault?.kind);
      if (!fault || !kind || fault.times === 0) return undefined;
      if (fault.times > 0) fault.times -= 1;
      if (fault.times === 0) delete this.fault;
      return kind;
    },
    reset() {
      this.tokenSeconds = DAY;
      delete this.fault;
    },
  };
}
