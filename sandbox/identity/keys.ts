// The identity provider's signing key: generated once in each process, so that sessions survive a restart of Vite.
import type { JWK } from 'jose';
import { exportJWK, generateKeyPair } from 'jose';

/** The key's id in the header of tokens. */
export const KEY_ID = 'sandbox';

/** The key pair, and its public key as a JWK. */
export interface SigningKeys {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK;
}

const SLOT = Symbol.for('sandbox.identity.keys');
const slots = globalThis as unknown as Record<symbol, Promise<SigningKeys> | undefined>;

/** Returns the RS256 key pair of this process. */
export function signingKeys(): Promise<SigningKeys> {
  return (slots[SLOT] ??= generate());
}

async function generate(): Promise<SigningKeys> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const publicJwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  return { privateKey, publicKey, publicJwk };
}
