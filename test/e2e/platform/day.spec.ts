// A day in a tab (docs/product/polling.md#bounds, docs/product/failures.md#offline, docs/product/sign-in.md#lost-session):
// twenty instances are polled all the time, tokens are renewed, the network fails, the session ends. The screen must show the
// truth, and the tab's use of memory must not grow. DAY_HOURS=24 has them all; `npm test` three, one of each kind.
import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { at, choosePersona, expect, failedCalls, test } from '../support/journey.ts';
import type { ControlClient } from '../support/controlClient.ts';
import { createTabMeter, type TabUse } from '../support/tabMeter.ts';

const HOURS = Number(process.env.DAY_HOURS ?? 3);
const HOUR = 3600;
/** In these hours the network is offline for the last ten minutes. */
const OFFLINE_HOURS = HOURS < 24 ? [2] : [3, 7, 11, 15, 19];
/** At the end of this hour the session ends. */
const ENDING_HOUR = HOURS < 24 ? 3 : 21;
const AWAY_SECONDS = 600;
/** The number of instances that are polled at a time, and that become ready in each hour, five minutes before its end. */
const FOLLOWED = 20;
const READY_BEFORE_HOUR = 300;

/** In the first hours use still grows: the table gets its first rows, and the browser compiles code that runs often. */
const WARM_UP_HOURS = 6;
/** How many hours after the warm-up are compared with as many late ones, by their medians. */
const COMPARED = 6;
/** The growth allowed between them; 0.75 MiB are 350 bytes for each poll in between. */
const MOST_MORE: Record<keyof TabUse, number> = { heap: 0.75, nodes: 200, listeners: 20, timers: 2 };

/** A persona whose list has only the subscriptions that are added here. */
const PERSONA = 'cancelled';
const ADDRESS = '/?view=table&state=ready';
const OFFLINE = 'You’re offline. The page will continue when you’re back online.';

test.use({ expectedConsole: [failedCalls] });

interface Tab {
  page: Page;
  context: BrowserContext;
  sandbox: ControlClient;
  request: APIRequestContext;
  calls: ReturnType<typeof watchCalls>;
}

test(`the portal stays correct and doesn’t leak in a tab over ${HOURS} hours`, async ({
  page,
  context,
  sandbox,
  request,
  signIn,
}) => {
  test.setTimeout(300_000 + HOURS * 30_000);
  const tab: Tab = { page, context, sandbox, request, calls: watchCalls(page) };
  await page.clock.install();
  const meter = await createTabMeter(page);
  // The newest are polled, so those that are ready first are added last.
  for (let hour = HOURS + 1; hour > 0; hour -= 1) {
    const preparingSeconds = hour * HOUR - READY_BEFORE_HOUR;
    await sandbox.seed({ subscriptions: { persona: PERSONA, count: FOLLOWED, preparingSeconds } });
  }
  await sandbox.settings({ tokenSeconds: HOUR / 2 });
  await signIn(PERSONA, ADDRESS);
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
  await tab.calls.answered();

  const uses: (TabUse & { hour: number; requests: number })[] = [];
  for (let hour = 1; hour <= HOURS; hour += 1) {
    await test.step(`hour ${hour}`, async () => {
      const requests = await requestsInAMinute(tab);
      expect.soft(requests, `requests a minute in hour ${hour}`).toBeLessThanOrEqual(FOLLOWED * 12 + 12);
      expect.soft(requests, `requests a minute in hour ${hour}`).toBeGreaterThan(FOLLOWED * 6);
      if (OFFLINE_HOURS.includes(hour)) await passWithoutNetwork(tab, hour);
      else if (hour === ENDING_HOUR) await passWhileSessionEnds(tab);
      else await pass(tab, HOUR - 60);
      await expectTruth(tab, hour * FOLLOWED);
      await lookAround(page);
      uses.push({ hour, requests, ...(await meter.read()) });
    });
  }
  await expectCardsTrue(tab);
  console.table(uses.map((use) => ({ ...use, heap: Number(use.heap.toFixed(1)) })));
  // After the session's end the portal is a new page.
  const steady = uses.filter(({ hour }) => hour > WARM_UP_HOURS && hour < ENDING_HOUR);
  if (steady.length >= 2 * COMPARED) expectFlat(steady.slice(0, COMPARED), steady.slice(-COMPARED));
});

/** Expects that the tab uses no more in late hours than in early ones. */
function expectFlat(early: readonly TabUse[], late: readonly TabUse[]): void {
  for (const [what, more] of Object.entries(MOST_MORE) as [keyof TabUse, number][]) {
    const [before, after] = [early, late].map((uses) => median(uses.map((use) => use[what])));
    expect.soft(after, `${what}, ${before} in the early hours`).toBeLessThanOrEqual((before ?? 0) + more);
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1];

/** Advances all clocks by this many seconds at once: for the tab, as if it had been asleep. */
async function pass({ page, sandbox, calls }: Tab, seconds: number): Promise<void> {
  await sandbox.advance(seconds, true);
  await page.clock.fastForward(seconds * 1000);
  await page.clock.runFor(5000);
  await calls.answered();
}

/** Lets a minute pass, timer by timer. Returns the number of requests to the API per minute. */
async function requestsInAMinute({ page, sandbox, calls }: Tab): Promise<number> {
  const minutes = async () => (await page.evaluate(() => Date.now())) / 60_000;
  const [begun, before] = [await minutes(), (await sandbox.requests('/api/')).at(-1)?.id ?? 0];
  for (let step = 0; step < 12; step += 1) {
    await page.clock.runFor(5000);
    await calls.answered();
  }
  await sandbox.advance(60, true);
  const requests = (await sandbox.requests('/api/')).filter(({ id }) => id > before).length;
  return Math.round(requests / ((await minutes()) - begun));
}

/** Watches the page's API calls: `answered` resolves once none is in flight. */
function watchCalls(page: Page) {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().startsWith(`${at.api}/`)) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return {
    async answered() {
      // Requests that have just begun are reported a moment later.
      await page.evaluate(() => undefined);
      await expect.poll(() => underWay.size, { intervals: [10] }).toBe(0);
    },
  };
}

/** Lets an hour pass, with the network offline in its last ten minutes, in which instances become ready. */
async function passWithoutNetwork(tab: Tab, hour: number): Promise<void> {
  const { page, context } = tab;
  await pass(tab, HOUR - 60 - AWAY_SECONDS);
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  // What was sent just before must not be answered with what becomes true only now.
  await tab.calls.answered();
  await pass(tab, AWAY_SECONDS);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText(countOf((hour - 1) * FOLLOWED))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
}

/** Lets an hour pass, at the end of which the identity provider has ended the session while a form is being filled in. */
async function passWhileSessionEnds(tab: Tab): Promise<void> {
  const { page, sandbox } = tab;
  await page.goto('/new');
  await page.getByLabel('Subdomain').fill('acme-plant');
  await sandbox.settings({ identityFault: { kind: 'login_required', times: -1 } });
  await sandbox.advance(HOUR - 60, true);
  // The polls that are due request a token, which leads to the login.
  await page.clock.fastForward((HOUR - 60) * 1000);
  await expect(page.locator(`[data-persona="${PERSONA}"]`)).toBeVisible();
  await sandbox.settings({ identityFault: null });
  await choosePersona(page, PERSONA);
  await expect(page).toHaveURL('/new');
  await expect(page.getByLabel('Subdomain')).toHaveValue('acme-plant');
  await page.goto(ADDRESS);
}

/** Returns the vendor's list of subscriptions: their names, and whether their instances are ready. */
async function vendorsStates({ request }: Tab) {
  const { token } = (await (await request.get(`${at.control}/token/${PERSONA}`)).json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.get(`${at.api}/customer/subscriptions`, { headers });
  return (await answer.json()) as { name: string; stack_status: string }[];
}

/** Expects the portal to show as many ready instances as the vendor has, and no failure. */
async function expectTruth(tab: Tab, ready: number): Promise<void> {
  const states = await vendorsStates(tab);
  expect(states.filter(({ stack_status }) => stack_status === 'ready')).toHaveLength(ready);
  await expect(tab.page.getByText(countOf(ready))).toBeVisible();
  await expect(tab.page.getByRole('alert')).toHaveText(['']);
}

const countOf = (ready: number) => `${ready} of ${(HOURS + 1) * FOLLOWED} subscriptions`;

/** Acts as a user does: opens another page and a dialog, and goes back. */
async function lookAround(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
}

/** Expects every card on the screen to show the state that the vendor reports. */
async function expectCardsTrue(tab: Tab): Promise<void> {
  const { page } = tab;
  await page.getByText('Cards', { exact: true }).click();
  const states = new Map((await vendorsStates(tab)).map((one) => [one.name, one.stack_status]));
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) {
    const name = await card.getByRole('heading').innerText();
    const said = states.get(name) === 'ready' ? 'instance ready' : 'preparing instance';
    await expect(card.getByText(said)).toBeVisible();
  }
}
