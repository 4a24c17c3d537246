// The choice of data collection as the fault matrix looks at it: a page with one small reading and one small change.
import { screen } from '@testing-library/react';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { bodyOf } from './play';
import type { Healthy } from './spoil';
import type { Stage } from './stage';

export const PERSONA = 'trial';

/** The answer to the question which data is collected. */
export async function flags(sandbox: Sandbox): Promise<Healthy> {
  return { body: await bodyOf(sandbox, PERSONA, '/instance/stack-trial/datascience/verify') };
}

/** Whether the choice that shows is the server's, and nothing is being saved. */
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
