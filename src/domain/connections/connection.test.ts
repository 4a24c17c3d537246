import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  callbackAddress,
  cleanedValue,
  connectionAfter,
  connectionEdits,
  connectionForm,
  connectionPatch,
  connectionValues,
  newConnection,
  parseDomainAliases,
  showsEdits,
  tenantIdOf,
  type ConnectionEdits,
  type ConnectionValues,
} from './connection';
import { SECRET_MASK } from '../text/shown';
import { rebased } from '../values/rebased';

describe('the connection after a save', () => {
  const before = {
    name: 'acme-entra',
    strategy: 'waad',
    options: { tenantId: 'id', client_id: 'old', client_secret: '***' },
  };

  it.each<[ConnectionEdits, object]>([
    [{}, {}],
    [{ clientId: 'new' }, { client_id: 'new' }],
    [{ clientSecret: 's3' }, { client_secret: '********' }],
    [
      { tenantDomain: 'a.example', domainAliases: ['b.example'] },
      { tenant_domain: 'a.example', domain_aliases: ['b.example'] },
    ],
  ])(
    'with the edits %j has the new values, a masked secret, and its other options unchanged',
    (edits, now) => {
      expect(connectionAfter(before, edits)).toEqual({ ...before, options: { ...before.options, ...now } });
    },
  );
});

const original = {
  options: {
    tenant_domain: 'acme.onmicrosoft.com',
    tenantId: 'b0c1',
    domain_aliases: ['acme.com'],
    client_id: 'client-1',
    client_secret: '********',
    useCommonEndpoint: false,
    scope: ['User.Read'],
  },
};

describe('the patch for a connection', () => {
  const untouched = {
    tenant_domain: 'acme.onmicrosoft.com',
    tenantId: 'b0c1',
    domain_aliases: ['acme.com'],
    client_id: 'client-1',
    useCommonEndpoint: false,
    scope: ['User.Read'],
  };
  it.each<[string, ConnectionEdits, object]>([
    ['nothing', {}, untouched],
    ['the client id', { clientId: 'client-2' }, { ...untouched, client_id: 'client-2' }],
    ['the aliases', { domainAliases: [] }, { ...untouched, domain_aliases: [] }],
    ['the tenant', { tenantDomain: 'acme.com' }, { ...untouched, tenant_domain: 'acme.com' }],
    ['the secret', { clientSecret: 'typed' }, { ...untouched, client_secret: 'typed' }],
    ['an empty secret', { clientSecret: '' }, untouched],
    ['the mask', { clientSecret: '********' }, untouched],
    ['another mask', { clientSecret: ' *** ' }, untouched],
    ['a mask behind letters', { clientSecret: '0f2••••…' }, untouched],
    ['a secret that ends with stars', { clientSecret: 'a**' }, { ...untouched, client_secret: 'a**' }],
    ['a secret that begins with stars', { clientSecret: '**a' }, { ...untouched, client_secret: '**a' }],
  ])('has the right options after an edit of %s', (_, edits, options) => {
    expect(connectionPatch(original, edits)).toEqual({ options });
  });

  it('leaves the original connection unchanged', () => {
    const before = structuredClone(original);
    connectionPatch(original, { clientId: 'other', clientSecret: 'typed' });
    expect(original).toEqual(before);
  });

  it('never contains the mask, and always contains every option that the form doesn’t know', () => {
    const known = ['tenant_domain', 'domain_aliases', 'client_id', 'client_secret', 'clientSecret'];
    const key = fc.oneof(fc.string(), fc.constantFrom(...known, 'tenantId', '__proto__', 'constructor'));
    const value = fc.jsonValue();
    const edits = fc.record(
      {
        tenantDomain: fc.string(),
        domainAliases: fc.array(fc.string()),
        clientId: fc.string(),
        clientSecret: fc.oneof(fc.string(), fc.constantFrom(SECRET_MASK, '*', '')),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.dictionary(key, value), edits, (came, changes) => {
        const options = { ...came, client_secret: SECRET_MASK };
        const sent = connectionPatch({ options }, changes).options;
        const secret: unknown = sent.client_secret;
        expect(secret === undefined || (secret === changes.clientSecret && secret !== SECRET_MASK)).toBe(
          true,
        );
        for (const [name, each] of Object.entries(options)) {
          if (!known.includes(name)) expect(Object.entries(sent)).toContainEqual([name, each]);
        }
      }),
    );
  });
});

describe('options under other names', () => {
  const camel = {
    tenantDomain: 'acme.com',
    domainAliases: ['acme.com'],
    clientId: 'client-1',
    clientSecret: '********',
    tenantId: 'b0c1',
  };
  const everything = { tenantDomain: 'b.com', domainAliases: [], clientId: 'client-2', clientSecret: 's3' };

  it.each<[string, Record<string, unknown>]>([
    ['tenantDomain', camel],
    [
      'TenantDomain',
      { TenantDomain: 'acme.com', DomainAliases: ['acme.com'], ClientID: 'client-1', Client_Secret: '*' },
    ],
    [
      'an empty one beside it',
      { tenant_domain: null, client_id: '', client_secret: null, domain_aliases: null, ...camel },
    ],
  ])('are read: %s', (_, options) => {
    expect(connectionForm({ options })).toEqual({
      tenantDomain: 'acme.com',
      domainAliases: ['acme.com'],
      clientId: 'client-1',
      hasSecret: true,
    });
  });

  it.each<[Record<string, unknown>, ConnectionEdits, object]>([
    [
      camel,
      {},
      { tenantDomain: 'acme.com', domainAliases: ['acme.com'], clientId: 'client-1', tenantId: 'b0c1' },
    ],
    [camel, everything, { ...everything, tenantId: 'b0c1' }],
    [
      { tenant_domain: 'acme.com', clientId: 'client-1', client_secret: '***' },
      everything,
      { tenant_domain: 'b.com', domain_aliases: [], clientId: 'client-2', client_secret: 's3' },
    ],
    [{ tenant_domain: '', tenantDomain: 'acme.com' }, { tenantDomain: 'b.com' }, { tenantDomain: 'b.com' }],
    [{ client_secret: '***', clientSecret: '***' }, {}, {}],
  ])('go back under these, once: %j with %j', (options, edits, sent) => {
    expect(connectionPatch({ options }, edits)).toEqual({ options: sent });
  });

  it('are recognised when they are read back', () => {
    expect(showsEdits({ options: camel }, { tenantDomain: 'acme.com', clientSecret: 'unseen' })).toBe(true);
    expect(showsEdits({ options: camel }, { clientId: 'client-2' })).toBe(false);
    expect(
      connectionAfter({ name: 'n', strategy: 'waad', options: camel }, { clientId: 'c', clientSecret: 's' }),
    ).toEqual({
      name: 'n',
      strategy: 'waad',
      options: { ...camel, clientId: 'c', clientSecret: SECRET_MASK },
    });
    expect([tenantIdOf({ options: { tenant_id: 'b0c1' } }), tenantIdOf({ options: {} })]).toEqual([
      'b0c1',
      undefined,
    ]);
  });
});

describe('a new connection', () => {
  it('gets a name made from the subdomain', () => {
    const edits = {
      tenantDomain: 'acme.com',
      domainAliases: ['acme.com'],
      clientId: 'client-1',
      clientSecret: 's3',
    };
    expect(newConnection('acme', edits)).toEqual({
      name: 'acme-entra',
      strategy: 'waad',
      options: {
        tenant_domain: 'acme.com',
        domain_aliases: ['acme.com'],
        client_id: 'client-1',
        client_secret: 's3',
      },
    });
  });
});

describe('the connection form', () => {
  it.each<[Record<string, unknown>, object]>([
    [
      original.options,
      {
        tenantDomain: 'acme.onmicrosoft.com',
        domainAliases: ['acme.com'],
        clientId: 'client-1',
        hasSecret: true,
      },
    ],
    [
      { tenant_domain: null, domain_aliases: 'acme.com', client_id: 7 },
      { tenantDomain: '', domainAliases: [], clientId: '', hasSecret: false },
    ],
    [
      { domain_aliases: ['acme.com', 7, null], clientSecret: SECRET_MASK },
      { tenantDomain: '', domainAliases: ['acme.com'], clientId: '', hasSecret: true },
    ],
  ])('gets its initial values from the options %j', (options, form) => {
    expect(connectionForm({ options })).toEqual(form);
  });

  it.each([
    ['acme.com', ['acme.com']],
    [
      'acme.com, acme.de acme.fr\nacme.it\r\n\tacme.es,',
      ['acme.com', 'acme.de', 'acme.fr', 'acme.it', 'acme.es'],
    ],
    ['acme.com ACME.com', ['acme.com']],
    ['"acme.com", “acme.de”', ['acme.com', 'acme.de']],
    [' , ', []],
    ['', []],
  ])('parses the aliases %j as %j', (text, aliases) => {
    expect(parseDomainAliases(text)).toEqual(aliases);
  });
});

describe('the edits in the connection form', () => {
  const startOf = (options: Record<string, unknown>): ConnectionValues => connectionValues({ options });

  it('start from empty values if there is no connection', () => {
    expect(connectionValues(null)).toEqual({
      tenantDomain: '',
      domainAliases: [],
      clientId: '',
      clientSecret: '',
    });
  });

  it('contain only the changed fields', () => {
    const start = startOf(original.options);
    expect(connectionEdits(start, start)).toEqual({});
    expect(connectionEdits({ ...start, domainAliases: [...start.domainAliases] }, start)).toEqual({});
    expect(connectionEdits({ ...start, domainAliases: [], clientSecret: 's3' }, start)).toEqual({
      domainAliases: [],
      clientSecret: 's3',
    });
    // A secret that has been saved no longer counts as an edit.
    const saved = { ...start, clientSecret: 's3' };
    expect([connectionEdits(saved, saved), connectionEdits(start, saved)]).toEqual([{}, {}]);
    expect(connectionEdits({ ...start, tenantDomain: 'b.com', clientId: 'c' }, start)).toEqual({
      tenantDomain: 'b.com',
      clientId: 'c',
    });
  });

  it('never contain the mask or lose an option, after any sequence of edits and saves', () => {
    const known = ['tenant_domain', 'domain_aliases', 'client_id', 'client_secret', 'clientSecret'];
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom('tenantId', 'tenant_domain', 'constructor', '__proto__'),
    );
    const typed = fc.oneof(fc.string(), fc.constantFrom(SECRET_MASK, '*', ' **** ', '', '************'));
    const step = fc.oneof(
      fc.record({ field: fc.constantFrom('tenantDomain', 'clientId', 'clientSecret'), typed }),
      fc.record({ aliases: fc.array(typed) }),
      fc.constant('save'),
      fc.constant('load'),
    );
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue()), fc.array(step), (came, steps) => {
        // The simulated server masks the secret in its responses, and keeps the stored one if none is sent.
        let stored: Record<string, unknown> = { ...came, client_secret: 'the real one' };
        const answer = () => ({ ...stored, client_secret: SECRET_MASK });
        let start = startOf(answer());
        let values = start;
        for (const one of steps) {
          if (one === 'load') values = start = startOf(answer());
          else if (one === 'save') {
            const sent = connectionPatch({ options: answer() }, connectionEdits(values, start)).options;
            expect(JSON.stringify({ secret: sent.client_secret })).not.toMatch(/"\s*\*+\s*"/);
            stored = { client_secret: stored.client_secret, ...sent };
            values = start = startOf(answer());
          } else if ('aliases' in one) values = { ...values, domainAliases: one.aliases };
          else values = { ...values, [one.field]: one.typed };
        }
        expect(String(stored.client_secret).trim()).not.toMatch(/^\*+$/);
        for (const [name, value] of Object.entries(came)) {
          if (!known.includes(name)) expect(Object.entries(stored)).toContainEqual([name, value]);
        }
      }),
    );
  });

  it.each<[ConnectionEdits, boolean]>([
    [{}, true],
    [{ clientSecret: 'unseen' }, true],
    [{ clientId: 'client-1', domainAliases: ['acme.com'] }, true],
    [{ clientId: 'client-2' }, false],
    [{ domainAliases: [] }, false],
  ])('%j are recognised in the stored connection: %s', (edits, isShown) => {
    expect(showsEdits(original, edits)).toBe(isShown);
  });
});

const ID = '0d4f2b1c-7e57-4d3a-8f0e-2f6a5b9c8d7e';

it.each<['tenantDomain' | 'clientId' | 'clientSecret', string, string]>([
  ['clientId', ` ${ID}\t\n`, ID],
  ['clientId', `{${ID}}`, ID],
  ['clientId', `API://${ID}`, ID],
  ['clientId', ID.replaceAll('-', ''), ID],
  ['clientId', `'${ID.replaceAll('-', '–')}'`, ID],
  ['clientId', `api://${ID}/read`, `api://${ID}/read`],
  ['clientId', `${ID}a`, `${ID}a`],
  ['clientSecret', `«x~"y»`, 'x~"y'],
  ['clientSecret', '"x', '"x'],
  ['clientSecret', '""', '""'],
  ['clientSecret', ID.replaceAll('-', ''), ID.replaceAll('-', '')],
  ['tenantDomain', '\ufeffa\u00a0b', 'ab'],
  ['tenantDomain', '„acme.com“', 'acme.com'],
])('in the field %s, %j becomes %j', (name, typed, value) => {
  expect(cleanedValue(name, typed)).toBe(value);
});

describe('the callback URL', () => {
  it.each([
    ['login.example.com', 'https://login.example.com/login/callback'],
    ['https://login.example.com', 'https://login.example.com/login/callback'],
    ['http://localhost:4400/identity', 'http://localhost:4400/identity/login/callback'],
  ])('for the identity provider %s is %s', (domain, address) => {
    expect(callbackAddress(domain)).toBe(address);
  });
});

it('rebasing the form on a save clears a saved secret, but keeps a newly typed one', () => {
  const sent = { tenantDomain: 'a.example', domainAliases: [], clientId: 'a', clientSecret: 'saved' };
  const now = { ...sent, clientSecret: '' };
  expect(rebased(sent, sent, now)).toEqual(now);
  expect(rebased({ ...sent, clientSecret: 'next' }, sent, now)).toEqual({
    ...now,
    clientSecret: 'next',
  });
});

describe('rebasing the form on a newer connection', () => {
  const from = { tenantDomain: 'a.example', domainAliases: ['a.example'], clientId: 'old', clientSecret: '' };
  const now = { tenantDomain: 'b.example', domainAliases: ['b.example'], clientId: 'new', clientSecret: '' };
  it.each<[string, Partial<ConnectionValues>, Partial<ConnectionValues>]>([
    ['updates untouched fields from the server', {}, {}],
    ['keeps an edited field', { tenantDomain: 'typed.example' }, { tenantDomain: 'typed.example' }],
    ['keeps an edited list', { domainAliases: [] }, { domainAliases: [] }],
    ['keeps a typed secret', { clientSecret: 'typed' }, { clientSecret: 'typed' }],
    ['drops an edit that equals the server’s new value', { clientId: 'new' }, {}],
  ])('%s', (_words, typed, kept) => {
    expect(rebased({ ...from, ...typed }, from, now)).toEqual({ ...now, ...kept });
  });
});
