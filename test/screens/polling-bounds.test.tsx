// How many instances are polled at a time (docs/product/polling.md#bounds), where more of them are shown.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPortal } from '../support/renderPortal';

const LATER = 'We check 20 instances at a time. This one will be checked later.';

it('an instance that isn’t polled for now says so, and is checked on request', async () => {
  const { user, sandbox } = renderPortal('trial', '/?view=cards', {
    prepare: ({ world }) => world.addSubscriptions('trial', 22, 3600),
  });
  await screen.findByText('23 subscriptions');
  await waitFor(() => expect(screen.getAllByText(LATER)).toHaveLength(2));
  const article = screen.getAllByText(LATER)[0]?.closest('article');
  if (!article) throw new Error('no card');
  expect(article.querySelector('[role=progressbar]')).toBeNull();
  sandbox.world.clock.advance(3600);
  await user.click(within(article).getByText('Check again'));
  expect(await within(article).findByText('instance ready')).toBeVisible();
});
