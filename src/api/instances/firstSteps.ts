// What an instance's data show of its first steps (docs/product/first-steps.md#done), read by the calls of the pages where each
// is done.
import type { UseQueryOptions } from '@tanstack/react-query';
import type { StepId } from '../../domain/subscriptions/firstSteps';
import type { ReadBack } from '../outcomes/saving';
import { connectionQuery } from './connections';
import { instanceMfaQuery } from './instanceMfa';
import { monitoringUsersQuery } from './monitoringUsers';
import { probeQuery } from './probe';
import { uploadsQuery } from './uploads';

/** A step of which the instance's data show whether it is done: not so for opening PRTG, and a trial has no plan yet. */
export type CheckedStep = Exclude<StepId, 'open' | 'plan'>;

/** Whether the instance's data show if a step is done. */
export const isChecked = (step: StepId): step is CheckedStep => step !== 'open' && step !== 'plan';

/** A query whose data is whether a step is done. */
type StepQuery = UseQueryOptions<unknown, Error, boolean, string[]>;

const QUERIES: Readonly<Record<CheckedStep, (stackId: string) => StepQuery>> = {
  // Entries that can't be shown are users and files too.
  users: (stackId) =>
    asking(monitoringUsersQuery(stackId), ({ items, skipped }) => items.length + skipped > 1),
  mfa: (stackId) => asking(instanceMfaQuery(stackId), (isRequired) => isRequired),
  connection: (stackId) => asking(connectionQuery(stackId), (connection) => connection !== null),
  files: (stackId) =>
    asking(
      uploadsQuery(stackId),
      ({ items, skipped }) => skipped > 0 || Object.values(items).some((files) => files.length > 0),
    ),
  probe: (stackId) => asking(probeQuery(stackId), ({ natsEnabled }) => natsEnabled),
};

/** Returns the query whether a step is done. Its failure shows no toast: the step shows it. */
export function isStepDone(step: CheckedStep, stackId: string): StepQuery {
  return QUERIES[step](stackId);
}

function asking<Data>({ queryKey, queryFn }: ReadBack<Data>, isDone: (data: Data) => boolean): StepQuery {
  return {
    queryKey,
    queryFn,
    // Only here is the data's type known.
    select: (data) => isDone(data as Data),
    meta: { quiet: true },
  };
}
