// Which addresses may become scripts (docs/security.md#headers).
import { afterEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../config';
import { trustedScriptUrl } from './trustedScriptUrl';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('a script’s URL', () => {
  it.each([
    config.billingScriptUrl,
    '/assets/md5.worker-DvWjrzZ0.js',
    `${window.location.origin}/assets/md5.worker-DvWjrzZ0.js`,
  ])('can be %s', (address) => {
    expect(trustedScriptUrl(address)).toBe(address);
  });

  it.each([
    `${config.billingScriptUrl}?v=2`,
    config.billingScriptUrl.replace('script.js', 'frame.js'),
    'https://elsewhere.example/assets/x.js',
    '//elsewhere.example/assets/x.js',
    String.raw`/\elsewhere.example/assets/x.js`,
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    `blob:${window.location.origin}/assets/x.js`,
  ])('can’t be %s', (address) => {
    expect(() => trustedScriptUrl(address)).toThrow(new TypeError('Not a script of the portal.'));
  });
});

describe('the production build', () => {
  it('accepts scripts from its assets folder only', async () => {
    vi.stubEnv('DEV', false);
    vi.resetModules();
    const built = await import('./trustedScriptUrl');
    expect(built.trustedScriptUrl('/assets/a.js')).toBe('/assets/a.js');
    for (const address of ['/uploads/a.js', '/a.js'])
      expect(() => built.trustedScriptUrl(address)).toThrow('Not a script of the portal.');
  });
});

describe('a browser with Trusted Types', () => {
  it('gets one policy, which rejects other URLs', async () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (address: string) => string }) => ({
      createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}`,
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    vi.resetModules();
    const trusting = await import('./trustedScriptUrl');
    expect(trusting.trustedScriptUrl('/assets/a.js')).toBe('trusted /assets/a.js');
    expect(trusting.trustedScriptUrl('/assets/b.js')).toBe('trusted /assets/b.js');
    expect(() => trusting.trustedScriptUrl('//elsewhere.example/assets/a.js')).toThrow(
      'Not a script of the portal.',
    );
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portal-scripts']);
  });
});
