import { describe, expect, it } from 'vitest';
import { textOf } from '../../messages/t';
import type { ConnectionValues } from './connection';
import {
  aliasProblem,
  connectionMistakes,
  connectionProblems,
  isOddClientId,
  type ConnectionProblems,
} from './connectionProblems';

const CLIENT = '0d4f2b1c-7e57-4d3a-8f0e-2f6a5b9c8d7e';
const TENANT = '6f1c9e0a-51c4-4c5e-9a57-0e1f7c1d2b3a';
const good: ConnectionValues = {
  tenantDomain: 'acme.onmicrosoft.com',
  domainAliases: [],
  clientId: CLIENT,
  clientSecret: 'Xy8~value.of_the-secret',
};
const empty = { tenantDomain: '', domainAliases: [], clientId: '', clientSecret: '' };

type Said = Partial<Record<keyof ConnectionProblems, string>>;
const said = (problems: ConnectionProblems): Said =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, textOf(problem)]));

describe('the warnings while the user types', () => {
  it.each<[string, Partial<ConnectionValues>, Said]>([
    ['empty fields', empty, {}],
    ['valid values', {}, {}],
    ['half a domain', { tenantDomain: 'acm' }, {}],
    [
      'an e-mail address',
      { tenantDomain: 'it@acme.com' },
      { tenantDomain: 'This is an email address. Enter only the part after the @.' },
    ],
    [
      'a URL',
      { tenantDomain: 'https://acme.com' },
      { tenantDomain: 'This is a web address. Enter only the domain, without “https://” or slashes.' },
    ],
    [
      'the tenant ID as domain',
      { tenantDomain: TENANT },
      { tenantDomain: 'This is an ID. Enter the domain, such as example.onmicrosoft.com.' },
    ],
    [
      'a public mail service as tenant',
      { tenantDomain: 'Gmail.com' },
      {
        tenantDomain: 'Gmail.com is a public mail service, open to anyone. Enter a domain of your company.',
      },
    ],
    [
      'the tenant ID as client ID',
      { clientId: TENANT.toUpperCase() },
      { clientId: 'This is the directory (tenant) ID. Enter the application (client) ID.' },
    ],
    [
      'the same ID in two fields',
      { clientSecret: CLIENT },
      { clientSecret: 'This is the client ID again. Enter the secret’s value.' },
    ],
    [
      'the tenant ID as secret',
      { clientSecret: TENANT },
      { clientSecret: 'This is the directory (tenant) ID. Enter the secret’s value.' },
    ],
    [
      'the secret’s ID instead of its value',
      { clientSecret: '11111111-2222-3333-4444-555555555555' },
      { clientSecret: 'This is the secret’s ID. Enter its value, which is shown beside it.' },
    ],
    [
      'the mask',
      { clientSecret: '********' },
      { clientSecret: 'This is only a mask. Enter the value itself.' },
    ],
    [
      'a mask behind a few letters',
      { clientSecret: '0f2***...', clientId: '0d4f••••' },
      {
        clientSecret: 'This is only a mask. Enter the value itself.',
        clientId: 'This is only a mask. Enter the value itself.',
      },
    ],
    ['a secret that ends with two stars', { clientSecret: 'abc**' }, {}],
    [
      'the application ID URI',
      { clientId: `api://${CLIENT}/read` },
      { clientId: 'This is the application ID URI. Enter the application (client) ID.' },
    ],
    ['a secret that begins with stars', { clientSecret: '***abc' }, {}],
    [
      'the domain as client ID',
      { clientId: 'acme.onmicrosoft.com' },
      { clientId: 'This is the same as the tenant domain.' },
    ],
  ])('are right for %s', (_, change, expected) => {
    expect(said(connectionMistakes({ ...good, ...change }, { tenantId: TENANT }))).toEqual(expected);
  });

  it('include the same ID in two fields, even if the tenant ID is unknown', () => {
    expect(
      said(
        connectionMistakes(
          { tenantDomain: TENANT, clientId: TENANT, clientSecret: '' },
          { tenantId: undefined },
        ),
      ),
    ).toEqual({
      tenantDomain: 'This is an ID. Enter the domain, such as example.onmicrosoft.com.',
      clientId: 'This is the same as the tenant domain.',
    });
  });
});

it.each([
  [
    'müller.de',
    'Domains with letters other than a to z have an encoded form. Enter xn--mller-kva.de instead of müller.de.',
  ],
  [
    '日本.example',
    'Domains with letters other than a to z have an encoded form. Enter xn--wgv71a.example instead of 日本.example.',
  ],
  ['müller', '“müller” isn’t a domain name, such as example.com.'],
  ['mü ller.de', '“mü ller.de” isn’t a domain name, such as example.com.'],
  ['acme.com:x', 'This is a web address. Enter only the domain, without “https://” or slashes.'],
  ['xn--mller-kva.de', undefined],
])('the alias %s: %s', (alias, problem) => {
  expect(textOf(aliasProblem(alias))).toBe(problem);
});

describe('the errors that prevent saving', () => {
  const facts = { hasSecret: false, tenantId: undefined };
  it.each<[string, Partial<ConnectionValues>, boolean, Said]>([
    ['valid values', {}, false, {}],
    [
      'empty fields',
      empty,
      false,
      {
        tenantDomain: 'Enter the tenant domain.',
        clientId: 'Enter the client ID.',
        clientSecret: 'Enter the client secret.',
      },
    ],
    ['no typed secret, but a stored one', { clientSecret: '' }, true, {}],
    [
      'no domain',
      { tenantDomain: 'acme' },
      true,
      { tenantDomain: '“acme” isn’t a domain name, such as example.com.' },
    ],
    [
      'a value with a warning',
      { tenantDomain: 'a@b.com' },
      true,
      { tenantDomain: 'This is an email address. Enter only the part after the @.' },
    ],
  ])('are right for %s', (_, change, hasSecret, expected) => {
    expect(said(connectionProblems({ ...good, ...change }, { ...facts, hasSecret }))).toEqual(expected);
  });
});

describe('the domain alias', () => {
  it.each([
    ['acme.com', undefined],
    ['acme-group.co.uk', undefined],
    ['xn--mller-kva.example', undefined],
    ['gmail.com', 'gmail.com is a public mail service, open to anyone. Enter a domain of your company.'],
    ['acme', '“acme” isn’t a domain name, such as example.com.'],
    ['acme..com', '“acme..com” isn’t a domain name, such as example.com.'],
    ['@acme.com', 'This is an email address. Enter only the part after the @.'],
  ])('%s has the error: %s', (alias, problem) => {
    expect(textOf(aliasProblem(alias))).toBe(problem);
  });
});

describe('the client ID', () => {
  it.each([
    ['', false],
    ['0d4f', false],
    [CLIENT, false],
    [`${CLIENT}a`, true],
    ['my-client', true],
  ])('%j is unusual: %s', (clientId, isOdd) => {
    expect(isOddClientId(clientId)).toBe(isOdd);
  });
});
