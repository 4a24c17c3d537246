// Grades the policy as the public grader does: by Google's CSP Evaluator itself.
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../deploy/contentSecurityPolicy.ts';
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
});
