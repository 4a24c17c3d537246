// How many instances are polled at a time (docs/product/polling.md#bounds), on a screen with room for more.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPortal } from '../support/renderPortal';

const LATER = 'We check 20 instances at a time. This one comes later.';

it('an instance that isn’t polled for now says so, and is checked on request', async () => {
  const height = window.innerHeight;
  Object.assign(window, { innerHeight: 20_000 });
  const { user, sandbox } = renderPortal('trial', '/', {
    prepare: ({ world }) => world.addSubscriptions('trial', 22, 3600),
  });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23));
  await waitFor(() => expect(screen.getAllByText(LATER)).toHaveLength(2));
  const [article] = screen.getAllByRole('article').filter((one) => one.textContent.includes(LATER));
  if (!article) throw new Error('no card');
  expect(within(article).queryByRole('progressbar')).toBeNull();
  sandbox.world.clock.advance(3600);
  await user.click(within(article).getByRole('button', { name: 'Check again' }));
  expect(await within(article).findByText('instance ready')).toBeVisible();
  Object.assign(window, { innerHeight: height });
});
