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

const DAY = 86_400;

/**
 * Returns three to seven users, the owner first; only the owner on an instance's first day. Bea Observer recurs in every
 * instance, with capitals in every other one, and was last there 91 days before `now` (epoch seconds); Ewa Nowak has no e-mail
 * address.
 */
export function monitoringUsers(stack: Stack, now: number): MonitoringUser[] {
  const isOdd = stack.id.length % 2 === 1;
  const isNew = now - stack.launchedAt < DAY;
  return NAMES.slice(0, isNew ? 1 : 3 + (stack.id.length % 5)).map((name, n) => {
    const own = `${name.toLowerCase().replaceAll(' ', '.')}@${stack.subdomain}.example`;
    const user: MonitoringUser = {
      id: `${stack.id}-user-${n + 1}`,
      name,
      email: own,
      access_level: n === 0 ? 'owner' : n === 1 ? 'admin' : 'user',
      last_login: n === 2 ? null : stack.launchedAt + (isNew ? 0 : (n + 1) * 432_000),
    };
    if (name === 'Bea Observer') {
      const email = isOdd ? 'Bea.Observer@Acme.example' : 'bea.observer@acme.example';
      return {
        ...user,
        email,
        access_level: isOdd ? 'user' : 'admin',
        last_login: Math.floor(now) - 91 * DAY,
      };
    }
    return name === 'Ewa Nowak' ? { ...user, email: '' } : user;
  });
}
