// The vendor API's supporter calls: what they do, and what they refuse that the list of calls allows (contract.test.ts has the
// rest).
import { beforeEach, describe, expect, it } from 'vitest';
import type { VendorCaller } from './vendorCaller.ts';
import { createCaller } from './vendorCaller.ts';

let vendor: VendorCaller;
beforeEach(() => {
  vendor = createCaller();
});

const A_TEXT: unknown = expect.any(String);
const STACK = 'prtg-owner-active';

it('support staff own no subscriptions, and find a stack by its name, not by its id', async () => {
  expect((await vendor.call('staff', 'GET /customer/subscriptions/sub-owner-active')).status).toBe(404);
  expect((await vendor.call('staff', 'GET /supporter/users/stack-owner-active')).status).toBe(404);
  const none = 'GET /supporter/connections/enterprise/prtg-owner-dues';
  expect((await vendor.call('staff', none)).status).toBe(404);
});

describe('the supporter search', () => {
  const search = async (text: string) =>
    (await vendor.call('staff', 'POST /supporter/stacks', { search: text })).body as { name: string }[];

  it.each([['acme-hq'], ['sub-owner-active'], ['i-owner-active'], ['prtg-owner-active']])(
    'finds a stack by %s',
    async (text) => {
      expect(await search(text)).toEqual([
        {
          name: 'prtg-owner-active',
          instance_id: 'i-owner-active',
          subscription_id: 'sub-owner-active',
          customer_id: 'cus-owner',
          subdomain: 'acme-hq',
          status: 'CREATE_COMPLETE',
        },
      ]);
    },
  );

  it('finds an exact name alone, a customer’s stacks by e-mail, nothing, or thousands', async () => {
    expect(await search('prtg-fleet-1')).toHaveLength(1);
    expect(await search('owner@acme.example')).toHaveLength(7);
    expect(await search('no such thing')).toEqual([]);
    expect(await search('prtg-fleet-')).toHaveLength(5050);
    expect((await vendor.call('staff', 'POST /supporter/stacks', { search: ' ' })).status).toBe(400);
  });

  it('finds a customer by the whole e-mail address, or by part of name, company or address', async () => {
    const customers = async (query: string) => {
      const { body } = await vendor.call('staff', `GET /supporter/${query}`);
      return body as { customer_id: string; stacks: string[] }[];
    };
    expect(await customers('customers?email=Tim@trialcorp.example')).toEqual([
      {
        customer_id: 'cus-trial',
        email: 'tim@trialcorp.example',
        first_name: 'Tim',
        last_name: 'Trial',
        company: 'Trialcorp',
        country: 'DE',
        stacks: ['prtg-trial'],
      },
    ]);
    expect(await customers('customers?email=tim')).toEqual([]);
    expect((await customers('customers2?search=tim%20tr')).map(({ customer_id }) => customer_id)).toEqual([
      'cus-trial',
    ]);
    expect((await customers('customers2?search=north%20ind'))[0]?.stacks).toEqual(['prtg-reseller-north']);
  });

  it('finds a customer’s hierarchy', async () => {
    const hierarchy = async (id: string) =>
      (await vendor.call('staff', `GET /supporter/customers/${id}/hierarchy`)).body as {
        children: unknown[];
      };
    expect(await hierarchy('cus-north')).toMatchObject({
      id: 'cus-reseller',
      type: 'reseller',
      children: [{ id: 'cus-north', type: 'customer', children: [] }],
    });
    expect((await hierarchy('cus-distributor')).children).toHaveLength(10);
  });
});

describe('a stack in the supporter area', () => {
  it('can have incongruities', async () => {
    const odd = await vendor.call('staff', 'GET /supporter/stacks/prtg-reseller-trial/incongruities');
    expect(odd.body).toHaveLength(2);
  });

  it('opens remote desktop only for the right subdomain', async () => {
    const open = (subdomain: string) =>
      vendor.call('staff', `POST /supporter/instances/${STACK}/ports/rdp/open`, { subdomain });
    expect((await open('acme-hq')).body).toEqual({
      rdp_password: A_TEXT,
      host: 'acme-hq.my-prtg.example',
      port: 3389,
      username: 'Administrator',
      open_until: vendor.clock.seconds() + 3600,
    });
    expect((await open('acme-lab')).status).toBe(422);
  });
});

describe('extending a trial', () => {
  const DAY = 86_400;
  const extend = (id: string, days: number, agent_comment = 'Asked by phone') =>
    vendor.call('staff', `POST /supporter/subscriptions/${id}/extend`, {
      trial_end: vendor.clock.seconds() + days * DAY,
      agent_comment,
    });

  it('changes its end', async () => {
    expect((await extend('sub-trial', 30)).body).toMatchObject({
      id: 'sub-trial',
      expires_at: vendor.clock.seconds() + 30 * DAY,
    });
  });

  it.each([
    ['sub-owner-active', 30, undefined, 409],
    ['sub-trial', 5, undefined, 422],
    ['sub-trial', 400, undefined, 422],
    ['sub-trial', 30, ' ', 422],
    ['sub-reseller-trial', 30, undefined, 409],
  ])('of %s by %f days with the comment %s leads to %i', async (id, days, comment, status) => {
    expect((await extend(id, days, comment)).status).toBe(status);
  });
});

describe('resizing an instance', () => {
  const resize = (name: string, instance_type: string) =>
    vendor.call('staff', `POST /supporter/stacks/${name}/resize`, { instance_type });

  it('is scheduled, and keeps the stack busy without changing what the customer sees', async () => {
    const instanceType = async () =>
      (
        (await vendor.call('staff', `GET /supporter/instances/${STACK}/getInstanceData`)).body as {
          instance_type: string;
        }
      ).instance_type;
    expect((await resize(STACK, 'm5.4xlarge')).body).toEqual({
      instance_type: 'm5.4xlarge',
      instance_id: 'i-owner-active',
    });
    expect(await instanceType()).toBe('t3.medium');
    expect((await resize(STACK, 't3.large')).status).toBe(409);
    expect((await vendor.call('owner', 'GET /customer/subscriptions/sub-owner-active')).body).toMatchObject({
      stack_status: 'ready',
    });
    vendor.clock.advance(8);
    expect(await instanceType()).toBe('m5.4xlarge');
    const accepted_states = ['UPDATE_COMPLETE'];
    expect(
      (await vendor.call('staff', `POST /supporter/stacks/${STACK}/status`, { accepted_states })).body,
    ).toEqual({
      status: 'UPDATE_COMPLETE',
      accepted: true,
    });
  });

  it.each([
    [STACK, 't3.medium', 409],
    ['prtg-owner-preparing', 'm5.large', 409],
    ['prtg-reseller-trial', 'm5.large', 200],
    ['stack-owner-active', 'm5.large', 404],
  ])('%s to %s leads to %i', async (name, type, status) => {
    expect((await resize(name, type)).status).toBe(status);
  });
});
