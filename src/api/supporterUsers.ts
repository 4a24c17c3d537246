// The monitoring users of a stack as support staff see them (specification 7, decisions 4).
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { at } from './at';
import { get } from './http';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterCache';

const users = v.array(
  v.object({
    id: v.string(),
    name: v.optional(v.string(), ''),
    email: v.optional(v.string(), ''),
    accessLevel: v.optional(v.string(), ''),
    /** Epoch seconds; absent for who never signed in. */
    lastLogin: v.exactOptional(v.number()),
  }),
);

export type StackUser = v.InferOutput<typeof users>[number];

/** GET /supporter/users/{name}. */
export function stackUsersQuery(name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'users', name],
    queryFn: ({ signal }) => get(at`/supporter/users/${name}`, users, { signal }),
    gcTime: SUPPORTER_GC_MS,
  });
}
