// The page "Security check" (docs/product/screens.md#security-check): which instances let people in too easily.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { savedFiles } from '../support/savedFiles';
import { renderPortal } from '../support/renderPortal';

const table = () => screen.findByRole('table', { name: 'Security check' });
const row = async (name: RegExp) => within(await table()).findByRole('row', { name });
const cells = async (name: RegExp) => [...(await row(name)).children].map(({ textContent }) => textContent);
const counted = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

it('names what each instance lacks, and leads to where it is mended', async () => {
  const { user } = renderPortal('owner', '/security');
  expect(await screen.findByRole('heading', { level: 1, name: 'Security check' })).toBeVisible();
  await counted('4 of 4 instances');
  const headings = within(await table()).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '',
    'Name',
    'Multifactor',
    'Single sign-on',
    'Full access',
    'No login for 90 days',
    'Findings',
  ]);
  expect((await cells(/acme-hq/)).slice(1)).toEqual([
    'acme-hq',
    'Optional',
    'acme.onmicrosoft.com, acme.example, acme-group.example',
    '1',
    '2',
    '2',
  ]);
  expect((await cells(/acme-lab/)).slice(2, 4)).toEqual(['Optional', 'None']);
  expect((await cells(/acme-legacy/)).slice(2, 4)).toEqual(['Required', 'legacy.example, incomplete']);
  const legacy = within(await row(/acme-legacy/)).getAllByRole('link');
  expect(legacy.map((link) => link.getAttribute('href'))).toEqual([
    '/entra-id/sub-owner-nonrenewing',
    '/prtg-users/sub-owner-nonrenewing',
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Search instances' }), 'legacy');
  await counted('1 of 4 instances');
  await user.click(screen.getByRole('switch', { name: 'Findings only' }));
  await waitFor(() => expect(window.location.search).toBe('?search=legacy&findings=1'));
});

it('requires multifactor authentication of those chosen, and reads them again', async () => {
  const { user, sandbox } = renderPortal('owner', '/security?search=lab');
  await user.click(await screen.findByRole('checkbox', { name: 'Select acme-lab' }));
  await user.click(screen.getByRole('button', { name: 'Require multifactor authentication' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change setting' }));
  expect(dialog.getByRole('combobox', { name: 'New value' })).toHaveDisplayValue('Required');
  const change = await dialog.findByRole('button', { name: 'Change 1 instance' });
  await waitFor(() => expect(change).toBeEnabled());
  await user.click(change);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(async () => expect((await cells(/acme-lab/))[2]).toBe('Required'));
  // The users were known.
  const reads = sandbox.log.since(0).filter(({ path }) => path.endsWith('/users'));
  expect(new Set(reads.map(({ path }) => path)).size).toBe(reads.length);
});

it('uses what People has read', async () => {
  const { user, sandbox } = renderPortal('owner', '/people');
  await counted('9 people');
  const before = sandbox.log.since(0).filter(({ path }) => path.endsWith('/users')).length;
  await user.click(screen.getByRole('link', { name: 'Security check' }));
  await counted('4 of 4 instances');
  expect(sandbox.log.since(0).filter(({ path }) => path.endsWith('/users'))).toHaveLength(before);
});

it('names what can’t be read, doesn’t count it, and tries it again', async () => {
  const { user } = renderPortal('owner', '/security', {
    prepare: ({ faults }) =>
      faults.add({
        path: '/instance/mfa/verify/stack-owner-active',
        status: 400,
        body: { message: 'Not now.' },
      }),
  });
  expect(await screen.findByText('This instance couldn’t be read. It isn’t counted.')).toBeVisible();
  expect(screen.getByText(': Not now.')).toBeVisible();
  await counted('3 of 3 instances');
  await user.click(screen.getByRole('button', { name: 'Try failed again' }));
  await counted('4 of 4 instances');
});

it('is saved with the time of reading', async () => {
  const files = savedFiles();
  const { user } = renderPortal('owner', '/security?search=hq');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(files[0]?.name).toMatch(/^security-check-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await files[0]?.text)?.trim().split('\r\n') ?? [];
  expect(lines[0]).toMatch(/^Name,ID,Multifactor,.*,Read at$/);
  expect(lines[1]).toMatch(/^acme-hq,sub-owner-active,Optional,.*,1,2,2,\d{4}-\d\d-\d\dT[\d:]+Z$/);
});
