// Measures how fast the portal reacts with thousands of records: typing, sorting, scrolling, digests of files.
import { longestTask } from './traces.mjs';
import { PORTAL, row, seed, signedIn, slowProcessor, SLOWER } from './pages.mjs';

/** Runs the measurements and returns their rows. */
export async function interactions(browser) {
  await seed({ subscriptions: { persona: 'owner', count: 7000 } });
  await seed({ invoices: { subscriptionId: 'sub-owner-active', count: 10_000 } });
  return [
    await keys(
      browser,
      'owner',
      '/prtg-users',
      'Search instances',
      'a key in the search of 7,000 instances, ms',
    ),
    await invoiceOrders(browser),
    await keys(
      browser,
      'owner',
      '/invoices',
      'Search invoices',
      'a key in the search of 10,000 invoices, ms',
    ),
    await supporterResults(browser),
    await digests(browser),
  ];
}

/** Returns a row: the slowest of four keys typed into a field, in ms from the key to the next paint. */
export async function keys(browser, persona, address, label, what, most = 200) {
  const context = await signedIn(browser, persona);
  const { page } = await slowProcessor(context);
  await page.goto(`${PORTAL}${address}`);
  const field = page.getByLabel(label);
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  const times = [];
  for (const key of ['o', 's', 'l', 'o']) {
    await field.focus();
    times.push(await timeOf(page, () => page.keyboard.press(key)));
  }
  await context.close();
  return row(what, most, Math.max(...times));
}

/**
 * Returns how long the slowest event of `act` takes until the next paint, in ms, in steps of 8: the browser's own measure, as in
 * Interaction to Next Paint. Anything below 16 counts as 16.
 */
export async function timeOf(page, act) {
  await page.evaluate(() => {
    window.eventTimes = [16];
    window.eventObserver ??= new PerformanceObserver((list) => {
      window.eventTimes.push(...list.getEntries().map(({ duration }) => duration));
    });
    window.eventObserver.observe({ type: 'event', durationThreshold: 16 });
  });
  await act();
  // The observer learns of an event with the following frame at the earliest.
  await page.waitForTimeout(700);
  return page.evaluate(() => Math.max(...window.eventTimes));
}

/** Returns a row: the slowest of the sort orders of 10,000 invoices, in ms from the click to the next paint. */
async function invoiceOrders(browser) {
  const context = await signedIn(browser, 'owner', { width: 1280, height: 900 });
  const { page } = await slowProcessor(context);
  await page.goto(`${PORTAL}/invoices`);
  const table = page.getByRole('table', { name: 'Invoices' });
  await table.getByRole('rowheader').first().waitFor();
  await page.waitForLoadState('networkidle');
  const times = [];
  for (const name of ['Number', 'Amount', 'Number']) {
    const heading = table.getByRole('columnheader').getByRole('button', { name, exact: true });
    times.push(await timeOf(page, () => heading.click()));
  }
  await context.close();
  return row('an order of 10,000 invoices, ms', 200, Math.max(...times));
}

/** Returns a row: the longest task while over 10,000 search results are sorted by each column and scrolled, in ms. */
async function supporterResults(browser) {
  const context = await signedIn(browser, 'staff');
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${PORTAL}/supporter?search=prtg-`);
  const table = page.getByRole('table', { name: 'Stacks' });
  await table.getByRole('link').first().waitFor();
  await page.waitForLoadState('networkidle');
  const longest = await longestTask(page, async () => {
    for (const column of ['Name', 'Subscription', 'Customer', 'Status', 'Name', 'Name']) {
      await table.getByRole('button', { name: column, exact: true }).click();
      await page.waitForTimeout(150);
    }
    for (let step = 0; step < 20; step += 1) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(60);
    }
  });
  await context.close();
  return row('10,000 results sorted and scrolled: longest task, ms', 100, SLOWER * longest);
}

/** Returns a row: the longest task while 40 files of the largest size are digested and uploaded, in ms. */
async function digests(browser) {
  const context = await signedIn(browser, 'owner');
  const page = await context.newPage();
  await page.goto(`${PORTAL}/upload/sub-owner-active`);
  const mibs = page.getByRole('region', { name: 'MIB files' });
  await mibs.getByRole('button', { name: 'Upload files' }).waitFor();
  // Created in the page, before the measurement starts.
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    for (let n = 0; n < 40; n += 1) {
      transfer.items.add(new File([new Uint8Array(1_048_576).fill(n)], `large-${n}.mib`));
    }
    document.querySelector('input[type="file"]').files = transfer.files;
  });
  const said = page.getByRole('region', { name: 'Upload progress' }).getByText(/^40 files uploaded\./);
  const longest = await longestTask(page, async () => {
    await page.evaluate(() =>
      document.querySelector('input[type="file"]').dispatchEvent(new Event('change', { bubbles: true })),
    );
    await said.waitFor();
  });
  await context.close();
  return row('40 files of 1 MiB uploaded: longest task, ms', 50, longest);
}
