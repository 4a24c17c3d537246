// The vendor API's customer calls: what they do, and what they refuse that the list of calls allows (contract.test.ts has the rest).
import { beforeEach, describe, expect, it } from 'vitest';
import type { VendorCaller } from './vendorCaller.ts';
import { createCaller } from './vendorCaller.ts';

let vendor: VendorCaller;
beforeEach(() => {
  vendor = createCaller();
});

const A_TEXT: unknown = expect.any(String);
const A_SENTENCE: unknown = expect.stringMatching(/\.$/);
const ORDER = {
  subdomain: 'my-company',
  plan_id: 'prtg-500-monthly-eur',
  region: 'eu-west-1',
  tester: false,
};

describe('every call of the sandbox’s API', () => {
  it('responds to preflights, and with a JSON 404 to unknown paths', async () => {
    const preflight = await vendor.call('', 'OPTIONS /customer/subscriptions');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization, Content-Type');
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PUT, PATCH, DELETE');
    const unknown = await vendor.call('owner', 'GET /customer/nothing');
    expect(unknown).toMatchObject({ status: 404, body: { message: A_TEXT } });
    expect(unknown.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, Date');
    expect(unknown.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect((await vendor.call('', 'GET /customer/nothing')).status).toBe(401);
  });
});

describe('the catalogue', () => {
  it('contains plans and regions without internal fields', async () => {
    const { body: plans } = await vendor.call('owner', 'GET /public/plans?all_bundles=1');
    expect(plans).toContainEqual({
      id: 'trial_2017',
      bundle: 'prtg-trial-2017-06-01',
      name: 'Trial Plan',
      price: 0,
      currency_code: 'EUR',
      period: 1,
      period_unit: 'month',
      trial: true,
    });
    expect((plans as { id: string }[]).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['old-1000-monthly-eur', 'cutoff-500-monthly-eur', 'undated-500-monthly-eur']),
    );

    const { body: regions } = await vendor.call('owner', 'GET /public/regions');
    expect(regions).toContainEqual({
      code: 'eu-south-2',
      location: 'Spain',
      nation: 'Europe',
      longitude: -3.7,
      latitude: 40.42,
    });
  });

  it('contains roles by subscription, except for one that is being created', async () => {
    const { body } = await vendor.call('owner', 'GET /authorization/permissions');
    const { resources } = body as { resources: { resource_id: string }[] };
    expect(resources).toContainEqual({
      resource_id: 'sub-owner-active',
      resource_type: 'subscription',
      role: 'owner',
    });
    expect(resources.map(({ resource_id }) => resource_id)).not.toContain('sub-owner-preparing');
    expect((await vendor.call('admin', 'GET /authorization/permissions')).body).toMatchObject({
      resources: [{ role: 'admin' }, { role: 'admin' }],
    });
  });
});

describe('the subscriptions', () => {
  it('are listed in every state, except for ended ones', async () => {
    const { body } = await vendor.call('owner', 'GET /customer/subscriptions');
    const rows = body as { id: string; subscription_status: string; stack_status: string }[];
    expect(rows.map((row) => [row.id, row.subscription_status, row.stack_status])).toEqual([
      ['sub-owner-active', 'active', 'ready'],
      ['sub-owner-cancelling', 'active', 'ready'],
      ['sub-owner-nonrenewing', 'non_renewing', 'ready'],
      ['sub-owner-preparing', 'active', 'not_ready'],
      ['sub-owner-failed', 'active', 'failed'],
      ['sub-owner-unknown', 'active', 'migrating'],
      ['sub-owner-dues', 'active', 'ready'],
    ]);
    expect((await vendor.call('cancelled', 'GET /customer/subscriptions')).body).toEqual([]);
    expect((await vendor.call('newcomer', 'GET /customer/subscriptions')).body).toEqual([]);
  });

  it.each([
    ['owner', 'sub-trial', 404],
    ['owner', 'sub-none', 404],
    ['user', 'sub-owner-active', 200],
  ])('respond to the persona “%s” reading %s with %i', async (persona, id, status) => {
    expect((await vendor.call(persona, `GET /customer/subscriptions/${id}`)).status).toBe(status);
  });

  it('include one in preparation that starts when it is first read', async () => {
    const status = async () =>
      (
        (await vendor.call('owner', 'GET /customer/subscriptions/sub-owner-preparing')).body as {
          stack_status: string;
        }
      ).stack_status;
    vendor.clock.advance(1000);
    expect(await status()).toBe('not_ready');
    vendor.clock.advance(30);
    expect(await status()).toBe('ready');
  });
});

describe('ordering', () => {
  it('leads through a hosted page to a subscription that becomes ready, and then to its role', async () => {
    const page = await vendor.call('newcomer', 'POST /customer/subscriptions', {
      ...ORDER,
      plan_id: 'trial_2017',
    });
    const { id } = page.body as { id: string };
    expect(page.body).toEqual({
      id,
      type: 'checkout_new',
      url: `http://localhost:4400/billing/checkout/${id}`,
      state: 'created',
      embed: true,
      created_at: vendor.clock.seconds(),
      expires_at: vendor.clock.seconds() + 10_800,
    });
    const asked = `GET /customer/subscriptions/hosted_page/${id}`;
    expect((await vendor.call('newcomer', asked)).status).toBe(409);
    const subscriptionId = vendor.world.completeCheckout(id);
    expect((await vendor.call('owner', asked)).status).toBe(404);
    expect((await vendor.call('newcomer', asked)).body).toMatchObject({
      id: subscriptionId,
      name: 'my-company',
      subscription_status: 'in_trial',
      stack_status: 'not_ready',
    });
    expect(vendor.world.mails.at(-1)).toMatchObject({ to: 'nora@newcomer.example' });

    const permissions = async () => (await vendor.call('newcomer', 'GET /authorization/permissions')).body;
    expect(await permissions()).toEqual({ resources: [] });
    vendor.clock.advance(20);
    const read = await vendor.call('newcomer', `GET /customer/subscriptions/${subscriptionId}`);
    expect(read.body).toMatchObject({ stack_status: 'ready' });
    expect(await permissions()).toMatchObject({
      resources: [{ resource_id: subscriptionId, role: 'owner' }],
    });
    const again = { ...ORDER, subdomain: 'another', plan_id: 'trial_2017' };
    expect((await vendor.call('newcomer', 'POST /customer/subscriptions', again)).status).toBe(409);
  });

  it.each([
    [422, { plan_id: 'no-such-plan' }],
    [422, { plan_id: 'old-1000-monthly-eur' }],
    [422, { region: 'mars-north-1' }],
    [403, { tester: true }],
    [409, { subdomain: 'acme-hq' }],
    [409, { subdomain: 'taken-name' }],
    [400, { subdomain: 'a'.repeat(61) }],
    [200, { subdomain: 'a'.repeat(60) }],
    [200, { subdomain: 'a--b' }],
  ])('responds with %i to %o', async (status, change) => {
    const answer = await vendor.call('newcomer', 'POST /customer/subscriptions', { ...ORDER, ...change });
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.body).toEqual({ message: A_SENTENCE });
  });

  it('allows testers to create test subscriptions', async () => {
    const answer = await vendor.call('tester', 'POST /customer/subscriptions', { ...ORDER, tester: true });
    expect(answer.status).toBe(200);
  });
});

describe('sentinels', () => {
  const stackStatus = async (id: string) =>
    ((await vendor.call('newcomer', `GET /customer/subscriptions/${id}`)).body as { stack_status: string })
      .stack_status;

  it('can forbid reading: forbidden-3- three times, forbidden- always', async () => {
    const thrice = await vendor.buy('newcomer', 'forbidden-3-x');
    const always = await vendor.buy('newcomer', 'forbidden-x');
    vendor.clock.advance(100);
    const statuses = async (id: string) => {
      const seen = [];
      for (let n = 0; n < 12; n += 1) {
        seen.push((await vendor.call('newcomer', `GET /customer/subscriptions/${id}`)).status);
      }
      return seen;
    };
    expect(await statuses(thrice)).toEqual([403, 403, 403, ...Array<number>(9).fill(200)]);
    expect(await statuses(always)).toEqual(Array<number>(12).fill(403));
    expect(await stackStatus(thrice)).toBe('ready');
  });

  it('can change a preparation: slow- takes ten times as long, failing- fails', async () => {
    const slow = await vendor.buy('newcomer', 'slow-one');
    const failing = await vendor.buy('newcomer', 'failing-one');
    vendor.clock.advance(199);
    expect([await stackStatus(slow), await stackStatus(failing)]).toEqual(['not_ready', 'failed']);
    vendor.clock.advance(1);
    expect(await stackStatus(slow)).toBe('ready');
  });
});

describe('changing the plan', () => {
  it.each([
    ['owner', 'sub-owner-active', 'prtg-1000-yearly-eur', 409],
    ['owner', 'sub-owner-active', 'prtg-1000-yearly-usd', 422],
    ['owner', 'sub-owner-active', 'trial_2017', 422],
    ['owner', 'sub-owner-active', 'test-500-monthly-eur', 422],
    ['owner', 'sub-owner-preparing', 'prtg-1000-yearly-eur', 409],
    ['owner', 'sub-owner-failed', 'prtg-1000-yearly-eur', 409],
    ['cancelled', 'sub-cancelled-first', 'prtg-1000-yearly-eur', 409],
    ['admin', 'sub-owner-active', 'prtg-2500-yearly-eur', 403],
    ['involved', 'sub-owner-active', 'prtg-2500-yearly-eur', 403],
    ['reseller', 'sub-reseller-north', 'prtg-2500-yearly-usd', 200],
  ])('as %s of %s to %s leads to %i', async (persona, id, plan_id, status) => {
    const answer = await vendor.call(persona, `PUT /customer/subscriptions/${id}`, { plan_id });
    expect(answer.status).toBe(status);
  });

  it('turns a trial into a paid subscription that is prepared again with the same roles', async () => {
    const plan_id = 'prtg-500-3y-annually-eur';
    const { body } = await vendor.call('trial', 'PUT /customer/subscriptions/sub-trial', { plan_id });
    expect(body).toMatchObject({ type: 'checkout_existing' });
    expect(vendor.world.completeCheckout((body as { id: string }).id)).toBe('sub-trial');
    const read = await vendor.call('trial', 'GET /customer/subscriptions/sub-trial');
    expect(read.body).toMatchObject({
      plan_id,
      subscription_status: 'active',
      stack_status: 'not_ready',
      expires_at: null,
    });
    expect((await vendor.call('trial', 'GET /authorization/permissions')).body).toMatchObject({
      resources: [{ resource_id: 'sub-trial' }],
    });
  });
});

describe('cancelling and reactivating', () => {
  const cancel = (persona: string, id: string, code = 'other') =>
    vendor.call(persona, `DELETE /customer/subscriptions/${id}?subscription_cancel_reason_code=${code}`);

  it.each([
    ['trial', 'sub-trial', { subscription_status: 'cancelled' }],
    ['mfa', 'sub-mfa', { subscription_status: 'non_renewing', cancel_reason_code: 'other' }],
    ['owner', 'sub-owner-active', { subscription_status: 'active', action_at_term_end: 'cancel' }],
    ['owner', 'sub-owner-failed', { subscription_status: 'cancelled' }],
  ])('as %s, %s becomes %o', async (persona, id, expected) => {
    expect(await cancel(persona, id)).toMatchObject({ status: 200, body: expected });
    expect(vendor.world.mails).toHaveLength(1);
    expect((await cancel(persona, id)).status).toBe(409);
  });

  it('is refused for an unknown reason, and without the permission', async () => {
    expect((await cancel('owner', 'sub-owner-active', 'whim')).status).toBe(422);
    expect((await cancel('admin', 'sub-owner-active')).status).toBe(403);
  });

  it.each([
    ['owner', 'sub-owner-nonrenewing', 200],
    ['owner', 'sub-owner-cancelling', 200],
    ['owner', 'sub-owner-active', 409],
    ['cancelled', 'sub-cancelled-first', 409],
    ['admin', 'sub-owner-active', 403],
  ])('as %s for %s leads to %i on reactivating', async (persona, id, status) => {
    const answer = await vendor.call(persona, `POST /customer/subscriptions/${id}/reactivate`);
    expect(answer.status).toBe(status);
    if (status === 200) {
      expect(answer.body).toMatchObject({
        subscription_status: 'active',
        action_at_term_end: 'renew',
        cancel_reason_code: null,
      });
    }
  });
});

describe('changing the subdomain', () => {
  const change = (persona: string, id: string, subdomain: string) =>
    vendor.call(persona, `PUT /customer/subscriptions/${id}/subdomain`, { subdomain });

  it('changes the domain and the name, and prepares the instance again', async () => {
    expect((await change('owner', 'sub-owner-active', 'acme-new')).body).toMatchObject({
      fqdn: 'acme-new.my-prtg.example',
      name: 'acme-new',
      stack_status: 'not_ready',
    });
    expect((await change('owner', 'sub-owner-active', 'acme-newer')).status).toBe(409);
  });

  it.each([
    ['owner', 'acme-hq', 409],
    ['owner', 'acme-lab', 409],
    ['owner', 'taken-x', 409],
    ['user', 'acme-new', 403],
  ])('as %s to %s leads to %i', async (persona, subdomain, status) => {
    expect((await change(persona, 'sub-owner-active', subdomain)).status).toBe(status);
  });
});

describe('status calls', () => {
  it.each([
    ['stacks', ['CREATE_COMPLETE', 'UPDATE_COMPLETE'], { status: 'CREATE_COMPLETE', accepted: true }],
    ['stacks', ['UPDATE_COMPLETE'], { status: 'CREATE_COMPLETE', accepted: false }],
    ['instances', ['RUNNING'], { status: 'RUNNING', accepted: true }],
  ])('for %s accepting %o return the right status', async (kind, accepted_states, expected) => {
    const line = `POST /customer/${kind}/stack-owner-active/status`;
    expect((await vendor.call('admin', line, { accepted_states })).body).toEqual(expected);
  });

  it('are not accepted while the stack is created', async () => {
    const line = 'POST /customer/stacks/stack-owner-preparing/status';
    const accepted_states = ['CREATE_COMPLETE'];
    expect((await vendor.call('owner', line, { accepted_states })).body).toEqual({
      status: 'CREATE_IN_PROGRESS',
      accepted: false,
    });
  });
});

describe('the account', () => {
  it('gets a password reset e-mail, unless a directory manages the password', async () => {
    expect((await vendor.call('owner', 'POST /customer/reset_password')).status).toBe(204);
    expect(vendor.world.mails).toMatchObject([{ to: 'owner@acme.example', subject: 'Reset your password' }]);
    expect((await vendor.call('directory', 'POST /customer/reset_password')).status).toBe(409);
  });

  it.each([
    ['owner', { mfa_flag: true }, 200],
    ['mfa', { mfa_flag: false }, 200],
    ['forced', { mfa_flag: false }, 403],
    ['directory', { mfa_flag: true }, 409],
  ])('of %s responds to setting multifactor authentication to %o with %i', async (persona, body, status) => {
    const before = vendor.world.accountByKey(persona)?.useMfa;
    expect((await vendor.call(persona, 'PUT /customer/mfa', body)).status).toBe(status);
    expect(vendor.world.accountByKey(persona)?.useMfa).toBe(status === 200 ? body.mfa_flag : before);
  });

  it('can open billing as an owner or a new customer, but not as an administrator', async () => {
    const { body } = await vendor.call('owner', 'POST /customer/billing_details');
    const session = body as { token: string; access_url: string };
    expect(session.access_url).toBe(`http://localhost:4400/billing/portal/${session.token}`);
    expect((await vendor.call('newcomer', 'POST /customer/billing_details')).status).toBe(200);
    expect((await vendor.call('admin', 'POST /customer/billing_details')).status).toBe(403);
  });
});

describe('the invoices', () => {
  it('are those of subscriptions whose invoices the user can manage', async () => {
    const { body } = await vendor.call('owner', 'GET /customer/invoices');
    const invoices = body as { id: string; status: string }[];
    expect(invoices).toHaveLength(40);
    expect(new Set(invoices.map(({ status }) => status))).toEqual(
      new Set(['paid', 'not_paid', 'posted', 'pending', 'voided']),
    );
    expect((await vendor.call('admin', 'GET /customer/invoices')).body).toEqual([]);
  });

  it('can be downloaded once they are issued', async () => {
    const { body } = await vendor.call('owner', 'GET /customer/invoices');
    const invoices = body as { id: string; status: string }[];
    const of = (status: string) => invoices.find((invoice) => invoice.status === status)?.id ?? '';
    const paid = `/customer/invoices/${of('paid')}`;
    expect((await vendor.call('owner', `GET ${paid}`)).body).toEqual({
      download_url: `http://localhost:4400/storage/invoices/${of('paid')}.pdf`,
    });
    expect((await vendor.call('owner', `GET /customer/invoices/${of('pending')}`)).status).toBe(409);
    expect((await vendor.call('admin', `GET ${paid}`)).status).toBe(403);
    expect((await vendor.call('newcomer', `GET ${paid}`)).status).toBe(404);
  });
});

describe('a region transfer request', () => {
  const request = (persona: string, region: string, customer = `${persona}@acme.example`) =>
    vendor.call(persona, 'POST /customer/stacks/stack-owner-active/region/request_transfer', {
      region,
      customer,
    });

  it('is mailed to support, once', async () => {
    expect((await request('admin', 'us-west-2')).status).toBe(204);
    expect(vendor.world.mails).toMatchObject([{ to: 'support@vendor.example' }]);
    expect((await request('owner', 'us-west-2')).status).toBe(409);
  });

  it.each([
    ['owner', 'eu-central-1', undefined, 409],
    ['owner', 'nowhere', undefined, 422],
    ['owner', 'us-west-2', 'somebody@else.example', 422],
    ['user', 'us-west-2', undefined, 403],
    ['newcomer', 'us-west-2', undefined, 404],
  ])('as %s to %s for %s leads to %i', async (persona, region, customer, status) => {
    const email = customer ?? vendor.world.accountByKey(persona)?.email;
    expect((await request(persona, region, email)).status).toBe(status);
  });
});
