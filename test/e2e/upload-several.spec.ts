// Three files to fifty instances in a real browser (docs/product/uploads.md#several), while one in twenty answers is a failure.
// Each failure on its own: test/screens/upload-several.test.tsx.
import { expect, failedCalls, test } from './support/journey.ts';
import { resize } from './support/visit.ts';

test.use({ expectedConsole: [failedCalls] });

test('three files reach fifty instances, each once, although 5 % of the calls fail', async ({
  page,
  sandbox,
  signIn,
}) => {
  test.slow();
  await sandbox.seed({ subscriptions: { persona: 'trial', count: 60 } });
  await signIn('trial', '/upload');
  await page.getByRole('link', { name: 'Several instances' }).click();
  await page.getByRole('searchbox', { name: 'Search instances' }).fill('more');
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  const count = Number.parseInt((await page.getByText(/^\d+ instances selected$/).textContent()) ?? '', 10);
  expect(count).toBeGreaterThanOrEqual(50);
  const files = ['a.mib', 'b.mib', 'c.mib'];
  await page
    .getByRole('region', { name: 'MIB files' })
    .locator('input[type="file"]')
    .setInputFiles(files.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })));

  const addresses = '/\\/instance\\/[^/]+\\/upload$/';
  const deliveries = '/upload/s3';
  const body = { message: 'The instance is busy.' };
  await sandbox.fault({ method: 'PUT', path: '/storage/', status: 400, body: 'Damaged.', every: 20 });
  await sandbox.fault({ method: 'POST', path: addresses, status: 409, body, every: 20 });
  await sandbox.fault({ method: 'POST', path: deliveries, status: 409, body, every: 20 });
  const answered = async (method: string, path: RegExp, isGood: boolean) =>
    (await sandbox.requests('/'))
      .filter((one) => one.method === method && path.test(one.path) && (one.status ?? 0) < 400 === isGood)
      .map((one) => one.path.replace(/\?.*/, ''));
  const stored = () => answered('PUT', /^\/storage\//, true);
  const delivered = () => answered('POST', /\/upload\/s3$/, true);

  await page.getByRole('button', { name: `Upload to ${count} instances` }).click();
  const status = page.getByRole('region', { name: 'Progress' }).getByRole('status');
  await expect(status).toHaveText(/ failed\.$/, { timeout: 120_000 });
  const [done = 0, , failed = 0] = ((await status.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(failed).toBeGreaterThan(2);
  expect(done + failed).toBe(count);
  expect(await delivered()).toHaveLength(done);
  // Only an instance that has all its files was to be delivered.
  const asked = [...(await delivered()), ...(await answered('POST', /\/upload\/s3$/, false))];
  for (const path of asked) {
    const stack = path.split('/').at(-3);
    expect((await stored()).filter((file) => file.includes(`/${stack}/`))).toHaveLength(files.length);
  }

  await sandbox.clearFaults();
  const before = await stored();
  await page.getByRole('button', { name: 'Try failed again' }).click();
  await expect(status).toHaveText(`Delivered to ${count} of ${count} instances.`, { timeout: 60_000 });
  // Every file was stored once, and every instance delivered once.
  expect(before.length).toBeLessThan(count * files.length);
  for (const all of [await stored(), await delivered()]) expect(new Set(all).size).toBe(all.length);
  expect(await stored()).toHaveLength(count * files.length);
  expect(await delivered()).toHaveLength(count);

  // On a screen only the rows in view are rendered, on paper all.
  const rows = page.getByRole('list', { name: 'Instances' }).getByRole('listitem');
  expect(await rows.count()).toBeLessThan(count);
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(count);
  await page.emulateMedia({ media: 'screen' });

  await resize(page, 320, 640);
  await expect(rows.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
