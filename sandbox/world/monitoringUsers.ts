// The people who use the monitoring software on a stack: made up from its id and its customer's, so always the same for one
// stack. A customer's instances share their people, with other levels and logins in each.
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

/** Returns the domain of a customer's e-mail addresses. */
const mailDomainOf = (customerId: string): string =>
  customerId === 'cus-owner' ? 'acme.example' : `${customerId.replace(/^cus-/, '')}.example`;

/**
 * Returns three to seven users, the owner first; only the owner on an instance's first day. Bea Observer audits every customer's
 * instances, and was last there 91 days before `now` (epoch seconds); Chen Wei never was; Ewa Nowak has no e-mail address. In
 * every other instance (an id of odd length) levels differ, Bea's address has capitals, and the sixth user has no name.
 */
export function monitoringUsers(stack: Stack, now: number): MonitoringUser[] {
  const isOdd = stack.id.length % 2 === 1;
  const isNew = now - stack.launchedAt < DAY;
  const domain = mailDomainOf(stack.customerId);
  const daysSince = (n: number): number => (n === 1 ? 91 : (7 - n) * (isOdd ? 3 : 1));
  const loginAt = (n: number): number | null =>
    n === 2 ? null : Math.max(stack.launchedAt, Math.floor(now) - daysSince(n) * DAY);
  return NAMES.slice(0, isNew ? 1 : 3 + (stack.id.length % 5)).map((name, n) => {
    const isBea = n === 1;
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@${isBea ? 'acme.example' : domain}`;
    const user: MonitoringUser = {
      id: `${stack.id}-user-${n + 1}`,
      name,
      email: isBea && isOdd ? email.replace('bea.observer', 'Bea.Observer') : email,
      access_level: n === 0 ? 'owner' : n === (isOdd ? 3 : 1) ? 'admin' : 'user',
      last_login: loginAt(n),
    };
    if (name === 'Ewa Nowak') return { ...user, email: '' };
    return n === 5 && isOdd ? { ...user, name: '', email: `monitoring@${domain}` } : user;
  });
}
