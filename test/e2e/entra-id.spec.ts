// Creates, changes and deletes the connection to a directory in a real browser (docs/product/enterprise-connection.md#creating,
// docs/product/enterprise-connection.md#changing). Permissions and invalid values: test/screens/entra-id.test.tsx.
import type { Page } from '@playwright/test';
import { clipboardText, expect, test } from './support/journey.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const secret = (page: Page) => page.locator('input[name="clientSecret"]');
const calls = ({ method, status }: { method: string; status?: number }) => `${method} ${status}`;

test('a user creates an Entra ID connection, changes it, and deletes it', async ({
  page,
  sandbox,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('owner', '/entra-id');
  await page.getByRole('searchbox', { name: 'Search instances' }).fill('factory');
  await page.getByRole('link', { name: /^acme-factory/ }).click();
  await expect(page).toHaveTitle('Entra ID: acme-factory – PRTG Hosted Monitor');

  await page.getByRole('button', { name: 'Copy callback address' }).click();
  expect(await clipboardText(page)).toMatch(/\/identity\/login\/callback$/);

  await field(page, 'Tenant domain').fill(' acme.onmicrosoft.com ');
  await expect(field(page, 'Tenant domain')).toHaveValue('acme.onmicrosoft.com');
  await expect(page.getByText('It can’t contain spaces, so we removed them.')).toBeVisible();

  await page.evaluate(() => navigator.clipboard.writeText('acme.example\nacme.de; gmail.com'));
  await field(page, 'Domain aliases').focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('list', { name: 'Your users’ domains' }).getByRole('listitem')).toHaveText([
    'acme.example',
    'acme.de',
  ]);
  await expect(
    page.getByText('gmail.com is a public mail service, open to anyone. Enter a domain of your company.'),
  ).toBeVisible();
  await field(page, 'Domain aliases').fill('');

  await field(page, 'Client ID').fill('1c3a5b7d-0000-4111-8222-333344445555');
  await secret(page).fill('99999999-0000-4111-8222-333344445555');
  await expect(
    page.getByText('This is the secret’s ID. Enter its value, which is shown beside it.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save connection' }).click();
  await expect(secret(page)).toBeFocused();
  await secret(page).fill('Xy8~the-value');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Connection saved.')).toBeVisible();
  await expect(secret(page)).toHaveValue('');
  await expect(secret(page)).toHaveAttribute('placeholder', '********');
  await page.reload();

  await expect(field(page, 'Client ID')).toHaveValue('1c3a5b7d-0000-4111-8222-333344445555');
  await page.getByRole('button', { name: 'Remove acme.de' }).click();
  const patch = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save connection' }).click();
  const sent = (await patch).postDataJSON() as { options: Record<string, unknown> };
  expect(sent.options).toMatchObject({ domain_aliases: ['acme.example'], waad_protocol: 'openid-connect' });
  expect(sent.options).not.toHaveProperty('client_secret');
  await expect(page.getByText('Connection saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete connection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete connection acme-factory-entra?' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Users of acme.example can no longer sign in to acme-factory with Entra ID.',
    'Anyone without another way to sign in is locked out at once.',
    '4 users listed under PRTG Users sign in without the directory and aren’t affected.',
    'Your directory isn’t changed: the app registration with the client ID 1c3a5b7d-0000-4111-8222-333344445555 stays until you remove it.',
    'To connect it again, you need the client secret, which we don’t keep.',
  ]);
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete connection' })).toHaveCount(0);
  await expect(field(page, 'Client ID')).toHaveValue('');

  const asked = await sandbox.requests('/instance/enterprise-connection/stack-owner-dues');
  expect(asked.filter(({ method }) => !['OPTIONS', 'GET'].includes(method)).map(calls)).toEqual([
    'POST 201',
    'PATCH 200',
    'DELETE 204',
  ]);
});

test.use({ expectedConsole: [/^Failed to load resource.*404/] });
