// Code on demand that the network keeps away, or that a newer deployment has removed (docs/product/failures.md#new-version),
// shown with the library that makes an invoices' ZIP.
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, expect, it, vi } from 'vitest';
import { goOffline } from '../../faults/network';
import { renderPortal } from '../../support/renderPortal';
import { letSiteAnswer } from '../../support/letSiteAnswer';
import { watchReload } from '../../support/watchReload';

vi.mock('fflate', () => {
  throw new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/zip.js');
});

// Loaded up front: downloading this module is slow and not what the test measures.
beforeAll(() => import('../../../src/pages/invoices/InvoicesPage'));

it('missing code is reported in its place, and the page reloads once the site can be reached', async () => {
  // React logs to the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = watchReload();
  const { user } = renderPortal('owner', '/invoices', {
    prepare: ({ world }) => world.invoices.splice(2),
  });
  const all = await screen.findByRole('checkbox', { name: 'Select all shown' });
  const notice = 'This part of the page couldn’t be shown. Your data is safe.';
  const asked = vi.fn();
  goOffline();
  await user.click(all);
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Invoices' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Failed to fetch/);

  // The browser says so before the network works, then a gateway says that the site is down.
  letSiteAnswer(() => {
    asked('nobody');
    return HttpResponse.error();
  });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asked).toHaveBeenCalledWith('nobody'));
  await waitFor(() => expect(screen.getByText(notice)).toBeVisible());
  letSiteAnswer(() => {
    asked('a gateway');
    return new HttpResponse('Bad Gateway', { status: 502 });
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith('a gateway'));
  await waitFor(() => expect(screen.getByText(notice)).toBeVisible());
  expect(reload).not.toHaveBeenCalled();

  // Still gone although the site answers: a newer version must have been deployed.
  letSiteAnswer();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
