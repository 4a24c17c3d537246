import { describe, expect, it } from 'vitest';
import { instanceAddress, openableAddress } from './instanceAddress';

describe('the URL of an instance', () => {
  it.each([
    ['acme-hq.my-prtg.example', 'https://acme-hq.my-prtg.example/'],
    ['ACME.example', 'https://ACME.example/'],
    ['acme', undefined],
    ['', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['http://acme.example', undefined],
    ['acme.example/path', undefined],
    ['acme.example:8443', undefined],
    ['acme.example@evil.example', undefined],
    ['acme.example?x=.example', undefined],
    ['acme.example#.example', undefined],
    [String.raw`acme.example\.evil.example`, undefined],
    ['acme..example', undefined],
    ['acme.example\n', undefined],
    ['acme.example <img src=x>', undefined],
  ])('with the domain %j is %s', (fqdn, address) => {
    expect(instanceAddress(fqdn)).toBe(address);
  });
});

describe('the URL of “Open PRTG”', () => {
  it.each([
    ['ready', 'acme.example', 'https://acme.example/'],
    ['ready', 'no domain', undefined],
    ['ready', undefined, undefined],
    ['not_ready', 'acme.example', undefined],
    ['migrating', 'acme.example', undefined],
    [undefined, 'acme.example', undefined],
    ['failed', 'acme.example', 'https://acme.example/'],
    ['failed', undefined, undefined],
  ])('for the stack status %s and the domain %j is %s', (stackStatus, fqdn, address) => {
    expect(openableAddress({ id: 'sub-1', stackStatus, fqdn })).toBe(address);
  });
});
