// The services beside the API: they get no token, and their failures aren't announced
// (docs/product/vendor-api.md#other-services).
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { server } from '../../../test/support/setup';
import { track } from '../subscriptions/analytics';
import { MalformedResponseError, NetworkError, StatusError } from './errors';
import { getExternal, getExternalText } from './external';
import { visitorQuery } from '../catalogue/visitor';

const USD = { currencyCode: 'USD' };

describe('getExternal', () => {
  it('sends no token and no cookies, and converts no keys', async () => {
    connectAs('owner');
    let arrived: Request | undefined;
    server.use(
      http.get('https://git.example/projects', ({ request }) => {
        arrived = request;
        return HttpResponse.json({ Response: { CountryCode: 'DE', some_key: null } });
      }),
    );
    const params = { per_page: '100', order_by: 'name' };
    expect(await getExternal('https://git.example/projects?a=b', { params })).toEqual({
      Response: { CountryCode: 'DE', some_key: null },
    });
    expect(arrived?.headers.get('Authorization')).toBeNull();
    expect(arrived?.credentials).not.toBe('include');
    expect(arrived?.url).toBe('https://git.example/projects?a=b&per_page=100&order_by=name');
  });

  it('throws the same errors as calls of the API', async () => {
    const { sandbox } = connectAs('owner');
    sandbox.faults.add({ path: '/geo', status: 503 });
    sandbox.faults.add({ path: '/geo', abort: true });
    await expect(getExternal(sandbox.at.geo)).rejects.toBeInstanceOf(StatusError);
    await expect(getExternal(sandbox.at.geo)).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('getExternalText', () => {
  const FILE = 'https://storage.example/a.pem';
  const answer = (body: string, type?: string) =>
    server.use(
      http.get(
        FILE,
        () => new HttpResponse(body, type === undefined ? {} : { headers: { 'Content-Type': type } }),
      ),
    );

  it.each([
    ['-----BEGIN CERTIFICATE-----\nMII=\n', 'application/x-pem-file'],
    ['Bag Attributes\n-----BEGIN CERTIFICATE-----', undefined],
  ])('returns %j of the type %s unchanged', async (body, type) => {
    answer(body, type);
    await expect(getExternalText(FILE)).resolves.toBe(body);
  });

  it.each([
    ['', 'text/plain'],
    ['{"message":"No."}', 'application/json'],
    ['Please sign in', 'text/html; charset=utf-8'],
    ['<!doctype html><title>Sign in</title>', 'application/x-pem-file'],
    ['\n  <?xml version="1.0"?><Error/>', undefined],
  ])('rejects %j of the type %s', async (body, type) => {
    answer(body, type);
    await expect(getExternalText(FILE)).rejects.toBeInstanceOf(MalformedResponseError);
  });
});

describe('the visitor’s location', () => {
  it('comes from the geo lookup', async () => {
    const { sandbox } = connectAs('owner');
    sandbox.world.visitor = { countryCode: 'DE', latitude: 49.4, longitude: 11.1 };
    expect(await announcing().client.query(visitorQuery())).toEqual({
      currencyCode: 'EUR',
      countryCode: 'DE',
      latitude: 49.4,
      longitude: 11.1,
    });
    expect(sandbox.log.since(0).some(({ hasAuthorization }) => hasAuthorization)).toBe(false);
  });

  it.each([
    ['an error', { status: 503 }],
    ['no answer', { abort: true }],
    ['HTML', { body: '<h1>Free Wi-Fi</h1>' }],
    ['another shape', { body: { CountryCode: 'DE' } }],
    ['null', { body: 'null' }],
    ['nothing', { status: 204 }],
  ])('is the default after %s, with no toast', async (_what, fault) => {
    const { sandbox } = connectAs('owner');
    sandbox.faults.add({ path: '/geo', ...fault });
    const { client, announced } = announcing();
    expect(await client.query(visitorQuery())).toEqual(USD);
    expect(announced).toEqual([]);
  });
});

describe('analytics', () => {
  it('gets the action, the subscription and the time', async () => {
    const { sandbox } = connectAs('owner');
    track('sub&1', 'cancel', Date.UTC(2026, 6, 1, 12, 30, 15, 7));
    await expect.poll(() => sandbox.world.analytics).toHaveLength(1);
    expect(sandbox.world.analytics[0]).toMatchObject({
      subId: 'sub&1',
      action: 'cancel',
      date: '2026-07-01T12:30:15.007Z',
    });
    const [request] = sandbox.log.since(0);
    expect(request).toMatchObject({ method: 'GET', hasAuthorization: false });
    expect(request?.path).toBe('/analytics?sub_id=sub%261&action=cancel&date=2026-07-01T12:30:15.007Z');
  });

  it.each([{ status: 500 }, { abort: true }])(
    'can fail without any effect on the portal: %o',
    async (fault) => {
      const { sandbox } = connectAs('owner');
      sandbox.faults.add({ path: '/analytics', ...fault });
      track('sub-1', 'create');
      await expect.poll(() => sandbox.log.since(0)[0]?.status).toBeDefined();
      expect(sandbox.log.since(0)).toHaveLength(1);
    },
  );
});
