// Which addresses may become scripts (docs/security.md#headers).
import { describe, expect, it } from 'vitest';
import { config } from '../../config';
import { trustedScriptUrl } from './trustedScriptUrl';

describe('an address that becomes a script', () => {
  it.each([
    config.billingScriptUrl,
    '/assets/md5.worker-DvWjrzZ0.js',
    `${window.location.origin}/assets/md5.worker-DvWjrzZ0.js`,
  ])('may be %s', (address) => {
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
  ])('may not be %s', (address) => {
    expect(() => trustedScriptUrl(address)).toThrow(new TypeError('Not a script of the portal.'));
  });
});
