// @vitest-environment node
// How the resources that the user has a role on are parsed (docs/product/permissions.md#resources).
import { expect, it } from 'vitest';
import { parse } from './schema';
import { permissions } from './user';

it('the permissions schema drops unknown roles, and keeps their resource', () => {
  const ofRole = (role: unknown) => ({ resourceId: 'a', resourceType: 'subscription', role });
  const read = parse(permissions, { resources: ['owner', 'user', 'constructor', 7].map(ofRole) });
  expect(read.resources.items.map(({ role }) => role)).toEqual(['owner', undefined, undefined, undefined]);
  expect(read.resources.skipped).toBe(0);
});
