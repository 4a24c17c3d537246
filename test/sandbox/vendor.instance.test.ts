// The vendor API's instance calls: what they do, and what they refuse that the list of calls allows (contract.test.ts has the rest).
import { beforeEach, describe, expect, it } from 'vitest';
import type { VendorCaller } from './vendorCaller.ts';
import { createCaller } from './vendorCaller.ts';

let vendor: VendorCaller;
beforeEach(() => {
  vendor = createCaller();
});

const ACTIVE = '/instance/stack-owner-active';
const AN_ADDRESS: unknown = expect.stringMatching(
  /^http:\/\/localhost:4400\/storage\/stack-owner-active\/MIB\/a\.mib\?signature=/,
);
const SUNDRY_MD5 = '1B2M2Y8AsgTpgAmY7PhCfg==';

describe('the permissions for an instance', () => {
  it.each([
    ['admin', 'GET', '/nats', 200],
    ['involved', 'GET', '/nats', 200],
    ['user', 'GET', '/nats', 403],
    ['newcomer', 'GET', '/nats', 404],
    ['user', 'GET', '/timezone', 200],
    ['admin', 'GET', '/upload/s3', 403],
    ['involved', 'GET', '/upload/s3', 200],
    ['user', 'GET', '/users', 403],
    ['user', 'PUT', '/restart', 403],
  ])('let %s calling %s %s get %i', async (persona, method, path, status) => {
    expect((await vendor.call(persona, `${method} ${ACTIVE}${path}`)).status).toBe(status);
  });

  it('are checked by the stack’s id, not the subscription’s', async () => {
    expect((await vendor.call('owner', 'GET /instance/sub-owner-active/timezone')).status).toBe(404);
    expect((await vendor.call('cancelled', 'GET /instance/stack-cancelled-first/timezone')).status).toBe(404);
  });

  it('don’t allow changes during a preparation, or after it failed', async () => {
    const timezone = 'UTC';
    for (const stack of ['stack-owner-preparing', 'stack-owner-failed']) {
      expect((await vendor.call('owner', `GET /instance/${stack}/timezone`)).status).toBe(200);
      expect((await vendor.call('owner', `POST /instance/${stack}/timezone`, { timezone })).status).toBe(409);
      expect((await vendor.call('owner', `PUT /instance/${stack}/restart`)).status).toBe(409);
    }
  });
});

describe('the Multi-Platform Probe', () => {
  const toggle = (operation: unknown) => vendor.call('owner', `POST ${ACTIVE}/nats`, { operation });

  it('has a running configuration for some time after each toggle', async () => {
    expect((await vendor.call('owner', `GET ${ACTIVE}/nats`)).body).toEqual({
      nats_enabled: true,
      is_sfn_running: false,
    });
    expect((await toggle('disable')).body).toEqual({ nats_enabled: false, is_sfn_running: true });
    expect((await toggle('enable')).status).toBe(409);
    vendor.clock.advance(8);
    expect((await vendor.call('owner', `GET ${ACTIVE}/nats`)).body).toEqual({
      nats_enabled: false,
      is_sfn_running: false,
    });
    expect((await toggle('disable')).status).toBe(409);
  });

  it('has a certificate while it is enabled', async () => {
    expect((await vendor.call('owner', `GET ${ACTIVE}/nats/certificate`)).body).toEqual({
      url: 'http://localhost:4400/storage/certificates/stack-owner-active.pem',
    });
    expect((await vendor.call('owner', 'GET /instance/stack-owner-dues/nats/certificate')).status).toBe(409);
  });
});

describe('multifactor authentication of all users', () => {
  const BODY = { stackId: 'stack-owner-active', mfa_flag: true, fqdn: 'acme-hq.my-prtg.example' };

  it('can be read and set', async () => {
    const verify = 'GET /instance/mfa/verify/stack-owner-active';
    expect((await vendor.call('owner', verify)).body).toEqual({ mfa_flag: false });
    const answer = await vendor.call('owner', 'POST /instance/mfa/toggle/stack-owner-active', BODY);
    expect(answer.body).toEqual({ mfa_flag: true });
    expect((await vendor.call('owner', verify)).body).toEqual({ mfa_flag: true });
  });

  it.each([{ stackId: 'stack-owner-dues' }, { fqdn: 'acme-hq' }])('rejects %o', async (change) => {
    const body = { ...BODY, ...change };
    expect((await vendor.call('owner', 'POST /instance/mfa/toggle/stack-owner-active', body)).status).toBe(
      400,
    );
  });
});

describe('data collection', () => {
  it.each([
    [false, false, 200],
    [true, false, 200],
    [true, true, 200],
    [false, true, 422],
  ])('set to (%s, %s) leads to %i', async (data_collection_flag, extended_consent_flag, status) => {
    const flags = { data_collection_flag, extended_consent_flag };
    expect((await vendor.call('owner', `POST ${ACTIVE}/datascience/toggle`, flags)).status).toBe(status);
    const { body } = await vendor.call('owner', `GET ${ACTIVE}/datascience/verify`);
    expect(body).toEqual(
      status === 200 ? flags : { data_collection_flag: true, extended_consent_flag: false },
    );
  });
});

describe('a restart', () => {
  it('takes some time, and can’t run twice at a time', async () => {
    const state = async () =>
      (
        await vendor.call('owner', 'POST /customer/instances/stack-owner-active/status', {
          accepted_states: ['RUNNING'],
        })
      ).body;
    expect((await vendor.call('owner', `PUT ${ACTIVE}/restart`)).status).toBe(202);
    expect(await state()).toEqual({ status: 'REBOOTING', accepted: false });
    expect((await vendor.call('owner', `PUT ${ACTIVE}/restart`)).status).toBe(409);
    vendor.clock.advance(8);
    expect(await state()).toEqual({ status: 'RUNNING', accepted: true });
  });
});

describe('the timezone', () => {
  it.each([
    [{ timezone: 'Tokyo Standard Time' }, 200],
    [{ timezone: 'UTC+12' }, 200],
    [{ timezone: 'Tokyo' }, 422],
  ])('set to %o leads to %i', async (body, status) => {
    expect((await vendor.call('admin', `POST ${ACTIVE}/timezone`, body)).status).toBe(status);
    expect((await vendor.call('admin', `GET ${ACTIVE}/timezone`)).body).toEqual(
      status === 200 ? body : { timezone: 'W. Europe Standard Time' },
    );
  });
});

describe('uploads', () => {
  const file = { name: 'a.mib', content_length: 3, content_type: 'text/plain', md5_base64: SUNDRY_MD5 };
  const declaration = (files: unknown[]) => ({
    'MIB/': files,
    'devicetemplates/': [],
    'lookups/custom/': [],
    'snmplibs/': [],
    'webroot/icons/devices/': [],
  });

  it('are listed in all five folders', async () => {
    const { body } = await vendor.call('owner', `GET ${ACTIVE}/upload/s3`);
    const listing = body as Record<string, unknown[]>;
    expect(Object.keys(listing)).toEqual(Object.keys(declaration([])));
    expect(Object.keys(listing['MIB/']?.[0] ?? {})).toEqual(['name', 'size', 'last_modified']);
  });

  it('get a URL for each file', async () => {
    const { status, body } = await vendor.call('owner', `POST ${ACTIVE}/upload`, declaration([file]));
    expect(status).toBe(200);
    expect(body).toEqual({
      'MIB/a.mib': AN_ADDRESS,
    });
  });

  it.each([
    [{ content_length: 1_048_577 }, 400],
    [{ content_length: 1_048_576 }, 200],
    [{ name: '../a.mib' }, 422],
  ])('declared with %o lead to %i', async (change, status) => {
    const body = declaration([{ ...file, ...change }]);
    expect((await vendor.call('owner', `POST ${ACTIVE}/upload`, body)).status).toBe(status);
  });

  it('require all five keys, at least one file, and unique names', async () => {
    const upload = (body: unknown) => vendor.call('owner', `POST ${ACTIVE}/upload`, body);
    expect((await upload({ 'MIB/': [file] })).status).toBe(400);
    expect((await upload(declaration([]))).status).toBe(422);
    expect((await upload(declaration([file, file]))).status).toBe(422);
  });

  it('are delivered without a body, and templates by their number', async () => {
    expect((await vendor.call('owner', `POST ${ACTIVE}/upload/s3`)).status).toBe(204);
    expect((await vendor.call('owner', `POST ${ACTIVE}/upload/s3`, {})).status).toBe(400);
    expect((await vendor.call('owner', 'POST /instance/stack-owner-dues/upload/s3')).status).toBe(409);
    const git = (project_id: unknown) => vendor.call('owner', `POST ${ACTIVE}/upload/git`, { project_id });
    expect((await git(201)).status).toBe(204);
    expect((await git('201')).status).toBe(400);
    expect((await git(101)).status).toBe(404);
    expect(vendor.world.stacks.get('stack-owner-active')?.deliveredProjects).toEqual([201]);
  });
});

describe('the enterprise connection', () => {
  const HAS = '/instance/enterprise-connection/stack-owner-active';
  const NONE = '/instance/enterprise-connection/stack-owner-dues';
  const WITHOUT_SECRET = {
    tenant_domain: 'acme.onmicrosoft.com',
    client_id: 'client-1',
    domain_aliases: ['acme.example'],
  };
  const OPTIONS = { ...WITHOUT_SECRET, client_secret: 'typed' };
  const NEW = { name: 'acme-factory-entra', strategy: 'waad', options: OPTIONS };

  it('is returned with all its options and a masked secret', async () => {
    const { body } = await vendor.call('owner', `GET ${HAS}`);
    expect(body).toMatchObject({
      id: 'con_acme-hq',
      strategy: 'waad',
      options: {
        tenant_domain: 'acme.onmicrosoft.com',
        tenantId: '6f1c9e0a-51c4-4c5e-9a57-0e1f7c1d2b3a',
        useCommonEndpoint: false,
        client_secret: '************',
        upstream_params: { loginHint: { alias: 'login_hint' } },
      },
    });
  });

  it('can be created, changed and deleted', async () => {
    expect((await vendor.call('owner', `GET ${NONE}`)).status).toBe(404);
    expect((await vendor.call('owner', `PATCH ${NONE}`, { options: OPTIONS })).status).toBe(404);
    expect((await vendor.call('owner', `DELETE ${NONE}`)).status).toBe(404);
    const made = await vendor.call('owner', `POST ${NONE}`, NEW);
    expect(made).toMatchObject({ status: 201, body: { options: { client_secret: '************' } } });
    expect((await vendor.call('owner', `POST ${NONE}`, NEW)).status).toBe(409);
    expect((await vendor.call('owner', `DELETE ${NONE}`)).status).toBe(204);
    expect((await vendor.call('owner', `GET ${NONE}`)).status).toBe(404);
  });

  it('is replaced by a PATCH, except for a secret that wasn’t sent', async () => {
    const { status } = await vendor.call('owner', `PATCH ${HAS}`, { options: WITHOUT_SECRET });
    expect(status).toBe(200);
    expect(vendor.world.stacks.get('stack-owner-active')?.connection?.options).toEqual({
      ...WITHOUT_SECRET,
      client_secret: 'kept-by-the-provider-only',
    });
  });

  it.each([
    [{ client_secret: '************' }, 422],
    [{ client_id: ' ' }, 422],
    [{ tenant_domain: 'no domain' }, 422],
    [{ domain_aliases: ['acme'] }, 422],
  ])('with the options %o leads to %i', async (change, status) => {
    const options = { ...OPTIONS, ...change };
    expect((await vendor.call('owner', `PATCH ${HAS}`, { options })).status).toBe(status);
    expect((await vendor.call('owner', `POST ${NONE}`, { ...NEW, options })).status).toBe(status);
  });

  it('is rejected with an invalid name or no secret', async () => {
    const statusOf = async (body: unknown) => (await vendor.call('owner', `POST ${NONE}`, body)).status;
    expect(await statusOf({ ...NEW, name: 'a b' })).toBe(422);
    expect(await statusOf({ ...NEW, options: WITHOUT_SECRET })).toBe(400);
  });
});

describe('the monitoring users', () => {
  it('have five fields each, and some never signed in', async () => {
    const { body } = await vendor.call('owner', `GET ${ACTIVE}/users`);
    const users = body as Record<string, unknown>[];
    expect(users[0]).toMatchObject({ access_level: 'owner' });
    expect(Object.keys(users[0] ?? {})).toEqual(['id', 'name', 'email', 'access_level', 'last_login']);
    expect(users.some(({ last_login }) => last_login === null)).toBe(true);
  });
});
