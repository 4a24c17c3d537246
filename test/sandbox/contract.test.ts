// The sandbox answers according to the contract with the vendor, and refuses requests that violate it
// (docs/product/vendor-api.md#the-contract).
import { beforeAll, describe, expect, it } from 'vitest';
import { callNames, isForStaff } from '../../build/contract/calls.ts';
import { seedAccounts } from '../../sandbox/world/personas.ts';
import {
  answerProblems,
  bodyProblems,
  contractCalls,
  violations,
  type ContractCall,
} from '../support/contract.ts';
import { everyCall, type Example } from '../support/everyCall.ts';
import { createCaller, type VendorCaller } from './vendorCaller.ts';

const named = (calls: readonly ContractCall[]) =>
  calls.map((call) => [call.operation.operationId, call] as const);
const personas = seedAccounts().map(({ key }) => key);
/** How many subscriptions are tried per persona, as two personas have thousands. */
const MOST = 8;

const examplesIn = async (vendor: VendorCaller) =>
  Object.fromEntries((await everyCall(vendor)).map((one) => [one.name, one]));

describe('a valid call', () => {
  it.each(named(contractCalls))('%s is answered according to the contract', async (name, call) => {
    const vendor = createCaller();
    const { as, line, body } = (await examplesIn(vendor))[name]!;
    if (call.body) expect(bodyProblems(call, body)).toEqual([]);
    const answer = await vendor.call(as, line, body);
    expect(answer.status).toBeLessThan(300);
    expect(answerProblems(call, answer)).toEqual([]);
  });
});

describe('a call that violates the contract', () => {
  // All tests share a world, as a refused request changes nothing.
  let vendor: VendorCaller;
  let made: Readonly<Record<string, Example>>;
  beforeAll(async () => {
    vendor = createCaller();
    made = await examplesIn(vendor);
  });

  /** Returns what is wrong with a refusal; nothing if the call is refused with a body that the contract allows. */
  async function refusalProblems(call: ContractCall, as: string, line: string, body?: unknown) {
    const answer = await vendor.call(as, line, body);
    const isRefusal = answer.status >= 400 && answer.status < 500;
    const problems = isRefusal ? answerProblems(call, answer) : [`answered ${answer.status}`];
    return problems.map((problem) => `${line} ${JSON.stringify(body)}: ${problem}`);
  }

  it.each(named(contractCalls))('%s is refused without a token', async (name, call) => {
    const { line, body } = made[name]!;
    expect((await vendor.call('', line, body)).status).toBe(401);
    expect(await refusalProblems(call, '', line, body)).toEqual([]);
  });

  it.each(callNames.filter(isForStaff))('%s is refused to customers', async (name) => {
    const { line, body } = made[name]!;
    expect((await vendor.call('owner', line, body)).status).toBe(403);
  });

  it.each(named(contractCalls.filter(({ body }) => body)))(
    '%s is refused with another body',
    async (name, call) => {
      const { as, line, body } = made[name]!;
      const wrong = violations(call, body);
      expect(wrong.length).toBeGreaterThan(8);
      for (const one of [undefined, ...wrong]) expect(await refusalProblems(call, as, line, one)).toEqual([]);
    },
  );

  it.each(named(contractCalls.filter(({ body, method }) => !body && method !== 'get')))(
    '%s is refused with an unexpected body',
    async (name, call) => {
      const { as, line } = made[name]!;
      expect(await refusalProblems(call, as, line, {})).toEqual([]);
    },
  );

  it.each(named(contractCalls.filter(({ query }) => query.length > 0)))(
    '%s is refused without its query',
    async (name, call) => {
      const { as, line } = made[name]!;
      expect(await refusalProblems(call, as, line.replace(/\?.*/, ''))).toEqual([]);
      expect(await refusalProblems(call, as, line.replace(/=.*/, '='))).toEqual([]);
    },
  );

  it.each(named(contractCalls.filter(({ path }) => path.includes('{'))))(
    '%s is refused for unknown ids',
    async (name, call) => {
      const { as, line, body } = made[name]!;
      const names = call.line.split(/[ /?]/);
      let word = -1;
      // The example's line, with `none` for each parameter of the path.
      const asked = line.replace(/[^ /?]+/g, (value) =>
        names.filter(Boolean)[(word += 1)]?.startsWith('{') ? 'none' : value,
      );
      expect(asked).not.toBe(line);
      expect(await refusalProblems(call, as, asked, body)).toEqual([]);
    },
  );
});

describe('everything that can be read', () => {
  let vendor: VendorCaller;
  beforeAll(() => {
    vendor = createCaller();
  });

  it.each(personas)('is answered or refused as in the contract for “%s”', async (persona) => {
    const account = vendor.world.accountByKey(persona);
    const ids = [...(vendor.world.grants.get(account?.sub ?? '')?.keys() ?? [])].slice(0, MOST);
    const statuses = new Set<number>();
    for (const call of contractCalls.filter(({ method }) => method === 'get')) {
      for (const line of linesFor(call, ids)) {
        const answer = await vendor.call(persona, line);
        statuses.add(answer.status);
        expect([line, ...answerProblems(call, answer)]).toEqual([line]);
      }
    }
    expect(statuses).toContain(200);
  });

  /** Returns the call's line for each of these subscriptions, or for another user's if there are none; one without parameters. */
  function linesFor({ line, query }: ContractCall, ids: readonly string[]): string[] {
    const { world } = vendor;
    const asked = query.map((name) => `${name}=${name === 'all_bundles' ? '1' : 'acme'}`).join('&');
    const whole = asked === '' ? line : `${line}?${asked}`;
    if (!line.includes('{')) return [whole];
    return (ids.length > 0 ? ids : ['sub-owner-active']).flatMap((id) => {
      const subscription = world.subscriptions.get(id);
      const stack = subscription && world.stackOf(subscription);
      if (!stack) return [];
      const values: Record<string, string> = {
        subscriptionId: id,
        stackId: stack.id,
        stackName: stack.name,
        customerId: stack.customerId,
        hostedPageId: 'none',
        invoiceId: world.invoices.find(({ subscription_id }) => subscription_id === id)?.id ?? 'none',
      };
      return [whole.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'none')];
    });
  }
});
