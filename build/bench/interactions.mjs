// What a person feels while they work with thousands of things: keys, sorting, scrolling, digests of files.
import { longestTask } from './traces.mjs';
import { PORTAL, seed, signedIn, slowProcessor, SLOWER } from './pages.mjs';

/** Returns rows of what, at most, measured. */
export async function interactions(browser) {
  await seed({ subscriptions: { persona: 'owner', count: 7000 } });
  return [
    await keys(
      browser,
      'owner',
      '/prtg-users',
      'Search instances',
      'a key in the search of 7,000 instances, ms',
    ),
    await supporterResults(browser),
    await digests(browser),
  ];
}

/** The longest of four keys in a field, from each key to the frame that shows it: a row. */
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
  return [what, most, Math.max(...times)];
}

/** Returns how long it takes from a key's or a click's event to the next frame that shows what it did, ms. */
export async function timeOf(page, act) {
  await page.evaluate(() => {
    window.actTime = new Promise((resolve) => {
      const onEvent = (event) => {
        for (const type of types) removeEventListener(type, onEvent, true);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
      };
      const types = ['keydown', 'click', 'change'];
      for (const type of types) addEventListener(type, onEvent, true);
    });
  });
  await act();
  return page.evaluate(() => window.actTime);
}

/** Ten thousand results: sorted by each column, and scrolled. */
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
  return ['10,000 results sorted and scrolled: longest task, ms', 100, SLOWER * longest];
}

/** Forty files of the largest size: what they hold up of the page. */
async function digests(browser) {
  const context = await signedIn(browser, 'owner');
  const page = await context.newPage();
  await page.goto(`${PORTAL}/upload/sub-owner-active`);
  const mibs = page.getByRole('region', { name: 'MIB files' });
  await mibs.getByRole('button', { name: 'Upload files' }).waitFor();
  // Made in the page, and before what is measured.
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
  return ['40 files of 1 MiB uploaded: longest task, ms', 50, longest];
}
