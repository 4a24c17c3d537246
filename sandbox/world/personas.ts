// The people who can sign in: one for each state a portal has to show (docs/architecture.md#sandbox).
import type { Account } from './world.ts';

type Row = Pick<Account, 'key' | 'name' | 'about'> & Partial<Account>;

/** Returns an account; the row gives what differs from an ordinary one. */
export function accountOf(row: Row): Account {
  const email = row.email ?? `${row.key}@acme.example`;
  return {
    sub: `auth0|${row.key}`,
    roles: [],
    canHaveTrial: false,
    useMfa: false,
    forceMfa: false,
    blocked: false,
    identity: {
      provider: 'auth0',
      user_id: row.key,
      connection: 'Username-Password-Authentication',
      isSocial: false,
    },
    ...row,
    email,
  };
}

const rows: Row[] = [
  {
    key: 'newcomer',
    name: 'Nora Newcomer',
    email: 'nora@newcomer.example',
    about: 'No subscription yet, may start a trial',
    canHaveTrial: true,
  },
  { key: 'trial', name: 'Tim Trial', about: 'One trial, 12 days left', email: 'tim@trialcorp.example' },
  { key: 'owner', name: 'Olivia Owner', about: 'Owns subscriptions in every state' },
  {
    key: 'cancelled',
    name: 'Carl Cancelled',
    about: 'All subscriptions cancelled, no further trial',
    email: 'carl@formerly.example',
  },
  {
    key: 'admin',
    name: 'Ada Admin',
    about: 'Manages instances of the owner, but no subscription or invoice',
  },
  {
    key: 'reseller',
    name: 'Rita Reseller',
    about: 'Direct reseller of three subscriptions',
    email: 'rita@resale.example',
    canHaveTrial: true,
  },
  {
    key: 'involved',
    name: 'Ivo Involved',
    about: 'Involved reseller of two subscriptions',
    email: 'ivo@consulting.example',
  },
  {
    key: 'distributor',
    name: 'Dora Distributor',
    about: 'Distributor with 5,000 subscriptions',
    email: 'dora@distribution.example',
  },
  {
    key: 'provider',
    name: 'Petra Provider',
    about: 'Direct reseller who manages 1,500 instances',
    email: 'petra@provision.example',
  },
  { key: 'user', name: 'Uwe User', about: 'Plain user of one instance, without any right' },
  {
    key: 'staff',
    name: 'Stella Staff',
    about: 'Support staff: sees the supporter area',
    email: 'stella@vendor.example',
    roles: ['supporter'],
  },
  {
    key: 'tester',
    name: 'Tessa Tester',
    about: 'Creates test subscriptions',
    email: 'tessa@vendor.example',
    roles: ['tester'],
    canHaveTrial: true,
  },
  {
    key: 'forced',
    name: 'Fred Forced',
    about: 'The vendor requires multifactor authentication of this account',
    useMfa: true,
    forceMfa: true,
  },
  { key: 'mfa', name: 'Mia Multifactor', about: 'Multifactor authentication is on', useMfa: true },
  {
    key: 'directory',
    name: 'Dirk Directory',
    about: 'Signs in through an enterprise directory',
    email: 'dirk@globex.example',
    sub: 'waad|directory',
    identity: { provider: 'waad', user_id: 'directory', connection: 'globex-entra', isSocial: false },
  },
  { key: 'blocked', name: 'Bo Blocked', about: 'The identity provider rejects every sign-in', blocked: true },
  {
    key: 'longname',
    name: 'Maximiliana-Theodora Freifrau von und zu Hohenlohe-Waldenburg-Schillingsfürst, Doctor of Engineering',
    about: 'A very long name and e-mail address',
    email:
      'maximiliana-theodora.von-und-zu-hohenlohe-waldenburg-schillingsfuerst@international-infrastructure-monitoring-department.acme.example',
  },
];

/** Returns all personas in their initial state. */
export function seedAccounts(): Account[] {
  return rows.map(accountOf);
}
