// Which refusals of an order stand at the subdomain's field (docs/product/checkout.md#new-instance-form).
import { describe, expect, it } from 'vitest';
import { NetworkError, StatusError } from '../../api/client/errors';
import { isAboutSubdomain } from './isAboutSubdomain';

describe('a refused order is about the subdomain', () => {
  it.each<[number, string | undefined, boolean]>([
    [409, 'The subdomain acme is already taken.', true],
    [400, 'The subdomain acme is already taken.', true],
    [422, 'Invalid subdomain.', true],
    // The typed name may hold the words that tell other fields.
    [409, 'The name acme-trial is already taken.', true],
    [400, 'The name acme-plan is already in use.', true],
    [422, 'The domain region-one.my-prtg.example already exists.', true],
    [409, 'The host name my-trial is reserved.', true],
    [400, 'This address isn’t available.', true],
    [409, 'acme is already taken.', true],
    [409, 'You already have a trial.', false],
    [422, 'The plan PRTG 1000 is no longer offered.', false],
    [400, 'The plan PRTG 1000 is not available.', false],
    [409, 'The region eu-west-1 is full.', false],
    [400, 'Bad request.', false],
    [403, 'The subdomain acme is already taken.', false],
    [500, 'The subdomain acme is already taken.', false],
    [409, undefined, false],
  ])('with %i and %j: %s', (status, said, isAbout) => {
    expect(isAboutSubdomain(new StatusError(status, said))).toBe(isAbout);
  });

  it('not without an answer', () => {
    expect(isAboutSubdomain(new NetworkError(false))).toBe(false);
  });
});
