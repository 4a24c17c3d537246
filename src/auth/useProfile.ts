// The signed-in user, from the identity token's claims (docs/product/sign-in.md#profile).
import { useAuth0 } from '@auth0/auth0-react';
import { useMemo } from 'react';
import { profileFrom, type Profile } from '../domain/session/profile';

/** Returns the user's profile; a new object only when the claims have changed. */
export function useProfile(): Profile {
  const { user } = useAuth0();
  return useMemo(() => profileFrom(user ?? {}), [user]);
}
