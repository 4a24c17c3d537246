// The `DEPLOY_` variables: which values are read or refused, and what the build warns about.
import { describe, expect, it } from 'vitest';
import { readDeployOptions } from '../../deploy/deployOptions.ts';

describe('deploy options', () => {
  it('are read from the environment', () => {
    expect(
      readDeployOptions({
        DEPLOY_FILE_ORIGINS: 'https://files.example.com',
        DEPLOY_REPORT_URL: 'https://reports.example.com/csp',
        DEPLOY_TRUSTED_TYPES: 'enforce',
        DEPLOY_HSTS: 'preload',
        DEPLOY_SECURITY_CONTACT: 'mailto:security@example.com',
      }),
    ).toEqual({
      options: {
        reportUrl: 'https://reports.example.com/csp',
        enforceTrustedTypes: true,
        hstsPreload: true,
        securityContact: 'mailto:security@example.com',
      },
      problems: [],
      warnings: [],
    });
  });

  it('can all be missing, which leads to warnings', () => {
    expect(readDeployOptions({})).toEqual({
      options: {
        reportUrl: undefined,
        enforceTrustedTypes: false,
        hstsPreload: false,
        securityContact: undefined,
      },
      problems: [],
      warnings: [
        'DEPLOY_FILE_ORIGINS is not set: the policy lets no file be uploaded to, or fetched from, a storage other than the configured addresses, and invoices open in tabs of their own.',
        'Trusted Types are not enforced (DEPLOY_TRUSTED_TYPES=enforce), and nobody hears of what they would stop (DEPLOY_REPORT_URL).',
      ],
    });
  });

  it.each([
    ['DEPLOY_REPORT_URL', 'reports.example.com'],
    ['DEPLOY_REPORT_URL', '//reports.example.com'],
    ['DEPLOY_REPORT_URL', '/report; script-src *'],
    ['DEPLOY_REPORT_URL', 'https://reports.example.com/"x'],
    ['DEPLOY_TRUSTED_TYPES', 'true'],
    ['DEPLOY_HSTS', 'yes'],
    ['DEPLOY_SECURITY_CONTACT', 'security@example.com'],
    ['DEPLOY_SECURITY_CONTACT', 'mailto:a@example.com\nContact: mailto:b@example.com'],
  ])('can’t be %s=%s', (name, value) => {
    const { problems } = readDeployOptions({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it.each(['/csp-report', '/a/b?x=1', 'https://reports.example.com', 'https://reports.example.com:8443/r/1'])(
    'can have %s as the report URL',
    (value) => {
      expect(readDeployOptions({ DEPLOY_REPORT_URL: value })).toMatchObject({
        options: { reportUrl: value },
        problems: [],
      });
    },
  );
});
