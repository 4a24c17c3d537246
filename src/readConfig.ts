// Checks the portal's configuration (docs/product/configuration.md#reading-it). Pure: the build calls it, too,
// before building.
import { isFileOrigin } from './domain/invoices/fileHost.ts';
import { isDsn } from './domain/operators/dsn.ts';
import type { PlanHints } from './domain/plans/planHints.ts';

/** The configuration after it was checked; a setting that is optional and not set is undefined or empty. */
export interface Config {
  /** Base URL of the vendor API, without a slash at its end. */
  apiUrl: string;
  /** The identity provider: a host, or an address with its scheme. */
  authDomain: string;
  authClientId: string;
  /** The path to which a failed login callback leads. */
  authErrorPath: string;
  billingSite: string;
  billingScriptUrl: string;
  geoUrl: string | undefined;
  gitProjectsUrl: string | undefined;
  gitExcludedProjectIds: readonly number[];
  analyticsUrl: string | undefined;
  supportUrl: string;
  statusUrl: string | undefined;
  /** The vendor's manual. */
  manualUrl: string | undefined;
  trialPlanId: string;
  supporterRole: string;
  /** One line about a plan, by its name, perhaps for each language. The objects have no prototype. */
  planHints: PlanHints;
  /** Where unexpected errors are reported to (domain/operators/dsn). */
  errorDsn: string | undefined;
  /** Origins of the storage for uploads, certificates and invoices; the headers allow them (domain/invoices/fileHost). */
  fileOrigins: readonly string[];
}

type Env = Record<string, unknown>;

const BILLING_SCRIPT = 'https://js.chargebee.com/v2/chargebee.js';

/** Returns the frozen configuration, and a sentence for each variable that is missing or malformed. */
export function readConfig(env: Env): { config: Readonly<Config>; problems: readonly string[] } {
  const problems: string[] = [];

  const text = (name: string): string | undefined => {
    const value = env[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const required = (name: string): string => {
    const value = text(name);
    if (value === undefined) problems.push(`${name} is missing.`);
    return value ?? '';
  };
  const checkedUrl = (name: string, value: string | undefined): string | undefined => {
    if (value === undefined || isWebAddress(value)) return value;
    problems.push(`${name} is not a web address: “${value}”.`);
    return undefined;
  };
  const optionalUrl = (name: string) => checkedUrl(name, text(name));
  const requiredUrl = (name: string): string => {
    const value = text(name);
    if (value === undefined) return required(name);
    return checkedUrl(name, value) ?? '';
  };

  const hints = planHints(text('VITE_PLAN_HINTS') ?? '{}');
  const config: Config = {
    apiUrl: requiredUrl('VITE_API_URL').replace(/\/+$/, ''),
    authDomain: required('VITE_AUTH_DOMAIN').replace(/\/+$/, ''),
    authClientId: required('VITE_AUTH_CLIENT_ID'),
    authErrorPath: text('VITE_AUTH_ERROR_PATH') ?? '/',
    billingSite: required('VITE_BILLING_SITE'),
    billingScriptUrl: optionalUrl('VITE_BILLING_SCRIPT_URL') ?? BILLING_SCRIPT,
    geoUrl: optionalUrl('VITE_GEO_URL'),
    gitProjectsUrl: optionalUrl('VITE_GIT_PROJECTS_URL'),
    gitExcludedProjectIds: Object.freeze(
      (text('VITE_GIT_EXCLUDED_PROJECT_IDS') ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== '')
        .map(Number),
    ),
    analyticsUrl: optionalUrl('VITE_ANALYTICS_URL'),
    supportUrl: requiredUrl('VITE_SUPPORT_URL'),
    statusUrl: optionalUrl('VITE_STATUS_URL'),
    manualUrl: optionalUrl('VITE_MANUAL_URL'),
    trialPlanId: text('VITE_TRIAL_PLAN_ID') ?? 'trial_2017',
    supporterRole: text('VITE_SUPPORTER_ROLE') ?? 'supporter',
    planHints: hints ?? {},
    errorDsn: text('VITE_ERROR_DSN'),
    fileOrigins: Object.freeze((text('DEPLOY_FILE_ORIGINS') ?? '').split(/\s+/).filter(Boolean)),
  };

  const { authDomain, authErrorPath, gitExcludedProjectIds } = config;
  if (authDomain !== '' && !isWebAddress(authDomain.includes('://') ? authDomain : `https://${authDomain}`)) {
    problems.push(`VITE_AUTH_DOMAIN is neither a host nor a web address: “${authDomain}”.`);
  }
  if (!/^\/(?!\/)[^\p{Cc}\\]*$/u.test(authErrorPath)) {
    problems.push(`VITE_AUTH_ERROR_PATH is not a path of this site: “${authErrorPath}”.`);
  }
  if (!gitExcludedProjectIds.every((id) => Number.isSafeInteger(id) && id > 0)) {
    problems.push('VITE_GIT_EXCLUDED_PROJECT_IDS is not a comma-separated list of project ids.');
  }
  if (!hints)
    problems.push(
      'VITE_PLAN_HINTS is not a JSON object from plan names to one line each, or from languages to such objects.',
    );
  if (config.errorDsn !== undefined && !isDsn(config.errorDsn)) {
    // The value isn't repeated: it may hold a secret.
    problems.push('VITE_ERROR_DSN is not a DSN, as https://key@host/1.');
  }
  for (const origin of config.fileOrigins) {
    if (!isFileOrigin(origin))
      problems.push(`DEPLOY_FILE_ORIGINS holds “${origin}”, which is not an origin.`);
  }
  return { config: Object.freeze(config), problems };
}

function planHints(json: string): PlanHints | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    return recordOf(parsed, isText) ?? recordOf(parsed, (lines) => recordOf(lines, isText));
  } catch {
    return undefined;
  }
}

const isText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Returns an object with what `read` makes of each value, without a prototype and frozen; undefined if it makes nothing of one. */
function recordOf<Value>(
  parsed: unknown,
  read: (value: unknown) => Value | undefined,
): Readonly<Record<string, Value>> | undefined {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  const record = Object.create(null) as Record<string, Value>;
  for (const [name, value] of Object.entries(parsed)) {
    const own = read(value);
    if (own === undefined) return undefined;
    record[name] = own;
  }
  return Object.freeze(record);
}

function isWebAddress(value: string): boolean {
  try {
    const url = new URL(value);
    // Browsers differ in what they accept as a host: Chromium even encodes spaces.
    const hasHost = /^[a-z0-9.-]+$|^\[[a-f0-9:.]+\]$/i.test(url.hostname);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && hasHost && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}
