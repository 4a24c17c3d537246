// Grades the headers as the public graders do: by Google's CSP Evaluator itself, and by the rules of MDN's HTTP Observatory.
import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { withIntegrity } from '../../build/integrity.ts';
import { contentSecurityPolicy } from '../../deploy/contentSecurityPolicy.ts';
import { headersFor } from '../../deploy/headers.ts';
import { observatory } from './observatory.ts';
import { productionSite } from './site.ts';

const SERIOUS: readonly Severity[] = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM];

/** Returns the evaluator's serious findings, as `severity directive value: what`. */
function findings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => SERIOUS.includes(severity))
    .map(({ severity, directive, value, description }) => {
      return `${Severity[severity]} ${directive} ${value ?? ''}: ${description}`;
    });
}

describe('the CSP Evaluator', () => {
  it.each([
    [{}],
    [{ DEPLOY_TRUSTED_TYPES: 'enforce' }],
    [{ DEPLOY_REPORT_URL: '/csp-report' }],
    [{ DEPLOY_TRUSTED_TYPES: 'enforce', DEPLOY_REPORT_URL: 'https://reports.example.com/csp' }],
  ])('has no finding of high or medium severity for a deployment with %j', (change) => {
    expect(findings(contentSecurityPolicy(productionSite(change)).enforced)).toEqual([]);
  });

  it('does have findings for an unsafe policy', () => {
    expect(findings("script-src 'self' 'unsafe-inline' data:; object-src *").length).toBeGreaterThan(2);
  });
});

describe('the HTTP Observatory', () => {
  const source = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8').replace(
    '/src/main.ts',
    '/assets/main.js',
  );
  const built = withIntegrity(source, () => Buffer.from('built'));
  const of = (change: Record<string, string>) =>
    new Map(headersFor(productionSite(change), 'page').map(([name, value]) => [name.toLowerCase(), value]));

  it('gives all points that are possible without HSTS preloading', () => {
    expect(observatory(of({}), built)).toEqual({
      score: 135,
      marks: [
        { test: 'content-security-policy', points: 10 },
        { test: 'referrer-policy', points: 5 },
        { test: 'strict-transport-security', points: 0 },
        { test: 'x-content-type-options', points: 0 },
        { test: 'x-frame-options', points: 5 },
        { test: 'cross-origin-resource-policy', points: 10 },
        { test: 'cross-origin-resource-sharing', points: 0 },
        { test: 'subresource-integrity', points: 5 },
      ],
    });
  });

  it('gives 130 points if scripts have no integrity hash', () => {
    expect(observatory(of({}), source).score).toBe(130);
  });

  it('subtracts points for a deployment with an http address', () => {
    expect(observatory(of({ VITE_API_URL: 'http://api.example.com' }), built).score).toBe(60);
  });
});
