// The single source of the response headers (docs/security.md#headers) for nginx, static hosts and the preview server.
import { billingOrigins } from './billingAddresses.ts';
import { contentSecurityPolicy, isAllHttps, type Site } from './contentSecurityPolicy.ts';

/** Kinds of answers: the page; files whose names contain a hash; other files; refusals (no such address, method not allowed). */
export type Kind = 'page' | 'asset' | 'file' | 'refused';

/** All kinds of answers. */
export const KINDS: readonly Kind[] = ['page', 'asset', 'file', 'refused'];

/** A header's name and value. */
export type Header = readonly [name: string, value: string];

/** The `Cache-Control` of each kind of answer. */
export const CACHE: Readonly<Record<Kind, string>> = {
  // Cached, but revalidated each time, so that a release shows at the next visit.
  page: 'no-cache',
  asset: 'public, max-age=31536000, immutable',
  file: 'no-cache',
  refused: 'no-store',
};

/** Returns the headers that an answer of this kind carries, whatever its status. */
export function headersFor(site: Site, kind: Kind): Header[] {
  return [...siteHeaders(site), ['Cache-Control', CACHE[kind]]];
}

/** Returns the headers that every answer carries. */
export function siteHeaders(site: Site): Header[] {
  const { enforced, reportOnly } = contentSecurityPolicy(site);
  const { reportUrl, hstsPreload } = site.options;
  const headers: Header[] = [['Content-Security-Policy', enforced]];
  if (reportOnly !== undefined) headers.push(['Content-Security-Policy-Report-Only', reportOnly]);
  if (reportUrl !== undefined) headers.push(['Reporting-Endpoints', `csp="${reportUrl}"`]);
  if (isAllHttps(site)) {
    const preload = hstsPreload ? '; preload' : '';
    headers.push(['Strict-Transport-Security', `max-age=63072000; includeSubDomains${preload}`]);
  }
  return [
    ...headers,
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    // Keeps the page connected to pop-ups that the payment page opens.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', permissionsPolicy(site)],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
  ];
}

const SWITCHED_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

function permissionsPolicy({ config }: Site): string {
  const paying = billingOrigins(config)[0];
  return [
    ...SWITCHED_OFF.map((feature) => `${feature}=()`),
    'clipboard-write=(self)',
    'fullscreen=(self)',
    `payment=(self "${paying}")`,
  ].join(', ');
}
