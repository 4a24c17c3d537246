// The addresses of the sandbox's parts, and the configuration (docs/product/configuration.md#variables) that makes the portal use
// them. There are two modes: 'port' serves the sandbox on a port of its own, 'path' below /sandbox of the portal's port.

/** How the sandbox is served. */
export type SandboxMode = 'port' | 'path';

/** Absolute addresses without a trailing slash. */
export interface Addresses {
  /** The portal's origin: the tokens' audience, the redirect target and the only allowed CORS origin. */
  portal: string;
  /** The sandbox's own page; every other address is a folder below it. */
  base: string;
  api: string;
  identity: string;
  billing: string;
  geo: string;
  git: string;
  analytics: string;
  errors: string;
  storage: string;
  support: string;
  control: string;
}

/**
 * Returns every address for a mode and the ports of portal and sandbox. Always `localhost`: see
 * docs/outside-services.md#hosts-and-cookies.
 */
export function addressesFor(mode: SandboxMode, portalPort: number, sandboxPort: number): Addresses {
  const portal = `http://localhost:${portalPort}`;
  const base = mode === 'path' ? `${portal}/sandbox` : `http://localhost:${sandboxPort}`;
  return {
    portal,
    base,
    api: `${base}/api`,
    identity: `${base}/identity`,
    billing: `${base}/billing`,
    geo: `${base}/geo`,
    git: `${base}/git`,
    analytics: `${base}/analytics`,
    errors: `${base}/errors`,
    storage: `${base}/storage`,
    support: `${base}/support`,
    control: `${base}/control`,
  };
}

/** The portal's client id at the identity provider. */
export const SANDBOX_CLIENT_ID = 'portal-sandbox';
/** The key of the error tracker's only project. */
export const SANDBOX_ERROR_KEY = 'sandbox';
const SANDBOX_BILLING_SITE = 'sandbox-billing';
/**
 * Projects of the git group that the portal must leave out (docs/product/vendor-api.md#git-projects); the sandbox's answer
 * contains them.
 */
export const EXCLUDED_PROJECT_IDS = [101, 102, 103, 104, 105];

/** One line about each size of plan, by the plan's name. */
const PLAN_HINTS = Object.fromEntries(
  ['500', '1000', '2500', '5000', '10000'].map((sensors) => [`PRTG ${sensors}`, `Up to ${sensors} sensors`]),
);

/** Returns the portal's configuration for these addresses, as `VITE_` variables. */
export function portalEnv(at: Addresses): Record<string, string> {
  return {
    VITE_API_URL: at.api,
    VITE_AUTH_DOMAIN: at.identity,
    VITE_AUTH_CLIENT_ID: SANDBOX_CLIENT_ID,
    VITE_BILLING_SITE: SANDBOX_BILLING_SITE,
    VITE_BILLING_SCRIPT_URL: `${at.billing}/script.js`,
    VITE_GEO_URL: at.geo,
    VITE_GIT_PROJECTS_URL: `${at.git}/api/v4/groups/templates/projects`,
    VITE_GIT_EXCLUDED_PROJECT_IDS: EXCLUDED_PROJECT_IDS.join(','),
    VITE_ANALYTICS_URL: at.analytics,
    VITE_SUPPORT_URL: at.support,
    VITE_STATUS_URL: `${at.base}/status`,
    VITE_MANUAL_URL: `${at.base}/manual`,
    VITE_ERROR_DSN: `${at.errors.replace('://', `://${SANDBOX_ERROR_KEY}@`)}/1`,
    VITE_PLAN_HINTS: JSON.stringify(PLAN_HINTS),
  };
}

/** Returns a deployment's `DEPLOY_` variables: browser journeys against the sandbox run under the strictest headers. */
export function deployEnv(at: Addresses): Record<string, string> {
  return { DEPLOY_FILE_ORIGINS: new URL(at.storage).origin, DEPLOY_TRUSTED_TYPES: 'enforce' };
}
