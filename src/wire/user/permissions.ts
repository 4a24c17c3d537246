// What the user has a role on (docs/product/permissions.md#resources).
import * as v from 'valibot';
import { listOf } from '../lists';
import { id, text } from '../schema';

const resource = v.object({
  /** The subscription's id. */
  resourceId: id,
  /** 'subscription'; other types give no right here. */
  resourceType: text,
  role: text,
});

export type Resource = v.InferOutput<typeof resource>;

export const permissions = v.object({ resources: listOf(resource) });
