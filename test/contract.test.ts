// The contract with the vendor (docs/product/vendor-api.md#the-contract) is current, complete, and valid for OpenAPI tools.
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { contractText, readContract } from '../build/contract/contract.ts';
import { calls } from '../build/contract/document.ts';
import { wireComments } from '../build/contract/wireComments.ts';
import { referenceTo } from '../build/contract/wireSchemas.ts';
import { addressesFor } from '../sandbox/addresses.ts';
import { apiCalls } from './support/apiCalls';
import { contractCalls } from './support/contract';

const root = `${import.meta.dirname}/..`;
const anonymous = (line: string) => line.replace(/\$?\{\w+\}/g, '{}');
const contracted = contractCalls.map(({ line }) => anonymous(line)).sort();

describe('the contract', () => {
  it('is up to date, or npm run contract has to be run', async () => {
    expect(readContract()).toBe(await contractText());
  });

  it('contains the calls of docs/product/vendor-api.md with their parameters', () => {
    const document = readFileSync(`${root}/docs/product/vendor-api.md`, 'utf8');
    const calls = [...document.matchAll(/^\| (`[A-Z].*?) +\|/gm)].flatMap(([, cell = '']) => {
      const path = /\/[^`]*/.exec(cell)?.[0] ?? '';
      return (cell.match(/GET|POST|PUT|PATCH|DELETE/g) ?? []).map((method) => `${method} ${path}`);
    });
    expect(calls.map((line) => anonymous(line.replace(/\?.*/, ''))).sort()).toEqual(contracted);
    const queries = calls.flatMap((line) => /\?(\w+)/.exec(line)?.[1] ?? []);
    expect(contractCalls.flatMap(({ query }) => query).sort()).toEqual(queries.sort());
  });

  it('contains the calls of src/api with the same response schemas', () => {
    const made = apiCalls(root).map(({ line, schema, keepsKeys }) => {
      const keys = keepsKeys ? ', keys kept' : '';
      return schema === 'ignored' ? line : `${line}: ${schema}${keys}`;
    });
    const agreed = calls.map(({ line, answer, keepsKeys }) => {
      const [, name = ''] = /(\w+)$/.exec(answer ? referenceTo(answer) : '') ?? [];
      const schema = name.charAt(0).toLowerCase() + name.slice(1);
      return answer ? `${anonymous(line)}: ${schema}${keepsKeys ? ', keys kept' : ''}` : anonymous(line);
    });
    expect([...new Set(made)].sort()).toEqual(agreed.sort());
  });

  it('states for each call how often it is made', () => {
    for (const { operation } of contractCalls) {
      expect(operation.description).toMatch(/\*\*How often\.\*\* .*\.$/);
      expect(operation['x-rate']).toHaveProperty('when');
    }
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

  it('fails the linter if it is broken', async () => {
    const broken = readContract().replace('"#/components/schemas/Plans"', '"#/components/schemas/Plan"');
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: broken, absoluteRef: `${root}/broken.json`, config });
    expect(problems.map(({ ruleId }) => ruleId)).toContain('no-unresolved-refs');
  });
});

describe('the comments of src/wire in the contract', () => {
  it('omit references into the repository', () => {
    const { header, schemas, fields } = wireComments(
      `// Plans, as\n// they come (docs/product/plans.md#fields).\nimport 'x';\n\nconst plan = v.object({\n` +
        `  /** Cents. */\n  price: number,\n});\n/** All of them. */\nexport const plans = listOf(plan);\n`,
    );
    expect(header).toBe('Plans, as they come.');
    expect([...fields]).toEqual([['price', 'Cents.']]);
    expect([...schemas]).toEqual([['plans', 'All of them.']]);
  });

  it('must be unique for fields of the same name, but not for a schema and a field', () => {
    expect(() => wireComments('/** One. */ a: id,\n/** Other. */ a: id,')).toThrow('a.');
    const { schemas, fields } = wireComments(
      '/** One. */\nexport const a = v.object({\n/** Other. */ a: id })',
    );
    expect([schemas.get('a'), fields.get('a')]).toEqual(['One.', 'Other.']);
  });
});
