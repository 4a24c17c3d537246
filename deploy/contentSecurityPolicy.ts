// The content security policy, computed from the addresses that the portal is configured with
// (docs/security.md#headers).
import { fileHosts, nearbyHosts } from '../src/domain/invoices/fileHost.ts';
import { envelopeAddress } from '../src/domain/operators/envelope.ts';
import type { Config } from '../src/readConfig.ts';
import type { DeployOptions } from './deployOptions.ts';
import { billingOrigins, isProviders } from './billingAddresses.ts';
import type { InlineHashes } from './inlineHashes.ts';
import { originOf, sourceOf, withoutCovered } from './sources.ts';

/** What the policy is computed from. */
export interface Site {
  config: Config;
  options: DeployOptions;
  /** Hashes of the inline scripts and styles in the built index.html. */
  inline: InlineHashes;
}

/** Allows the one Trusted Types policy that the portal's code creates (src/api/client/trustedScriptUrl.ts). */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types portal-scripts";

/** The hash of an empty style element: emotion's are empty, and get their rules added one by one. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Where identity providers host profile pictures; gravatar redirects to the second and third, and the policy applies to
 * redirects, too.
 */
const AVATARS = [
  'https://s.gravatar.com',
  'https://*.wp.com',
  'https://cdn.auth0.com',
  'https://*.googleusercontent.com',
  'https://avatars.githubusercontent.com',
];

/** Returns the policy to enforce, and the report-only policy, if any. */
export function contentSecurityPolicy(site: Site): { enforced: string; reportOnly: string | undefined } {
  const { enforceTrustedTypes, reportUrl } = site.options;
  const report = reportUrl === undefined ? [] : [`report-to csp; report-uri ${reportUrl}`];
  const enforced = [
    ...Object.entries(sourceLists(site)).map(([name, sources]) => `${name} ${sources.join(' ')}`),
    ...(isAllHttps(site) ? ['upgrade-insecure-requests'] : []),
    ...(enforceTrustedTypes ? [TRUSTED_TYPES] : []),
    ...report,
  ];
  return {
    enforced: enforced.join('; '),
    reportOnly: enforceTrustedTypes ? undefined : [TRUSTED_TYPES, ...report].join('; '),
  };
}

function sourceLists({ config, inline }: Site): Record<string, readonly string[]> {
  const auth = originOf(config.authDomain);
  const nearby = nearbyHosts(config);
  const reports = config.errorDsn && envelopeAddress(config.errorDsn);
  const outside = [config.geoUrl, config.gitProjectsUrl, config.analyticsUrl, reports].filter(
    (url) => url !== undefined,
  );
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", sourceOf(config.billingScriptUrl), ...inline.scripts],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", EMPTY_STYLE, ...inline.styles, ...billingStyles(config)],
    'img-src': withoutCovered(["'self'", 'data:', auth, ...AVATARS, ...nearby]),
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': withoutCovered([
      "'self'",
      originOf(config.apiUrl),
      auth,
      ...fileHosts(config),
      ...outside.map(sourceOf),
    ]),
    'frame-src': withoutCovered([auth, ...billingOrigins(config), ...nearby]),
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Returns where the provider's script loads its overlay's styles from: the vendor's own site at the provider. */
function billingStyles(config: Config): string[] {
  if (!isProviders(config)) return [];
  return billingOrigins(config)
    .slice(0, 1)
    .map((site) => `${site}/assets/hp_v3/iframe_views/`);
}

/** True if every address that the portal calls or links to is https. */
export function isAllHttps({ config }: Site): boolean {
  const {
    apiUrl,
    authDomain,
    billingScriptUrl,
    geoUrl,
    gitProjectsUrl,
    analyticsUrl,
    supportUrl,
    statusUrl,
    manualUrl,
    errorDsn,
    fileOrigins,
  } = config;
  const pages = [supportUrl, statusUrl, manualUrl];
  const services = [apiUrl, billingScriptUrl, geoUrl, gitProjectsUrl, analyticsUrl, errorDsn];
  return [...pages, ...services, originOf(authDomain), ...fileOrigins].every(
    (url) => url === undefined || url.startsWith('https://'),
  );
}
