// Journeys with files and secrets in every engine (docs/product/uploads.md#steps, docs/product/invoices.md#archive,
// docs/product/screens.md#invoices).
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './support/journey.ts';

test('upload: ten files are sent and stored', async ({ view, sandbox, signIn }) => {
  const folder = await mkdtemp(join(tmpdir(), 'engines-'));
  const paths = Array.from({ length: 10 }, (_, n) => join(folder, `file-${n}.mib`));
  for (const path of paths) await writeFile(path, 'OBJECT IDENTIFIER '.repeat(2_000));
  await signIn('owner', '/upload/sub-owner-active');
  const section = view.role('region', 'MIB files');
  await section.button('Upload files').seen();
  await section.css('input[type="file"]').type(paths.join('\n'));
  await view
    .role('region', 'Upload progress')
    .role('status')
    .reads(/^10 files uploaded\./);
  await section.role('table', 'Stored files: MIB files').reads(/file-\d\.mib/);
  const sent = (await sandbox.requests('/storage/')).filter(({ method }) => method === 'PUT');
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  await rm(folder, { recursive: true });
});

test('download: an invoice is downloaded without leaving the page', async ({ view, downloaded, signIn }) => {
  await signIn('owner', '/invoices');
  await view
    .role('row', /INV-003999/)
    .button('Download')
    .click();
  expect(strFromU8((await downloaded(/^INV-003999\.pdf$/)).slice(0, 5))).toBe('%PDF-');
  await view.hears(/^Invoice downloaded\.Close$/);
  expect(await view.evaluate('location.pathname')).toBe('/invoices');
});

test('ZIP: many invoices are downloaded at once, with an index', async ({ view, downloaded, signIn }) => {
  await signIn('owner', '/invoices?instance=sub-owner-nonrenewing&status=paid');
  await view.role('checkbox', 'Select all shown').click();
  const count = await view.role('table', 'Invoices').role('rowheader').count();
  await view.button(`Download ${count} as ZIP`).click();
  const entries = unzipSync(await downloaded(/\.zip$/));
  await view.hears(new RegExp(`^${count} invoices downloaded\\.Close$`));
  expect(Object.keys(entries)).toHaveLength(count + 1);
  expect(strFromU8(entries['invoices.csv']!).split('\r\n')[0]).toMatch(/^Number,Date,Due date,/);
});

test('secrets: the admin password is shown on demand, masked again, and then kept nowhere', async ({
  view,
  sandbox,
  signIn,
}) => {
  const secret = 'kanarienvogel-7Q!';
  await sandbox.fault({ path: '/admin_password', body: { prtg_admin_password: secret }, times: -1 });
  await signIn('staff', '/supporter/stacks/prtg-owner-active');
  const show = view.button('Show admin password');
  for (const hide of [
    () => show.click(),
    () => view.evaluate(`dispatchEvent(new Event('blur'))`),
    () => view.role('link', 'Back to search').click(),
  ]) {
    await show.click();
    await view.text(secret).seen();
    await hide();
    await view.text(secret).gone();
    const kept = await view.evaluate(
      '[document.documentElement.outerHTML, JSON.stringify([localStorage, sessionStorage, history.state])].join()',
    );
    expect(kept).not.toContain(secret);
  }
});
