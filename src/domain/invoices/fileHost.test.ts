import { describe, expect, it } from 'vitest';
import { fileHosts, isAtFileHost, isFileOrigin, nearbyHosts } from './fileHost';

const API = 'https://api.vendor.example/v1';
const at = (fileOrigins: string[], apiUrl = API) => ({ apiUrl, fileOrigins });

describe('a configured file host', () => {
  it.each([
    ['https://files.vendor.example', 'https://files.vendor.example/a/INV-1.pdf?sig=1', true],
    ['https://Files.Vendor.example', 'https://FILES.vendor.EXAMPLE/INV-1.pdf', true],
    ['https://files.vendor.example:443', 'https://files.vendor.example/INV-1.pdf', true],
    ['https://files.vendor.example', 'https://files.vendor.example:443/INV-1.pdf', true],
    ['https://files.vendor.example', 'https://files.vendor.example:8443/INV-1.pdf', false],
    ['https://files.vendor.example', 'http://files.vendor.example/INV-1.pdf', false],
    ['https://files.vendor.example', 'https://files.vendor.example.evil.example/INV-1.pdf', false],
    ['https://files.vendor.example', 'https://evil.example/files.vendor.example', false],
    ['https://files.vendor.example', 'https://other.vendor.example/INV-1.pdf', false],
    ['https://*.vendor.example', 'https://a.vendor.example/INV-1.pdf', true],
    ['https://*.vendor.example', 'https://a.b.vendor.example/INV-1.pdf', true],
    ['https://*.vendor.example', 'https://vendor.example/INV-1.pdf', false],
    ['https://*.vendor.example', 'https://evilvendor.example/INV-1.pdf', false],
    ['https://files-vendor.example', 'https://filesXvendor.example/INV-1.pdf', false],
    ['http://localhost:9003', 'http://localhost:9003/INV-1.pdf', true],
    ['http://localhost:9003', 'http://localhost:9004/INV-1.pdf', false],
    ['http://localhost:80', 'http://localhost/INV-1.pdf', true],
    ['files.vendor.example', 'https://files.vendor.example/INV-1.pdf', false],
  ])('%s includes %s: %s', (named, address, expected) => {
    expect(isAtFileHost(address, at(['https://first.example', named]))).toBe(expected);
  });

  it('doesn’t exist by default, not even the API’s own host', () => {
    expect(fileHosts(at([]))).toEqual([]);
    expect(isAtFileHost(`${API}/INV-1.pdf`, at([]))).toBe(false);
  });

  it.each([
    ['http://localhost:9001', 'http://localhost:9003/INV-1.pdf', true],
    ['http://127.0.0.1:9001', 'http://localhost/INV-1.pdf', true],
    ['http://localhost:9001', 'https://localhost:9003/INV-1.pdf', false],
    ['http://localhost:9001', 'https://files.vendor.example/INV-1.pdf', false],
    [API, 'http://localhost:9003/INV-1.pdf', false],
  ])('defaults to any local port if the API is at %s: %s %s', (apiUrl, address, expected) => {
    expect(isAtFileHost(address, at([], apiUrl))).toBe(expected);
    // Naming any host switches this off.
    expect(isAtFileHost(address, at(['https://first.example'], apiUrl))).toBe(false);
    expect(nearbyHosts(at(['https://first.example'], apiUrl))).toEqual([]);
  });

  it.each([
    ['https://files.example.com', true],
    ['https://*.example.com', true],
    ['http://localhost:9003', true],
    ['files.example.com', false],
    ['https://files.example.com/folder', false],
    ['https:', false],
    ['*', false],
    ['http://localhost:*', false],
    ["'unsafe-inline'", false],
    ['https://a.example;script-src', false],
  ])('%s is valid: %s', (text, expected) => {
    expect(isFileOrigin(text)).toBe(expected);
  });
});
