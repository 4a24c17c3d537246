// The one list of calls that the portal makes to the vendor, from which the contract, the tables of docs/product/vendor-api.md,
// the sandbox and the tests' examples come.
import type * as v from 'valibot';
import { customerCalls } from './customerCalls.ts';
import { instanceCalls } from './instanceCalls.ts';
import { supporterCalls } from './supporterCalls.ts';
import type { Call } from './call.ts';

const list = { ...customerCalls, ...instanceCalls, ...supporterCalls };

/** The name of a call. */
export type CallName = keyof typeof list;

/** The body of a call, as the list describes it; undefined if it has none. */
export type BodyOf<Name extends CallName> = (typeof list)[Name] extends {
  body: infer Schema extends v.GenericSchema;
}
  ? v.InferOutput<Schema>
  : undefined;

/** Every call, by its name. */
export const calls: Readonly<Record<CallName, Call>> = list;

/** The names of all calls, in the order of the list. */
export const callNames = Object.keys(list) as readonly CallName[];

/** Whether only support staff may make a call. */
export const isForStaff = (name: CallName) => name in supporterCalls;
