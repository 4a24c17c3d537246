// Who uses the monitoring software of an instance (decisions 4 'Monitoring users').

export interface MonitoringUser {
  id: string;
  name: string;
  email: string;
  /** owner, admin, user, or a value not known yet. */
  accessLevel: string;
  /** Epoch seconds; absent for who never signed in. */
  lastLogin?: number;
}

/** From the one who may most to the one who may least. */
const LEVELS: readonly string[] = ['owner', 'admin', 'user'];

/** The access level as a screen writes it. One the portal doesn't know is shown as it came, in words. */
export function accessLevelWords(level: string): string {
  const words = level.replaceAll('_', ' ').trim() || 'unknown';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const byText = (a: string, b: string) => a.localeCompare(b, undefined, { numeric: true });
const rank = ({ accessLevel }: MonitoringUser) => LEVELS.indexOf(accessLevel) + 1 || LEVELS.length + 1;

/** The rising orders of a list of users. Who never signed in comes before everybody who did. */
export const compareUsers = {
  name: (a: MonitoringUser, b: MonitoringUser) => byText(a.name, b.name),
  email: (a: MonitoringUser, b: MonitoringUser) => byText(a.email, b.email),
  accessLevel: (a: MonitoringUser, b: MonitoringUser) =>
    rank(a) - rank(b) || byText(a.accessLevel, b.accessLevel) || byText(a.name, b.name),
  lastLogin: (a: MonitoringUser, b: MonitoringUser) => (a.lastLogin ?? 0) - (b.lastLogin ?? 0),
};

/** The users in whose name, e-mail or access level every typed word occurs. */
export function findUsers(users: readonly MonitoringUser[], search: string): readonly MonitoringUser[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return users;
  return users.filter(({ name, email, accessLevel }) => {
    const text = `${name} ${email} ${accessLevelWords(accessLevel)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
