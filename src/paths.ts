// Builds every link of the portal, and knows which addresses exist (docs/product/screens.md#routes). Free of React:
// the boot needs it before the app is loaded.

/** Half a surrogate pair, as typing may leave one, has no encoding. */
const segment = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Returns each page's address, with ids and searches percent-encoded. */
export const paths = {
  overview: (search?: string) => (search ? `/overview?search=${segment(search)}` : '/overview'),
  signup: () => '/signup',
  newInstance: (like?: string) => (like === undefined ? '/new' : `/new?like=${segment(like)}`),
  account: () => '/account',
  manage: (id: string, options?: { scrollToSubscription: boolean }) =>
    `/manage/${segment(id)}${options?.scrollToSubscription ? '?scrollToSubscription=true' : ''}`,
  invoices: (instance?: string) =>
    instance === undefined ? '/invoices' : `/invoices?instance=${segment(instance)}`,
  dates: () => '/dates',
  support: () => '/support',
  upload: (id?: string) => withId('/upload', id),
  uploadSeveral: () => '/upload?several=1',
  entraId: (id?: string) => withId('/entra-id', id),
  prtgUsers: (id?: string) => withId('/prtg-users', id),
  people: () => '/people',
  security: () => '/security',
  costs: () => '/costs',
  dataSharing: () => '/data-sharing-opt-in',
  supporter: (search?: string) => (search ? `/supporter?search=${segment(search)}` : '/supporter'),
  supporterStack: (name: string) => `/supporter/stacks/${segment(name)}`,
  supporterCustomer: (customerId: string) => `/supporter/customers/${segment(customerId)}`,
};

function withId(base: string, id?: string): string {
  return id === undefined ? base : `${base}/${segment(id)}`;
}

/** The routes' patterns as the router writes them: `pages.ts` has a screen for each. */
export const patterns = {
  root: '/',
  overview: '/overview',
  newInstance: '/new',
  account: '/account',
  manage: '/manage/:id',
  invoices: '/invoices',
  dates: '/dates',
  upload: '/upload',
  uploadInstance: '/upload/:id',
  entraId: '/entra-id',
  entraIdInstance: '/entra-id/:id',
  prtgUsers: '/prtg-users',
  prtgUsersInstance: '/prtg-users/:id',
  people: '/people',
  security: '/security',
  costs: '/costs',
  dataSharing: '/data-sharing-opt-in',
  supporter: '/supporter',
  supporterStack: '/supporter/stacks/:name',
  supporterCustomer: '/supporter/customers/:customerId',
} as const;

/** The overview's addresses, where most visits begin. */
export const OVERVIEW = new RegExp(`^(?:${patterns.root}|${patterns.overview}/?)$`, 'i');

/**
 * True if the app will probably be shown, so that its code can load while the session is being checked: by the identity library's
 * hint, a cookie that holds only `true`, or because the address may be a login's answer. `build/earlyApp.ts` puts this function's
 * text into the page, so it uses nothing but its arguments.
 */
export function isProbablySignedIn(cookie: string, search: string): boolean {
  return cookie.includes('.is.authenticated=true') || /[?&]code=/.test(search);
}

/** True if a path matches a pattern; case-insensitive, as in the router. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  return new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}/?$`, 'i').test(pathname);
}

/** Returns the pattern that a path matches, without any of its ids: '/manage/{id}'; '*' if it matches none. */
export function patternOf(pathname: string): string {
  const found = Object.values(patterns).find((pattern) => matchesPattern(pattern, pathname));
  return found?.replace(/:([^/]+)/g, '{$1}') ?? '*';
}

/** True if a login may lead to the path. False for `/signup`, which would start the login again. */
export function isKnownPath(pathname: string): boolean {
  return [...Object.values(patterns), paths.support()].some((pattern) => matchesPattern(pattern, pathname));
}
