// @vitest-environment node
// The configuration (docs/product/configuration.md#reading-it): what is missing or malformed is named, all of it at
// once.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './readConfig';

const REQUIRED = {
  VITE_API_URL: 'https://api.example.com',
  VITE_AUTH_DOMAIN: 'login.example.com',
  VITE_AUTH_CLIENT_ID: 'client',
  VITE_BILLING_SITE: 'site',
  VITE_SUPPORT_URL: 'https://support.example.com',
};

const NAMES = [
  'VITE_API_URL',
  'VITE_AUTH_DOMAIN',
  'VITE_AUTH_CLIENT_ID',
  'VITE_AUTH_ERROR_PATH',
  'VITE_BILLING_SITE',
  'VITE_BILLING_SCRIPT_URL',
  'VITE_GEO_URL',
  'VITE_GIT_PROJECTS_URL',
  'VITE_GIT_EXCLUDED_PROJECT_IDS',
  'VITE_ANALYTICS_URL',
  'VITE_SUPPORT_URL',
  'VITE_STATUS_URL',
  'VITE_MANUAL_URL',
  'VITE_TRIAL_PLAN_ID',
  'VITE_SUPPORTER_ROLE',
  'VITE_PLAN_HINTS',
  'VITE_ERROR_DSN',
  'DEPLOY_FILE_ORIGINS',
];

describe('readConfig', () => {
  it('requires five variables, and has defaults for the others', () => {
    expect(readConfig(REQUIRED)).toEqual({
      config: {
        apiUrl: 'https://api.example.com',
        authDomain: 'login.example.com',
        authClientId: 'client',
        authErrorPath: '/',
        billingSite: 'site',
        billingScriptUrl: 'https://js.chargebee.com/v2/chargebee.js',
        geoUrl: undefined,
        gitProjectsUrl: undefined,
        gitExcludedProjectIds: [],
        analyticsUrl: undefined,
        supportUrl: 'https://support.example.com',
        statusUrl: undefined,
        manualUrl: undefined,
        trialPlanId: 'trial_2017',
        supporterRole: 'supporter',
        planHints: {},
        errorDsn: undefined,
        fileOrigins: [],
      },
      problems: [],
    });
  });

  it('reads all variables, without trailing slashes and white space', () => {
    const { config, problems } = readConfig({
      VITE_API_URL: ' https://api.example.com/v1// ',
      VITE_AUTH_DOMAIN: 'http://localhost:4400/identity/',
      VITE_AUTH_CLIENT_ID: ' client ',
      VITE_AUTH_ERROR_PATH: '/login-problem',
      VITE_BILLING_SITE: 'site',
      VITE_BILLING_SCRIPT_URL: 'https://billing.example.com/script.js',
      VITE_GEO_URL: 'https://geo.example.com/json',
      VITE_GIT_PROJECTS_URL: 'https://git.example.com/api/v4/groups/1/projects',
      VITE_GIT_EXCLUDED_PROJECT_IDS: '101, 102,,103,',
      VITE_ANALYTICS_URL: 'https://analytics.example.com/',
      VITE_SUPPORT_URL: 'https://support.example.com/portal?from=x',
      VITE_STATUS_URL: 'https://status.example.com',
      VITE_MANUAL_URL: 'https://manual.example.com',
      VITE_TRIAL_PLAN_ID: 'trial',
      VITE_SUPPORTER_ROLE: 'staff',
      VITE_PLAN_HINTS: ' {"PRTG 500": "For up to 500 sensors"} ',
      VITE_ERROR_DSN: ' https://abc123@errors.example.com/tracker/7 ',
      DEPLOY_FILE_ORIGINS: ' https://files.example.com  https://*.s3.example.com ',
    });
    expect(problems).toEqual([]);
    expect(config).toEqual({
      apiUrl: 'https://api.example.com/v1',
      authDomain: 'http://localhost:4400/identity',
      authClientId: 'client',
      authErrorPath: '/login-problem',
      billingSite: 'site',
      billingScriptUrl: 'https://billing.example.com/script.js',
      geoUrl: 'https://geo.example.com/json',
      gitProjectsUrl: 'https://git.example.com/api/v4/groups/1/projects',
      gitExcludedProjectIds: [101, 102, 103],
      analyticsUrl: 'https://analytics.example.com/',
      supportUrl: 'https://support.example.com/portal?from=x',
      statusUrl: 'https://status.example.com',
      manualUrl: 'https://manual.example.com',
      trialPlanId: 'trial',
      supporterRole: 'staff',
      planHints: { 'PRTG 500': 'For up to 500 sensors' },
      errorDsn: 'https://abc123@errors.example.com/tracker/7',
      fileOrigins: ['https://files.example.com', 'https://*.s3.example.com'],
    });
  });

  it('reports all missing variables at once', () => {
    const missing = [
      'VITE_API_URL is missing.',
      'VITE_AUTH_DOMAIN is missing.',
      'VITE_AUTH_CLIENT_ID is missing.',
      'VITE_BILLING_SITE is missing.',
      'VITE_SUPPORT_URL is missing.',
    ];
    expect(readConfig({}).problems).toEqual(missing);
    expect(readConfig(Object.fromEntries(NAMES.map((name) => [name, ' \t']))).problems).toEqual(missing);
    expect(readConfig(Object.fromEntries(NAMES.map((name) => [name, undefined]))).problems).toEqual(missing);
  });

  it.each(Object.keys(REQUIRED))('reports that %s alone is missing', (name) => {
    expect(readConfig({ ...REQUIRED, [name]: '' }).problems).toEqual([`${name} is missing.`]);
  });

  it.each([
    'VITE_API_URL',
    'VITE_BILLING_SCRIPT_URL',
    'VITE_GEO_URL',
    'VITE_GIT_PROJECTS_URL',
    'VITE_ANALYTICS_URL',
    'VITE_SUPPORT_URL',
    'VITE_STATUS_URL',
    'VITE_MANUAL_URL',
  ])('reports a value of %s that is no URL', (name) => {
    for (const value of [
      'api.example.com',
      '/api',
      'ftp://example.com',
      'javascript:alert(1)',
      'https://',
      'https://u:p@example.com',
    ]) {
      expect(readConfig({ ...REQUIRED, [name]: value }).problems).toEqual([
        `${name} is not a web address: “${value}”.`,
      ]);
    }
  });

  it.each(['a host', 'ftp://login.example.com', 'javascript:alert(1)', 'user@login.example.com'])(
    'reports that %j is no identity provider',
    (value) => {
      expect(readConfig({ ...REQUIRED, VITE_AUTH_DOMAIN: value }).problems).toEqual([
        `VITE_AUTH_DOMAIN is neither a host nor a web address: “${value}”.`,
      ]);
    },
  );

  it.each(['files.example.com', 'https://files.example.com/folder', '*', "'unsafe-inline'"])(
    'reports that %j is no file origin',
    (value) => {
      expect(readConfig({ ...REQUIRED, DEPLOY_FILE_ORIGINS: `https://a.example ${value}` }).problems).toEqual(
        [`DEPLOY_FILE_ORIGINS holds “${value}”, which is not an origin.`],
      );
    },
  );

  it.each([
    'login-problem',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a\\b',
    '/\t/evil.example',
  ])('reports that %j is no path of this site', (value) => {
    expect(readConfig({ ...REQUIRED, VITE_AUTH_ERROR_PATH: value }).problems).toEqual([
      `VITE_AUTH_ERROR_PATH is not a path of this site: “${value}”.`,
    ]);
  });

  it.each(['one', '1;2', '1.5', '-3', '0', '1e99'])('reports that %j are no project ids', (value) => {
    expect(readConfig({ ...REQUIRED, VITE_GIT_EXCLUDED_PROJECT_IDS: value }).problems).toEqual([
      'VITE_GIT_EXCLUDED_PROJECT_IDS is not a comma-separated list of project ids.',
    ]);
  });

  it.each([
    'PRTG 500',
    '{',
    '[]',
    '["a"]',
    'null',
    '1',
    '"a"',
    '{"PRTG 500": 1}',
    '{"PRTG 500": null}',
    '{"en": {"PRTG 500": 1}}',
    '{"en": {"PRTG 500": "a line"}, "PRTG 500": "a line"}',
  ])('reports that %j are no plan hints', (value) => {
    expect(readConfig({ ...REQUIRED, VITE_PLAN_HINTS: value }).problems).toEqual([
      'VITE_PLAN_HINTS is not a JSON object from plan names to one line each, or from languages to such objects.',
    ]);
  });

  it.each(['https://errors.example.com/7', 'https://abc:hunter2@errors.example.com/7', 'abc', 'ftp://a@b/1'])(
    'reports that %j is no DSN, without repeating it',
    (value) => {
      expect(readConfig({ ...REQUIRED, VITE_ERROR_DSN: value }).problems).toEqual([
        'VITE_ERROR_DSN is not a DSN, as https://key@host/1.',
      ]);
    },
  );

  it('has a plan hint only for the given names', () => {
    const { config } = readConfig({ ...REQUIRED, VITE_PLAN_HINTS: '{"__proto__":"a line"}' });
    expect(config.planHints.constructor).toBeUndefined();
    expect(Object.entries(config.planHints)).toEqual([['__proto__', 'a line']]);
  });

  it('has plan hints by language', () => {
    const hints = { en: { 'PRTG 500': 'For up to 500 sensors' }, de: { 'PRTG 500': 'Bis 500 Sensoren' } };
    const { config } = readConfig({ ...REQUIRED, VITE_PLAN_HINTS: JSON.stringify(hints) });
    expect(config.planHints).toEqual(hints);
    expect(() => Object.assign(config.planHints.de ?? {}, { x: 'y' })).toThrow(TypeError);
  });

  it('reports missing and malformed variables together', () => {
    const { problems } = readConfig({ VITE_API_URL: 'x', VITE_STATUS_URL: 'y', VITE_AUTH_ERROR_PATH: 'z' });
    expect(problems).toHaveLength(7);
    for (const name of ['VITE_API_URL', 'VITE_STATUS_URL', 'VITE_AUTH_ERROR_PATH', 'VITE_BILLING_SITE']) {
      expect(problems.join('\n')).toContain(name);
    }
  });

  it('returns a frozen configuration, including its lists', () => {
    const { config } = readConfig({ ...REQUIRED, VITE_GIT_EXCLUDED_PROJECT_IDS: '1,2' });
    expect(() => Object.assign(config, { apiUrl: 'https://evil.example' })).toThrow(TypeError);
    expect(() => Object.assign(config.planHints, { x: 'y' })).toThrow(TypeError);
    expect(() => (config.gitExcludedProjectIds as number[]).push(3)).toThrow(TypeError);
  });
});

describe('.env.example', () => {
  const text = readFileSync(`${import.meta.dirname}/../.env.example`, 'utf8');
  const isRead = (line = '') => /^(?:VITE_|DEPLOY_FILE_ORIGINS=)/.test(line);
  const lines = text.split('\n').filter(isRead);
  const values = Object.fromEntries(
    lines.map((line) => [line.replace(/=.*/, ''), line.replace(/^[^=]*=/, '')] as const),
  );

  it('lists exactly the variables that are read, each once and with one comment line', () => {
    const read = new Set<string>();
    const env = new Proxy<Record<string, unknown>>(
      {},
      { get: (_target, name) => void read.add(String(name)) },
    );
    readConfig(env);
    expect([...read].sort()).toEqual([...NAMES].sort());
    expect(lines.map((line) => line.split('=')[0]!).sort()).toEqual([...NAMES].sort());
    const comments = text.split('\n').filter((line, n, all) => line.startsWith('#') && isRead(all[n + 1]));
    expect(comments).toHaveLength(NAMES.length);
  });

  it('is a valid configuration, and states the real defaults', () => {
    const { config, problems } = readConfig(values);
    expect(problems).toEqual([]);
    const { config: defaults } = readConfig(REQUIRED);
    const { authErrorPath, billingScriptUrl, trialPlanId, supporterRole } = defaults;
    expect(config).toMatchObject({ authErrorPath, billingScriptUrl, trialPlanId, supporterRole });
  });
});
