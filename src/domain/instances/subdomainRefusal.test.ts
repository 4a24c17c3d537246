// Which refusals are about the subdomain that was sent (docs/product/instance-settings.md#subdomain-form).
import { describe, expect, it } from 'vitest';
import { isAboutSubdomain } from './subdomainRefusal';

describe('a refusal is about the subdomain', () => {
  it.each<[status: number, sent: string, said: string, boolean]>([
    // It speaks of the subdomain.
    ...[400, 403, 409, 422].map((status): [number, string, string, boolean] => [
      status,
      'acme-hq',
      'This subdomain can’t be used.',
      true,
    ]),
    [422, 'acme-hq', 'Invalid value for "sub_domain".', true],
    [400, 'acme-hq', 'Die Sub-Domain enthält ungültige Zeichen.', true],
    // It says that something is taken, with or without a word for it.
    ...[400, 403, 409, 422].map((status): [number, string, string, boolean] => [
      status,
      'acme-hq',
      'Already taken.',
      true,
    ]),
    [409, 'acme-hq', '‘acme-hq’ is already taken.', true],
    [403, 'acme-hq', 'ACME-HQ.my-prtg.example is reserved.', true],
    [400, 'acme-hq', 'This address isn’t available.', true],
    [422, 'acme-hq', 'The host name is unavailable.', true],
    [409, 'acme-hq', 'acme-hq ist bereits vergeben.', true],
    [403, 'acme-hq', 'Der Name ist schon belegt.', true],
    [409, 'acme-hq', 'The name is already in use in this region.', true],
    [409, 'acme-hq', 'acme-hq is taken: choose another one, or another plan.', true],
    // What was typed may hold the words for other fields.
    [409, 'trial-acme', 'trial-acme is taken', true],
    [403, 'plan-b', 'plan-b already exists', true],
    [422, 'region-one', 'The domain region-one.my-region.example already exists.', true],
    [409, 'my-trial', 'my-trial', true],
    [400, 'acme-hq', 'Invalid host name.', true],
    [403, 'acme-hq', 'You may not do this in this domain.', false],
    // It names what was sent.
    [400, 'acme-hq', 'acme-hq belongs to somebody else.', true],
    [400, 'acme', 'acme-hq belongs to somebody else.', false],
    [403, 'acme-hq', 'You have no right to create acme-hq.', false],
    // It speaks of something else first.
    [409, 'acme-hq', 'You already have a trial.', false],
    [403, 'trial-acme', 'A trial isn’t available for trial-acme.', false],
    [422, 'acme-hq', 'The plan PRTG 1000 is no longer offered.', false],
    [400, 'acme-hq', 'The plan PRTG 1000 is not available.', false],
    [400, 'acme-hq', 'The plan’s name is already in use.', false],
    [409, 'acme-hq', 'The region eu-west-1 is full.', false],
    [409, 'acme-hq', 'Der Tarif existiert nicht mehr.', false],
    // An invalid value that isn’t named is the only one that is typed.
    [422, 'acme-hq', 'Use lower-case letters only.', true],
    [400, 'acme-hq', 'Bad request.', false],
    [409, 'acme-hq', 'You have open invoices.', false],
    [403, 'acme-hq', 'You may not do this.', false],
    // No refusal of a value.
    [401, 'acme-hq', 'The subdomain is taken.', false],
    [404, 'acme-hq', 'The subdomain is taken.', false],
    [500, 'acme-hq', 'The subdomain is taken.', false],
  ])('with status %i for %s and the message “%s”: %s', (status, sent, said, isAbout) => {
    expect(isAboutSubdomain({ status, serverSaid: said }, sent)).toBe(isAbout);
  });

  it('only if it has a message', () => {
    expect(isAboutSubdomain({ status: 409, serverSaid: undefined }, 'acme-hq')).toBe(false);
  });
});
