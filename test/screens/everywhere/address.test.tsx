// An address says only what its page knows (docs/product/screens.md#searches).
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPortal } from '../../support/renderPortal';

it.each([
  ['/overview?view=grid&state=x&status=x&region=x&plan=x&attention=0&sort=x', ''],
  [
    '/overview?view=table&sort=-mfa&region=x&plan=trial&search=ac%E2%80%8Bme',
    '?view=table&search=acme&plan=trial',
  ],
  [
    '/overview?view=table&state=failed&status=cancelled&sort=-due&plan=x',
    '?view=table&state=failed&status=cancelled&sort=-due',
  ],
  ['/invoices?status=voided&instance=x&year=1&sort=-due&other=1', '?other=1&status=voided&sort=-due'],
  ['/prtg-users?search=%C2%ADacme', '?search=acme'],
  ['/prtg-users/sub-owner-active?sort=x', ''],
  ['/dates?kind=x', ''],
  ['/people?idle=0&sort=-x', ''],
])('%s becomes “%s”', async (address, query) => {
  renderPortal('owner', address);
  await waitFor(() => expect(window.location.search).toBe(query));
});
