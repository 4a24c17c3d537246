// The user, read from the claims of the identity token (docs/product/sign-in.md#claims,
// docs/product/sign-in.md#profile). Claims are external data: a value of the wrong type counts as absent.

interface Identity {
  /** 'auth0' for e-mail and password. */
  provider?: string;
  connection?: string;
  [key: string]: unknown;
}

/** What the portal knows about the user. */
export interface Profile {
  sub?: string;
  name?: string;
  email?: string;
  picture?: string;
  /** False only if the claim is `false`. */
  canHaveTrial: boolean;
  roles: string[];
  identity: Identity;
  useMfa: boolean;
  /** The vendor requires multifactor authentication of this user. */
  forceMfa: boolean;
  /** Other claims, kept as they came. */
  [claim: string]: unknown;
}

const TESTER_ROLE = 'tester';
const OWN_CLAIMS = ['can_have_trial', 'roles', 'identities', 'use_mfa', 'force_mfa'];
const TEXT_CLAIMS = ['sub', 'name', 'email', 'picture'];

/** Returns the profile from the token's claims, plain or under a URL namespace. Never throws. */
export function profileFrom(claims: unknown): Profile {
  const entries = isRecord(claims) ? Object.entries(claims).filter(([, value]) => value !== null) : [];
  const own = new Map(entries.map(([key, value]) => [claimName(key), value]));
  const identities: unknown = own.get('identities');
  const first: unknown = Array.isArray(identities) ? identities[0] : undefined;
  const roles: unknown = own.get('roles');
  return {
    ...Object.fromEntries(entries.filter(([key, value]) => isKept(key, value))),
    canHaveTrial: own.get('can_have_trial') !== false,
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    identity: isRecord(first) ? first : {},
    useMfa: own.get('use_mfa') === true,
    forceMfa: own.get('force_mfa') === true,
  };
}

/** The last path segment of a namespaced claim, any other name as it is. */
function claimName(key: string): string {
  return /^https?:\/\/[^/]+\/(?:.*\/)?([^/]+)\/?$/i.exec(key)?.[1] ?? key;
}

function isKept(key: string, value: unknown): boolean {
  if (/^http/i.test(key) || OWN_CLAIMS.includes(key)) return false;
  return typeof value === 'string' || !TEXT_CLAIMS.includes(key);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for staff; `supporterRole` is VITE_SUPPORTER_ROLE. Only decides what is shown: the API decides what is allowed. */
export function isStaff(profile: Profile, supporterRole: string): boolean {
  return supporterRole !== '' && profile.roles.includes(supporterRole);
}

/** True for a user whose new subscriptions are marked as tests. */
export function isTester(profile: Profile): boolean {
  return profile.roles.includes(TESTER_ROLE);
}

/**
 * True if the account has a password here; an account without any identity counts as having one
 * (docs/product/sign-in.md#identity).
 */
export function signsInWithPassword({ identity }: Profile): boolean {
  return typeof identity.provider !== 'string' || identity.provider === 'auth0';
}

const PROVIDER_NAMES = new Map([
  ['waad', 'Microsoft Entra ID'],
  ['windowslive', 'Microsoft'],
  ['google-oauth2', 'Google'],
  ['google-apps', 'Google Workspace'],
  ['adfs', 'Microsoft AD FS'],
]);

/** Where a user signs in, for the message `account.signedInWith`: it describes some places, and shows `name` for others. */
export interface SignInPlace {
  place: string;
  name: string;
}

/** Returns where a user without a password here signs in. */
export function signInPlace({ identity }: Profile): SignInPlace {
  const place = typeof identity.provider === 'string' ? identity.provider || 'unknown' : 'unknown';
  return { place, name: PROVIDER_NAMES.get(place) ?? place };
}
