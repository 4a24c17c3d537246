// Sites as the build would read them from its environment, for the tests of this folder.
import type { Site } from '../../deploy/contentSecurityPolicy.ts';
import { readDeployOptions } from '../../deploy/deployOptions.ts';
import { addressesFor, deployEnv, portalEnv } from '../../sandbox/addresses.ts';
import { readConfig } from '../../src/readConfig.ts';

const INLINE = { scripts: ["'sha256-script='"], styles: ["'sha256-style='"] };

const PRODUCTION = {
  VITE_API_URL: 'https://api.example.com/v1/',
  VITE_AUTH_DOMAIN: 'login.example.com',
  VITE_AUTH_CLIENT_ID: 'client',
  VITE_BILLING_SITE: 'acme',
  VITE_GEO_URL: 'https://geo.example.net/lookup?key=1',
  VITE_GIT_PROJECTS_URL: 'https://gitlab.com/api/v4/groups/1/projects',
  VITE_ANALYTICS_URL: 'https://analytics.example.net/event',
  VITE_SUPPORT_URL: 'https://support.example.com',
  DEPLOY_FILE_ORIGINS: 'https://files.example.com https://*.storage.example.com',
};

/** Returns a vendor's deployment, with https addresses only; `change` overrides variables. */
export function productionSite(change: Record<string, string> = {}): Site {
  return siteOf({ ...PRODUCTION, ...change });
}

/** Returns the sandbox's site, all on localhost. */
export function sandboxSite(): Site {
  const at = addressesFor('port', 5173, 4400);
  return siteOf({ ...portalEnv(at), ...deployEnv(at) });
}

function siteOf(env: Record<string, string>): Site {
  const { config, problems } = readConfig(env);
  const { options, problems: more } = readDeployOptions(env);
  if (problems.length + more.length > 0) throw new Error([...problems, ...more].join('\n'));
  return { config, options, inline: INLINE };
}
