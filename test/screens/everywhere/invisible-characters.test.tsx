// Characters that nobody sees are taken out of whatever is typed or pasted, in every field (docs/product/interface.md#invisible-characters).
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPortal } from '../../support/renderPortal';

it.each([
  ['owner', '/?view=table', 'Search subscriptions'],
  ['owner', '/invoices', 'Search invoices'],
  ['owner', '/dates', 'Search dates'],
  ['newcomer', '/new', 'Subdomain'],
  ['owner', '/manage/sub-owner-active', 'Subdomain'],
  ['owner', '/manage/sub-owner-active', 'Timezone'],
  ['owner', '/entra-id/sub-owner-active', 'Tenant domain'],
  ['owner', '/entra-id/sub-owner-active', 'Domain aliases'],
  ['owner', '/entra-id/sub-owner-active', 'Client ID'],
  ['owner', '/entra-id/sub-owner-active', 'Client secret'],
  ['staff', '/supporter', 'Search'],
  ['staff', '/supporter/stacks/prtg-reseller-trial', 'Comment'],
])('%s at %s: %s', async (persona, address, label) => {
  const { user } = renderPortal(persona, address);
  const field = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
  await user.clear(field);
  await user.click(field);
  await user.paste('\u200bac\u00adm\u202ce\ufeff');
  expect(field).toHaveValue('acme');
});

it('a list of aliases, pasted with some', async () => {
  const { user } = renderPortal('owner', '/entra-id/sub-owner-active');
  await user.click(await screen.findByLabelText('Domain aliases', { selector: 'input' }));
  await user.paste('\u200eacme.it\u200f, \ufeffacme.es');
  expect(await screen.findByRole('button', { name: 'Remove acme.it' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove acme.es' })).toBeVisible();
});

it('the cursor stays where it is', async () => {
  const { user } = renderPortal('owner', '/?view=table');
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search subscriptions' });
  await user.type(field, 'acme');
  field.setSelectionRange(2, 2);
  await user.paste('\u200bx');
  expect(field).toHaveValue('acxme');
  expect(field.selectionStart).toBe(3);
});
