// A trial is offered only once, although the claim that the user may have one is as old as their login.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { subscriptionsQuery } from '../../src/api/subscriptions/subscriptions';
import { renderPortal } from '../support/renderPortal';
import { startTrial } from '../support/startTrial';

it('a trial that was started in this session and then cancelled isn’t offered again', async () => {
  const { sandbox, user, queryClient } = renderPortal('newcomer', '/');
  const id = await startTrial({ sandbox, user });
  expect(await screen.findByRole('article')).toBeVisible();

  const trial = sandbox.world.subscriptions.get(id);
  if (trial) trial.subscription_status = 'cancelled';
  await queryClient.invalidateQueries(subscriptionsQuery());
  expect(await screen.findByText("You don't have any subscriptions")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start free Trial now!' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Add new Subscription' }));
  expect(await screen.findByRole('radiogroup', { name: 'Plan' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Trial Plan/ })).toBeNull();
});
