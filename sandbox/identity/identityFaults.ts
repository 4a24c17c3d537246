// The ways in which the identity provider can be made to fail (docs/product/sign-in.md#protocol,
// docs/product/failures.md#fault-matrix), and the lifetime of its tokens.

/** Flaws for which the portal must refuse an ID token. */
export const ID_TOKEN_FLAWS = [
  'wrong-nonce',
  'wrong-audience',
  'wrong-issuer',
  'expired',
  'unsigned',
] as const;
/** Errors with which silent sign-in answers instead of a code. */
export const SILENT_ERRORS = [
  'login_required',
  'consent_required',
  'interaction_required',
  'mfa_required',
] as const;
/** What the token endpoint does instead of returning tokens; the SDK tries an unreachable one three times in a row. */
export const TOKEN_ERRORS = ['invalid_grant', 'unreachable'] as const;

/** A flaw of an ID token. */
export type IdTokenFlaw = (typeof ID_TOKEN_FLAWS)[number];
type SilentError = (typeof SILENT_ERRORS)[number];
type TokenError = (typeof TOKEN_ERRORS)[number];
/** Any of these faults. */
export type IdentityFaultKind = IdTokenFlaw | SilentError | TokenError;

/** All kinds of faults. */
export const IDENTITY_FAULTS: readonly IdentityFaultKind[] = [
  ...ID_TOKEN_FLAWS,
  ...SILENT_ERRORS,
  ...TOKEN_ERRORS,
];

interface IdentityFault {
  kind: IdentityFaultKind;
  /** How many more answers it spoils; -1 for no limit. */
  times: number;
}

/** The settings that the control can change. */
export interface IdentitySettings {
  /** Lifetime of access tokens in seconds. The SDK renews those with less than 60 s left. */
  tokenSeconds: number;
  fault?: IdentityFault;
  /** Counts one use of the fault and returns its kind; undefined if it isn't one of these kinds. */
  takeFault<K extends IdentityFaultKind>(kinds: readonly K[]): K | undefined;
  reset(): void;
}

const DAY = 86_400;

/** Returns the settings: no fault, and access tokens that live for a day. */
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
