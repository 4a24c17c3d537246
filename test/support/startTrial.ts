// Starts a trial from the empty overview in jsdom, with the stand-in for the billing provider's script.
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { fireAtScript, installProvider } from './standInBilling';

/** Presses the button, pays, and returns the new subscription's id. */
export async function startTrial({ sandbox, user }: { sandbox: Sandbox; user: UserEvent }): Promise<string> {
  const { checkouts } = installProvider();
  await user.click(await screen.findByRole('button', { name: 'Start free Trial now!' }));
  await waitFor(() => {
    fireAtScript('load');
    expect(checkouts).toHaveLength(1);
  });
  const { id } = (await checkouts[0]!.hostedPage()) as { id: string };
  const created = sandbox.world.completeCheckout(id);
  checkouts[0]?.success(id);
  return created;
}
