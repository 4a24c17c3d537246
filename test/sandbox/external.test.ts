// The other services of the sandbox: geo, git, analytics, error tracker, storage (docs/product/vendor-api.md#other-services).
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { EXCLUDED_PROJECT_IDS } from '../../sandbox/addresses.ts';
import { createAnalytics } from '../../sandbox/analytics.ts';
import { createErrorTracker } from '../../sandbox/errorTracker.ts';
import { createGeo } from '../../sandbox/geo.ts';
import { createGit } from '../../sandbox/git.ts';
import type { Part } from '../../sandbox/part.ts';
import { createStorage } from '../../sandbox/storage.ts';
import type { VendorCaller } from './vendorCaller.ts';
import { createCaller } from './vendorCaller.ts';

let vendor: VendorCaller;
let parts: Record<'geo' | 'git' | 'analytics' | 'errors' | 'storage', Part>;
beforeEach(() => {
  vendor = createCaller();
  parts = {
    geo: createGeo(vendor),
    git: createGit(vendor),
    analytics: createAnalytics(vendor),
    errors: createErrorTracker(vendor),
    storage: createStorage(vendor),
  };
});

async function ask(name: keyof typeof parts, below: string, init?: RequestInit): Promise<Response> {
  const response = await parts[name](new Request(`${vendor.at[name]}${below}`, init));
  if (!response) throw new Error(`${name} does not answer ${below}.`);
  return response;
}

const PROJECTS = '/api/v4/groups/templates/projects';

describe('each external service', () => {
  it.each([
    ['geo', ''],
    ['git', PROJECTS],
    ['analytics', '?sub_id=a&action=fetch&date=2026-01-15T12:00:00.000Z'],
    ['storage', '/certificates/stack-owner-active.pem'],
  ] as const)('“%s” is accessible to the portal without a token, but not with one', async (name, below) => {
    const open = await ask(name, below);
    expect(open.ok).toBe(true);
    expect(open.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect((await ask(name, below, { headers: { Authorization: 'Bearer x' } })).status).toBe(401);
    expect((await ask(name, below, { method: 'OPTIONS' })).status).toBe(204);
    expect((await ask(name, '/elsewhere')).status).toBe(404);
    expect(await parts[name](new Request(`${vendor.at.api}/public/plans`))).toBeUndefined();
  });
});

describe('the geo lookup', () => {
  it('locates the visitor near Nuremberg, elsewhere, or not at all', async () => {
    expect(await (await ask('geo', '')).json()).toEqual({
      Response: { CountryCode: 'DE', Latitude: 49.45, Longitude: 11.08 },
    });
    vendor.world.visitor = { countryCode: 'US', latitude: 40.71, longitude: -74.01 };
    expect(await (await ask('geo', '')).json()).toMatchObject({ Response: { CountryCode: 'US' } });
    vendor.world.visitor = 'failing';
    expect((await ask('geo', '')).status).toBe(503);
  });
});

describe('the Git service', () => {
  const ids = async (query: string) =>
    ((await (await ask('git', `${PROJECTS}${query}`)).json()) as { id: number }[]).map(({ id }) => id);

  it('lists the group’s projects as requested, including those that the portal excludes', async () => {
    const all = await ask('git', `${PROJECTS}?per_page=100&order_by=name&sort=asc`);
    const projects = (await all.json()) as { id: number; name: string }[];
    const names = projects.map(({ name }) => name);
    expect(projects).toHaveLength(25);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    expect(projects.map(({ id }) => id)).toEqual(expect.arrayContaining(EXCLUDED_PROJECT_IDS));
  });

  it('has GitLab’s defaults and pagination', async () => {
    expect((await ids('')).slice(0, 2)).toEqual([220, 219]);
    expect(await ids('')).toHaveLength(20);
    expect(await ids('?page=2')).toHaveLength(5);
    expect(await ids('?per_page=3&order_by=id&sort=asc')).toEqual([101, 102, 103]);
    expect((await ask('git', `${PROJECTS}?order_by=colour`)).status).toBe(400);
  });
});

describe('the analytics service', () => {
  it.each([
    ['sub_id=a&action=create&date=2026-01-15T12:00:00.000Z', 204],
    ['sub_id=a&action=rename&date=2026-01-15T12:00:00.000Z', 400],
    ['sub_id=a&action=create&date=15.1.2026', 400],
    ['action=create&date=2026-01-15T12:00:00.000Z', 400],
  ])('responds to %s with %i', async (query, status) => {
    expect((await ask('analytics', `?${query}`)).status).toBe(status);
    expect(vendor.world.analytics).toHaveLength(status === 204 ? 1 : 0);
  });
});

describe('the error tracker', () => {
  const ID = '0123456789abcdef0123456789abcdef';
  const EVENT = { event_id: ID, timestamp: 1, platform: 'javascript', transaction: '/manage/:id' };
  const TRACE = { trace_id: ID, span_id: '0123456789abcdef' };
  const TRANSACTION = { ...EVENT, type: 'transaction', start_timestamp: 0, contexts: { trace: TRACE } };
  const KEY = 'sentry_version=7&sentry_key=sandbox';
  const envelope = (type: string, event: unknown, id = ID) =>
    [{ event_id: id }, { type }, event].map((line) => JSON.stringify(line)).join('\n');

  it.each([
    ['an error', 'event', KEY, envelope('event', EVENT), 200],
    ['a visit', 'transaction', KEY, envelope('transaction', TRANSACTION), 200],
    ['another key', 'event', 'sentry_version=7&sentry_key=x', envelope('event', EVENT), 403],
    ['another version', 'event', 'sentry_version=1&sentry_key=sandbox', envelope('event', EVENT), 400],
    ['an event of another kind', 'session', KEY, envelope('session', EVENT), 400],
    ['an invalid visit', 'transaction', KEY, envelope('transaction', EVENT), 400],
    ['two ids', 'event', KEY, envelope('event', EVENT, 'x'), 400],
    ['no envelope', 'event', KEY, 'x', 400],
  ])('responds correctly to %s', async (_what, kind, query, body, status) => {
    const address = `/api/1/envelope/?${query}`;
    const answer = await ask('errors', address, { method: 'POST', body });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    const headers = { Authorization: 'Bearer x' };
    expect((await ask('errors', address, { method: 'POST', body, headers })).status).toBe(401);
    expect(vendor.world.errors.map((one) => [one.kind, one.event.event_id])).toEqual(
      status === 200 ? [[kind, ID]] : [],
    );
  });
});

describe('the storage', () => {
  const BYTES = new TextEncoder().encode('ACME DEFINITIONS ::= BEGIN END');
  const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');
  const HEADERS = { 'Content-Type': 'text/plain', 'Content-MD5': md5(BYTES) };

  async function addressOf(name: string): Promise<string> {
    const { body } = await vendor.call('owner', 'POST /instance/stack-owner-dues/upload', {
      'MIB/': [],
      'devicetemplates/': [],
      'lookups/custom/': [
        { name, content_length: BYTES.length, content_type: 'text/plain', md5_base64: md5(BYTES) },
      ],
      'snmplibs/': [],
      'webroot/icons/devices/': [],
    });
    return (body as Record<string, string>)[`lookups/custom/${name}`]?.slice(vendor.at.storage.length) ?? '';
  }
  const put = async (below: string, body: Uint8Array<ArrayBuffer> = BYTES, headers: HeadersInit = HEADERS) =>
    (await ask('storage', below, { method: 'PUT', body, headers })).status;

  it('accepts the declared bytes once, and lists them', async () => {
    const name = 'größe & mehr #1.ovl';
    const address = await addressOf(name);
    expect(await put(address)).toBe(200);
    expect(await put(address)).toBe(403);
    const { body } = await vendor.call('owner', 'GET /instance/stack-owner-dues/upload/s3');
    expect(body).toMatchObject({
      'lookups/custom/': [{ name, size: BYTES.length, last_modified: vendor.clock.seconds() }],
    });
    expect((await vendor.call('owner', 'POST /instance/stack-owner-dues/upload/s3')).status).toBe(204);
  });

  it('refuses other bytes, headers and URLs, and any upload after a minute', async () => {
    const address = await addressOf('a.ovl');
    expect(await put(address, BYTES.slice(1))).toBe(400);
    expect(await put(address, BYTES.toReversed())).toBe(400);
    expect(await put(address, BYTES, { ...HEADERS, 'Content-Type': 'text/html' })).toBe(403);
    expect(await put(address, BYTES, { 'Content-Type': 'text/plain' })).toBe(400);
    expect(await put(address.replace('a.ovl', 'b.ovl'))).toBe(403);
    expect(await put(address.replace(/signature=.*/, 'signature=made-up'))).toBe(403);
    vendor.clock.advance(61);
    expect(await put(address)).toBe(403);
  });

  it('serves certificates and invoices', async () => {
    const pem = await (await ask('storage', '/certificates/stack-owner-active.pem')).text();
    expect(pem).toMatch(/^-----BEGIN CERTIFICATE-----\n[\s\S]+-----END CERTIFICATE-----\n$/);
    const id = vendor.world.invoices[0]?.id ?? '';
    const invoice = await ask('storage', `/invoices/${id}.pdf`);
    expect(invoice.headers.get('Content-Disposition')).toBe(`attachment; filename="${id}.pdf"`);
    expect(await invoice.text()).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/);
    expect((await ask('storage', '/invoices/none.pdf')).status).toBe(404);
  });
});
