import { describe, expect, it } from 'vitest';
import { instanceAddress } from './instanceAddress';

describe('the address of an instance', () => {
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
  ])('of %j is %s', (fqdn, address) => {
    expect(instanceAddress(fqdn)).toBe(address);
  });
});
