// The choice of data collection as a target of the fault matrix: a page with one small read and one small change.
import { screen } from '@testing-library/react';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { bodyOf } from './play';
import type { Healthy } from './spoil';
import type { Stage } from './stage';

export const PERSONA = 'trial';

/** Returns the healthy answer to the request for the choice. */
export async function flags(sandbox: Sandbox): Promise<Healthy> {
  return { body: await bodyOf(sandbox, PERSONA, '/instance/stack-trial/datascience/verify') };
}

/** True if the choice shown is the server's, and nothing is being saved. */
export function choiceIsTrue({ sandbox }: Pick<Stage, 'sandbox'>): boolean {
  const { dataCollectionFlag, extendedConsentFlag } = sandbox.world.stacks.get('stack-trial')!;
  const name = extendedConsentFlag
    ? 'With personal data'
    : dataCollectionFlag
      ? 'Without personal data'
      : 'Off';
  const radio = screen.queryByRole<HTMLInputElement>('radio', { name });
  return radio?.checked === true && screen.queryByText('Saving…') === null;
}
