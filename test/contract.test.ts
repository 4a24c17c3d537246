// The contract with the vendor (docs/product/vendor-api.md#the-contract) is current, complete, and valid for OpenAPI tools.
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { CONTRACT, staleFiles } from '../build/contract/contract.ts';
import { POLL_SECONDS, STATUS_WAIT } from '../build/contract/call.ts';
import { calls } from '../build/contract/calls.ts';
import { addressesFor } from '../sandbox/addresses.ts';
import { MAX_FORBIDDEN, MAX_STATUS_QUESTIONS, POLL_MS } from '../src/domain/subscriptions/polling';
import { MOST_POLLED } from '../src/domain/subscriptions/subscription';
import { contractCalls } from './support/contract';

const root = `${import.meta.dirname}/..`;
const readContract = () => readFileSync(`${root}/${CONTRACT}`, 'utf8');

describe('the contract', () => {
  it('and the tables of docs/product/vendor-api.md are up to date, or npm run contract has to be run', async () => {
    expect([...(await staleFiles()).keys()]).toEqual([]);
  });

  it('states for each call how often it is made', () => {
    for (const { operation } of contractCalls) {
      expect(operation.description).toMatch(/\*\*How often\.\*\* .*\.$/);
      expect(operation['x-rate']).toHaveProperty('when');
    }
  });

  it('states the portal’s own rhythm and limits', () => {
    const { rate, refusals } = calls.getSubscription;
    expect([POLL_SECONDS * 1000, STATUS_WAIT.atMost, rate.atATime]).toEqual([
      POLL_MS,
      MAX_STATUS_QUESTIONS,
      MOST_POLLED,
    ]);
    expect(refusals?.[403]).toContain(` ${MAX_FORBIDDEN} times`);
  });

  it('doesn’t mention the sandbox', () => {
    const { api, portal } = addressesFor('port', 5173, 4400);
    for (const foreign of [api, portal, 'sandbox', 'localhost', 'acme', '.example', 'sub-', 'stack-owner']) {
      expect(readContract()).not.toContain(foreign);
    }
  });

  it('passes Redocly’s recommended rules, except for paths that the vendor has chosen', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({
      source: readContract(),
      absoluteRef: `${root}/docs/vendor-api.openapi.json`,
      config,
    });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual(
      [
        [
          '/customer/subscriptions/hosted_page/{hostedPageId}',
          '/customer/subscriptions/{subscriptionId}/reactivate',
        ],
        [
          '/customer/subscriptions/hosted_page/{hostedPageId}',
          '/customer/subscriptions/{subscriptionId}/subdomain',
        ],
        ['/instance/{stackId}/nats', '/instance/enterprise-connection/{stackId}'],
      ].map(
        ([one = '', other = '']) =>
          `no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: \`${one}\` and \`${other}\`.`,
      ),
    );
  });
});
