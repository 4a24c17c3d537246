// The people who use the monitoring software on a stack: made up from its id, so always the same for one stack.
import type { Stack } from './vendorWorld.ts';

/** A monitoring user, as on the wire. */
export interface MonitoringUser {
  id: string;
  name: string;
  email: string;
  access_level: 'owner' | 'admin' | 'user';
  /** Epoch seconds; null for a user who never signed in. */
  last_login: number | null;
}

const NAMES = [
  'Alex Admin',
  'Bea Observer',
  'Chen Wei',
  'Dana Night-Shift',
  'Ewa Nowak',
  'Farid Haddad',
  'Gina Ops',
];

/** Returns three to seven users, the owner first. */
export function monitoringUsers(stack: Stack): MonitoringUser[] {
  const count = 3 + (stack.id.length % 5);
  return NAMES.slice(0, count).map((name, n) => ({
    id: `${stack.id}-user-${n + 1}`,
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@${stack.subdomain}.example`,
    access_level: n === 0 ? 'owner' : n === 1 ? 'admin' : 'user',
    last_login: n === 2 ? null : stack.launchedAt + (n + 1) * 432_000,
  }));
}
