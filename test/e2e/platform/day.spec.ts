// A day in a tab (docs/product/polling.md#bounds, docs/product/failures.md#offline, docs/product/sign-in.md#lost-session):
// twenty instances are followed all the time, tokens renewed, the network goes, the session ends. What is on the screen is
// true, and what the tab takes stays flat. `npm run day` has all 24 hours; `npm test` three, one of each kind.
import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { at, choosePersona, expect, failedCalls, test } from '../support/journey.ts';
import type { ControlClient } from '../support/controlClient.ts';
import { createTabMeter, type TabUse } from '../support/tabMeter.ts';

const HOURS = Number(process.env.DAY_HOURS ?? 3);
const HOUR = 3600;
/** At the end of these hours the network is away for the last ten minutes. */
const OFFLINE_HOURS = HOURS < 24 ? [2] : [3, 7, 11, 15, 19];
/** At the end of this one the session is over. */
const ENDING_HOUR = HOURS < 24 ? 3 : 21;
const AWAY_SECONDS = 600;
/** So many are followed at a time, and become ready each hour, in the last ten minutes of it. */
const FOLLOWED = 20;
const READY_BEFORE_HOUR = 300;

/** In the first hours the table's first rows come, and the browser makes ready what runs often. */
const WARM_UP_HOURS = 6;
/** So many hours after that are compared with so many late ones, by their medians. */
const COMPARED = 6;
/** What may differ between them; 0.75 MiB are 350 bytes for each of the polls between. */
const MOST_MORE: Record<keyof TabUse, number> = { heap: 0.75, nodes: 200, listeners: 20, timers: 2 };

/** Without subscriptions but those that are added. */
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

test(`${HOURS} hours in a tab`, async ({ page, context, sandbox, request, signIn }) => {
  test.setTimeout(300_000 + HOURS * 30_000);
  const tab: Tab = { page, context, sandbox, request, calls: watchCalls(page) };
  await page.clock.install();
  const meter = await createTabMeter(page);
  // The newest are followed: those that are ready first come last.
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
  // A new page begins after the session's end.
  const steady = uses.filter(({ hour }) => hour > WARM_UP_HOURS && hour < ENDING_HOUR);
  if (steady.length >= 2 * COMPARED) expectFlat(steady.slice(0, COMPARED), steady.slice(-COMPARED));
});

/** Takes what the tab took in some hours and in later ones. */
function expectFlat(early: readonly TabUse[], late: readonly TabUse[]): void {
  for (const [what, more] of Object.entries(MOST_MORE) as [keyof TabUse, number][]) {
    const [before, after] = [early, late].map((uses) => median(uses.map((use) => use[what])));
    expect.soft(after, `${what}, ${before} in the early hours`).toBeLessThanOrEqual((before ?? 0) + more);
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1];

/** So many seconds pass, at once: in the tab as if it had been asleep, and everywhere else. */
async function pass({ page, sandbox, calls }: Tab, seconds: number): Promise<void> {
  await sandbox.advance(seconds, true);
  await page.clock.fastForward(seconds * 1000);
  await page.clock.runFor(5000);
  await calls.answered();
}

/** A minute passes, timer by timer. Returns how many requests the sandbox had for it. */
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

/** Watches the page's calls of the API: `answered` settles once all that are under way are. */
function watchCalls(page: Page) {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().startsWith(`${at.api}/`)) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return {
    async answered() {
      // What was just begun is known a moment later.
      await page.evaluate(() => undefined);
      await expect.poll(() => underWay.size, { intervals: [10] }).toBe(0);
    },
  };
}

/** An hour, in the last minutes of which the network is away, and instances become ready meanwhile. */
async function passWithoutNetwork(tab: Tab, hour: number): Promise<void> {
  const { page, context } = tab;
  await pass(tab, HOUR - 60 - AWAY_SECONDS);
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await pass(tab, AWAY_SECONDS);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText(countOf((hour - 1) * FOLLOWED))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
}

/** An hour, at the end of which the identity provider has ended the session, in the middle of a form. */
async function passWhileSessionEnds(tab: Tab): Promise<void> {
  const { page, sandbox } = tab;
  await page.goto('/new');
  await page.getByLabel('Subdomain').fill('acme-plant');
  await sandbox.settings({ identityFault: { kind: 'login_required', times: -1 } });
  await sandbox.advance(HOUR - 60, true);
  // The polls that are due ask for a token, and the page is left.
  await page.clock.fastForward((HOUR - 60) * 1000);
  await expect(page.locator(`[data-persona="${PERSONA}"]`)).toBeVisible();
  await sandbox.settings({ identityFault: null });
  await choosePersona(page, PERSONA);
  await expect(page).toHaveURL('/new');
  await expect(page.getByLabel('Subdomain')).toHaveValue('acme-plant');
  await page.goto(ADDRESS);
}

/** What the vendor says of every subscription: its name, and whether its instance is ready. */
async function vendorsStates({ request }: Tab) {
  const { token } = (await (await request.get(`${at.control}/token/${PERSONA}`)).json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.get(`${at.api}/customer/subscriptions`, { headers });
  return (await answer.json()) as { name: string; stack_status: string }[];
}

/** The portal shows as many ready instances as the vendor has, and nothing of a failure. */
async function expectTruth(tab: Tab, ready: number): Promise<void> {
  const states = await vendorsStates(tab);
  expect(states.filter(({ stack_status }) => stack_status === 'ready')).toHaveLength(ready);
  await expect(tab.page.getByText(countOf(ready))).toBeVisible();
  await expect(tab.page.getByRole('alert')).toHaveText(['']);
}

const countOf = (ready: number) => `${ready} of ${(HOURS + 1) * FOLLOWED} subscriptions`;

/** As users do: another page, a dialog, and back. */
async function lookAround(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
}

/** Every card on the screen says of its instance what the vendor says. */
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
