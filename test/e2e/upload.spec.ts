// Uploads in a real browser (docs/product/uploads.md#steps, docs/product/uploads.md#what-goes-wrong): hundreds of files with all
// kinds of failures, digests that don't block the page, dropped folders, and leaving the page. Permissions, and each failure on
// its own: test/screens/upload.test.tsx.
import type { Page } from '@playwright/test';
import { at, expect, failedCalls, test } from './support/journey.ts';

const ACTIVE = '/upload/sub-owner-active';

const mibs = (page: Page) => page.getByRole('region', { name: 'MIB files' });
const bar = (page: Page) => page.getByRole('region', { name: 'Upload progress' });
const said = (page: Page) => bar(page).getByRole('status');

const filesOf = (count: number, bytes = 2_000) =>
  Array.from({ length: count }, (_, n) => ({
    name: `file-${String(n).padStart(3, '0')}.mib`,
    mimeType: 'text/plain',
    buffer: Buffer.alloc(bytes, `${n} `),
  }));

async function choose(page: Page, title: string, files: ReturnType<typeof filesOf>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('region', { name: title }).getByRole('button', { name: 'Upload files' }).click();
  await (await chooser).setFiles(files);
}

/** Returns the names of the files that the sandbox has stored in a folder, read as the owner. */
async function stored(page: Page, folder: string): Promise<string[]> {
  const { token } = (await (await page.request.get(`${at.control}/token/owner`)).json()) as { token: string };
  const answer = await page.request.get(`${at.api}/instance/stack-owner-active/upload/s3`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const list = (await answer.json()) as Record<string, { name: string }[]>;
  return (list[folder] ?? []).map(({ name }) => name).sort();
}

/** Returns the names of the stored files that the page shows. */
async function shown(page: Page, title: string): Promise<string[]> {
  const section = page.getByRole('region', { name: title });
  const all = section.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  const table = section.getByRole('table', { name: `Stored files: ${title}` });
  // A long list renders only the rows in view, a moment after scrolling, so it is read one window at a time.
  const names = await table.evaluate(async (element) => {
    const read = new Set<string>();
    const count = Number(element.getAttribute('aria-rowcount')) - 1;
    const isDrawn = () => {
      const end = Math.min(window.innerHeight, element.getBoundingClientRect().bottom) - 2;
      const rows = [...element.querySelectorAll('tbody tr')];
      return (
        rows.every((row) => !row.hasAttribute('aria-hidden')) &&
        rows.some((row) => row.getBoundingClientRect().bottom >= end)
      );
    };
    element.scrollIntoView();
    for (let step = 0; read.size < count && step < 100; step += 1) {
      for (let frames = 0; frames < 100 && !isDrawn(); frames += 1) await new Promise(requestAnimationFrame);
      for (const { textContent } of element.querySelectorAll('tbody [role="rowheader"]'))
        read.add(textContent);
      window.scrollBy(0, window.innerHeight / 2);
    }
    return [...read];
  });
  return names.sort();
}

test.describe('uploading 200 files', () => {
  test.use({ expectedConsole: [failedCalls] });
  test('survives storage faults and an offline period, and reports the result', async ({
    page,
    context,
    sandbox,
    signIn,
  }) => {
    await signIn('owner', ACTIVE);
    await mibs(page).getByRole('button', { name: 'Upload files' }).waitFor();
    await sandbox.fault({ path: '/storage/', method: 'PUT', status: 500, skip: 20, times: 3 });
    await sandbox.fault({ path: '/storage/', method: 'PUT', abort: true, skip: 40, times: 3 });
    await sandbox.fault({
      path: '/storage/',
      method: 'PUT',
      status: 403,
      body: 'Expired.',
      skip: 60,
      times: 4,
    });
    await sandbox.fault({ path: '/upload', method: 'POST', status: 503, skip: 10, times: 2 });
    // Permanent faults: all attempts fail for one file, and the storage rejects another.
    await sandbox.fault({ path: '/file-150.mib', method: 'PUT', status: 500, times: 4 });
    await sandbox.fault({
      path: '/file-170.mib',
      method: 'PUT',
      status: 400,
      body: 'The checksum of the file does not match.',
    });
    await choose(page, 'MIB files', filesOf(200));
    await expect(page.getByRole('progressbar', { name: 'All files' })).not.toHaveAttribute(
      'aria-valuenow',
      '0',
    );
    await context.setOffline(true);
    await expect(
      page.getByText('You’re offline. The page will continue when you’re back online.'),
    ).toBeVisible();
    await page.waitForTimeout(2_000);
    await context.setOffline(false);

    await expect(said(page)).toHaveText(
      '198 files uploaded. 2 files not uploaded. Delivered to the instance.',
      { timeout: 90_000 },
    );
    const list = page.getByRole('list', { name: 'Uploads to MIB files' });
    await expect(list.getByText('The checksum of the file does not match.')).toBeVisible();
    const failed = ['file-150.mib', 'file-170.mib'];
    await expect(list.getByRole('listitem').filter({ hasText: 'Failed' })).toHaveCount(2);
    const there = await stored(page, 'MIB/');
    expect(there).toHaveLength(200);
    expect(there.filter((name) => failed.includes(name))).toEqual([]);
    expect(await shown(page, 'MIB files')).toEqual(there);

    const before = (await sandbox.requests('/storage/')).filter(({ method }) => method === 'PUT').length;
    await page.getByRole('button', { name: 'Retry 2 files' }).click();
    await expect(said(page)).toHaveText('200 files uploaded. Delivered to the instance.');
    expect(await stored(page, 'MIB/')).toHaveLength(202);
    const puts = (await sandbox.requests('/storage/')).filter(({ method }) => method === 'PUT');
    expect(puts.length - before).toBe(2);
    expect(puts.every(({ hasAuthorization }) => !hasAuthorization)).toBe(true);
  });

  test('stores exactly the files that had arrived when it is cancelled', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await signIn('owner', ACTIVE);
    await mibs(page).getByRole('button', { name: 'Upload files' }).waitFor();
    await sandbox.fault({ path: '/storage/', method: 'PUT', delayMs: 20_000, skip: 30, times: -1 });
    await choose(page, 'MIB files', filesOf(60));
    await expect(bar(page).getByText(/^30 of 60/)).toBeVisible();
    await bar(page).getByRole('button', { name: 'Stop upload' }).click();
    await expect(said(page)).toHaveText(/ Not delivered to the instance yet\.$/);
    // Files in flight may have been stored, so the page counts the stored files.
    const there = await stored(page, 'MIB/');
    const uploaded = there.length - 2;
    await expect(said(page)).toHaveText(
      `${uploaded} files uploaded. ${60 - uploaded} files stopped. Not delivered to the instance yet.`,
    );
    expect(await stored(page, 'MIB/')).toEqual(there);
    expect(await shown(page, 'MIB files')).toEqual(there);
    // Scrolls first, so that nothing moves under the click.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await bar(page).getByRole('button', { name: 'Deliver to the instance' }).click();
    await expect(said(page)).toHaveText(
      `${uploaded} files uploaded. ${60 - uploaded} files stopped. Delivered to the instance.`,
    );
  });
});

test('a dropped folder is uploaded completely, a file dropped elsewhere is ignored, and a template is delivered', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', ACTIVE);
  await mibs(page).getByRole('button', { name: 'Upload files' }).waitFor();
  const isHeld = await page.evaluate(() => {
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    document.querySelector('h1')?.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(isHeld).toBe(true);
  await page.evaluate(() => {
    const file = (name: string) => ({
      isFile: true,
      name,
      file: (give: (file: File) => void) => give(new File([name], name)),
    });
    const folder = (...inside: object[]) => ({
      isFile: false,
      name: 'mibs',
      createReader: () => {
        const left = [inside, []];
        return { readEntries: (give: (entries: unknown) => void) => give(left.shift()) };
      },
    });
    const dropped = folder(file('one.mib'), file('.DS_Store'), folder(file('two.mib')));
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', {
      value: { items: [{ kind: 'file', webkitGetAsEntry: () => dropped }], files: [] },
    });
    document.querySelector('[data-dropzone]')?.dispatchEvent(event);
  });
  await expect(said(page)).toHaveText('2 files uploaded. Delivered to the instance.');
  expect(await stored(page, 'MIB/')).toEqual([
    'ACME-ROUTER-MIB.mib',
    'ACME-UPS-MIB.mib',
    'one.mib',
    'two.mib',
  ]);

  const templates = page.getByRole('region', { name: 'Templates' });
  await expect(templates.getByText('20 templates', { exact: true })).toBeVisible();
  await templates.getByRole('searchbox', { name: 'Search templates' }).fill('veeam');
  await expect(templates.getByText('1 of 20 templates')).toBeVisible();
  await templates.getByRole('button', { name: 'Deliver' }).click();
  await expect(templates.getByText('Delivered', { exact: true })).toBeVisible();
  await expect(page.getByText('Template Veeam Backup delivered to the instance.')).toBeVisible();
  expect((await sandbox.requests('/upload/git')).filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('leaving during an upload requires a confirmation, by link, by Back and by closing', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/upload');
  await page.getByRole('link', { name: /^acme-hq/ }).click();
  await mibs(page).getByRole('button', { name: 'Upload files' }).waitFor();
  await sandbox.fault({ path: '/storage/', method: 'PUT', delayMs: 20_000, times: -1 });
  await choose(page, 'MIB files', filesOf(3));
  await expect(bar(page).getByRole('button', { name: 'Stop upload' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });

  await page.getByRole('link', { name: 'Choose another instance' }).click();
  await expect(
    dialog.getByText(
      'Files are still being uploaded. If you leave, those that haven’t arrived yet are stopped, and the others aren’t delivered to the instance.',
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();

  // The search navigates, too. It stays open, unchanged, behind the question.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('account');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden();

  await page.goBack();
  await expect(dialog).toBeVisible();
  // The address is restored only after a moment.
  await expect(page).toHaveURL(ACTIVE);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar(page).getByRole('button', { name: 'Stop upload' })).toBeVisible();

  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const closing = await asked;
  expect(closing.type()).toBe('beforeunload');
  await closing.dismiss();

  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('list', { name: 'Instances' })).toBeVisible();
  await expect(page).toHaveURL('/upload');
});
