// The resources that the user has a role on (docs/product/permissions.md#resources).
import * as v from 'valibot';
import { listOf, id, maybe, text } from './schema';

/** The roles that have permissions. Any other role is dropped. */
const ROLES = ['owner', 'admin', 'direct_reseller', 'involved_reseller', 'distributor'] as const;

const resource = v.object({
  /** The subscription's id. */
  resourceId: id,
  /** 'subscription'; other types grant no permission here. */
  resourceType: text,
  /** owner, admin, direct_reseller, involved_reseller or distributor; any other role is dropped. */
  role: maybe(v.picklist(ROLES)),
});

/** A role that has permissions. */
export type Role = (typeof ROLES)[number];

/** A resource with the user's role on it, which is undefined if it has no permissions. */
export type Resource = v.InferOutput<typeof resource>;

/** The user's roles, each on one resource. */
export const permissions = v.object({ resources: listOf(resource) });
