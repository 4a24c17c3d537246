// The headers (docs/security.md#headers), written out for a deployment and for the sandbox.
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../deploy/contentSecurityPolicy.ts';
import { headersFor, KINDS, type Kind } from '../../deploy/headers.ts';
import { productionSite, sandboxSite } from './site.ts';

/** Returns the directives of a policy by name. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

const header = (site: ReturnType<typeof productionSite>, name: string, kind: Kind = 'page') =>
  headersFor(site, kind).find(([one]) => one === name)?.[1];

describe('the content security policy', () => {
  it('has the expected directives in a vendor’s deployment', () => {
    expect(directives(contentSecurityPolicy(productionSite()).enforced)).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'script-src': "'self' https://js.chargebee.com/v2/chargebee.js 'sha256-script='",
      'script-src-attr': "'none'",
      'style-src':
        "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-style=' https://acme.chargebee.com/assets/hp_v3/iframe_views/",
      'img-src':
        "'self' data: https://login.example.com https://s.gravatar.com https://*.wp.com https://cdn.auth0.com https://*.googleusercontent.com https://avatars.githubusercontent.com",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'connect-src':
        "'self' https://api.example.com https://login.example.com https://files.example.com https://*.storage.example.com https://geo.example.net/lookup https://gitlab.com/api/v4/groups/1/projects https://analytics.example.net/event",
      'frame-src': 'https://login.example.com https://acme.chargebee.com https://js.chargebee.com',
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'upgrade-insecure-requests': '',
    });
  });

  it('allows the sandbox’s http addresses and enforces Trusted Types in the sandbox', () => {
    const policy = directives(contentSecurityPolicy(sandboxSite()).enforced);
    expect(policy).toMatchObject({
      'script-src': "'self' http://localhost:4400/billing/script.js 'sha256-script='",
      'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-style='",
      'connect-src': "'self' http://localhost:4400",
      'frame-src': 'http://localhost:4400',
      'require-trusted-types-for': "'script'",
      'trusted-types': 'portal-scripts',
    });
    expect(policy).not.toHaveProperty('upgrade-insecure-requests');
  });

  it('allows local ports if the API is on the same machine', () => {
    const change = { VITE_API_URL: 'http://localhost:9001', DEPLOY_FILE_ORIGINS: '' };
    const policy = directives(contentSecurityPolicy(productionSite(change)).enforced);
    expect(policy['connect-src']).toContain(' http://localhost:* http://127.0.0.1:* ');
    expect(policy['frame-src']).toMatch(/ http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*$/);
    const decided = productionSite({ ...change, DEPLOY_FILE_ORIGINS: 'http://localhost:9002' });
    expect(contentSecurityPolicy(decided).enforced).not.toContain(':*');
    const deployed = productionSite({ DEPLOY_FILE_ORIGINS: '' });
    expect(contentSecurityPolicy(deployed).enforced).not.toContain('localhost');
  });

  it('omits what isn’t configured', () => {
    const site = productionSite({
      VITE_GEO_URL: '',
      VITE_GIT_PROJECTS_URL: '',
      VITE_ANALYTICS_URL: '',
      DEPLOY_FILE_ORIGINS: '',
    });
    expect(directives(contentSecurityPolicy(site).enforced)['connect-src']).toBe(
      "'self' https://api.example.com https://login.example.com",
    );
  });

  it('allows error reports to their one project only, if there is one', () => {
    const of = (dsn: string) =>
      directives(contentSecurityPolicy(productionSite({ VITE_ERROR_DSN: dsn })).enforced);
    const { 'connect-src': without = '', ...others } = of('');
    const { 'connect-src': sources, ...same } = of('https://abc123@o1.ingest.sentry.io/4501');
    expect(sources).toBe(`${without} https://o1.ingest.sentry.io/api/4501/envelope/`);
    expect(same).toEqual(others);
  });

  it.each([
    ['https://cdn.example.com/b;script-src *', 'https://cdn.example.com/b%3Bscript-src%20*'],
    ['https://cdn.example.com/a,b.js?x=1#y', 'https://cdn.example.com/a%2Cb.js'],
    [`https://cdn.example.com/'unsafe-inline'/$host`, 'https://cdn.example.com/%27unsafe-inline%27/%24host'],
  ])('can’t be extended by a configured URL: %s', (address, source) => {
    const policy = directives(
      contentSecurityPolicy(productionSite({ VITE_BILLING_SCRIPT_URL: address })).enforced,
    );
    expect(policy['script-src']).toBe(`'self' ${source} 'sha256-script='`);
  });

  it('never allows inline or evaluated scripts and styles', () => {
    for (const site of [productionSite(), sandboxSite()]) {
      expect(JSON.stringify(headersFor(site, 'page'))).not.toMatch(/unsafe|strict-dynamic|\*(?!\.)/);
    }
  });
});

describe('Trusted Types', () => {
  const required = "require-trusted-types-for 'script'; trusted-types portal-scripts";

  it.each([
    ['/csp-report', `${required}; report-to csp; report-uri /csp-report`],
    ['', required],
  ])('are reported only, in a deployment with the report URL “%s”', (address, policy) => {
    const { enforced, reportOnly } = contentSecurityPolicy(productionSite({ DEPLOY_REPORT_URL: address }));
    expect(enforced).not.toContain('trusted-types');
    expect(reportOnly).toBe(policy);
  });

  it('can be enforced by one variable', () => {
    const site = productionSite({ DEPLOY_TRUSTED_TYPES: 'enforce', DEPLOY_REPORT_URL: '/csp-report' });
    const { enforced, reportOnly } = contentSecurityPolicy(site);
    expect(enforced).toContain(`; ${required}; report-to csp; report-uri /csp-report`);
    expect(reportOnly).toBeUndefined();
  });
});

describe('the set of headers', () => {
  it.each<[Kind, string]>([
    ['page', 'no-cache'],
    ['asset', 'public, max-age=31536000, immutable'],
    ['file', 'no-cache'],
    ['refused', 'no-store'],
  ])('for a %s differs only in its caching: %s', (kind, cache) => {
    const rest = (all: Kind) =>
      headersFor(productionSite(), all).filter(([name]) => name !== 'Cache-Control');
    expect(header(productionSite(), 'Cache-Control', kind)).toBe(cache);
    expect(rest(kind)).toEqual(rest('page'));
  });

  it('has the expected headers besides the policy', () => {
    const site = productionSite({ DEPLOY_REPORT_URL: 'https://reports.example.com/csp' });
    expect(
      Object.fromEntries(headersFor(site, 'page').filter(([name]) => !name.startsWith('Content-Security'))),
    ).toEqual({
      'Reporting-Endpoints': 'csp="https://reports.example.com/csp"',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy':
        'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), clipboard-read=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), clipboard-write=(self), fullscreen=(self), payment=(self "https://acme.chargebee.com")',
      'X-Permitted-Cross-Domain-Policies': 'none',
      'Cache-Control': 'no-cache',
    });
  });

  it('has each header once, on one line, short enough for static hosts', () => {
    for (const kind of KINDS) {
      const headers = headersFor(productionSite({ DEPLOY_REPORT_URL: '/csp' }), kind);
      expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
      for (const [name, value] of headers) {
        expect(value).not.toMatch(/[\r\n$]/);
        // Cloudflare Pages reads lines of at most 2,000 characters.
        expect(`  ${name}: ${value}`.length).toBeLessThan(2000);
      }
    }
  });

  it.each([
    ['VITE_API_URL', 'http://localhost:4400/api'],
    ['VITE_AUTH_DOMAIN', 'http://localhost:4400'],
    ['VITE_BILLING_SCRIPT_URL', 'http://localhost:4400/billing.js'],
    ['VITE_SUPPORT_URL', 'http://support.example.com'],
    ['VITE_MANUAL_URL', 'http://manual.example.com'],
    ['VITE_ERROR_DSN', 'http://abc123@errors.example.com/7'],
    ['DEPLOY_FILE_ORIGINS', 'http://files.example.com'],
  ])('enforces https only if every address is https, so not with %s=%s', (name, value) => {
    const site = productionSite({ [name]: value });
    expect(header(site, 'Strict-Transport-Security')).toBeUndefined();
    expect(header(site, 'Content-Security-Policy')).not.toContain('upgrade-insecure-requests');
  });

  it('asks for HSTS preloading only if configured', () => {
    expect(header(productionSite({ DEPLOY_HSTS: 'preload' }), 'Strict-Transport-Security')).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });
});
