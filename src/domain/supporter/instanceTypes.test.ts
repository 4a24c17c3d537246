// The sizes that support staff may choose (docs/product/supporter.md#instance-types), written out.
import { expect, it } from 'vitest';
import { INSTANCE_TYPES } from './instanceTypes';

it('there are eight instance types, smallest first', () => {
  expect(INSTANCE_TYPES).toEqual([
    't3.small',
    't3.medium',
    't3.large',
    't3.xlarge',
    'm5.large',
    'm5.xlarge',
    'm5.2xlarge',
    'm5.4xlarge',
  ]);
});
