// Error reports to operators (docs/product/error-reports.md), from the built portal in a real browser: they contain what broke
// and where, and no data of the user.
import type { Page, Request } from '@playwright/test';
import { at, expect, failedCalls, test } from '../support/journey.ts';
import { open, OWNER_PAGES } from '../support/visit.ts';

const SECRET = 'kanarienvogel~9Q.secret-value-of-the-app';

/** Makes a function of the browser that the portal calls throw once. */
async function breakOnce(page: Page, where: 'focus' | 'createObjectURL', words: string): Promise<void> {
  await page.evaluate(
    ([name, message]) => {
      const owner = (name === 'focus' ? HTMLElement.prototype : URL) as unknown as Record<string, unknown>;
      const whole = owner[name];
      owner[name] = () => {
        owner[name] = whole;
        throw new TypeError(message);
      };
    },
    [where, words] as const,
  );
}

// One visit in a hundred reports how fast it was: prevented here, except in the tests about that.
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const { random } = Math;
    Math.random = () => Math.max(0.01, random());
  });
});

test.describe('an unexpected error', () => {
  test.use({ expectedConsole: [/^Failed to load resource|kanarienvogel/] });

  test('is reported without anything that was typed, shown or requested', async ({
    page,
    context,
    sandbox,
    signIn,
  }) => {
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    await signIn('owner', '/entra-id/sub-owner-active?from=owner@acme.example#olivia');
    await page.getByLabel('Client secret').fill(SECRET);
    await page.getByRole('button', { name: 'Save connection' }).click();
    await expect(page.getByText('Connection saved.').first()).toBeVisible();
    const [token = ''] = requests.flatMap((one) => one.headers().authorization?.replace('Bearer ', '') ?? []);
    expect(token.length).toBeGreaterThan(100);
    const words = `Cannot read properties of undefined (reading '${SECRET} ${token} owner@acme.example sub-owner-active')`;

    // An error boundary catches this error.
    await breakOnce(page, 'focus', words);
    await page.getByRole('navigation', { name: 'Instance' }).getByRole('link', { name: 'Settings' }).click();
    await expect.poll(async () => (await sandbox.state()).errors.length).toBe(1);
    // Nothing catches this one.
    await open(page, '/?view=table&search=acme');
    await breakOnce(page, 'createObjectURL', words);
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect.poll(async () => (await sandbox.state()).errors.length).toBe(2);

    const reports = requests.filter((request) => request.url().startsWith(at.errors));
    expect(reports).toHaveLength(2);
    for (const report of reports) {
      const headers = await report.allHeaders();
      expect(headers.origin).toBe(at.portal);
      expect(JSON.stringify([report.url(), headers, report.postData()])).not.toMatch(
        /kanarien|eyJ|olivia|owner@|acme|sub-owner|stack-owner|cookie|referer|authorization/i,
      );
    }
    const { errors } = await sandbox.state();
    const place = {
      filename: expect.stringMatching(/^app:\/\/\/assets\/[A-Za-z]+-[\w-]{8}\.js$/),
      lineno: expect.any(Number),
      colno: expect.any(Number),
    };
    for (const [index, transaction] of ['/manage/{id}', '/'].entries()) {
      const frames = (
        errors[index]!.event as { exception: { values: { stacktrace: { frames: unknown[] } }[] } }
      ).exception.values[0]?.stacktrace.frames;
      expect(frames?.length).toBeGreaterThan(0);
      expect(errors[index]?.event).toEqual({
        event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        timestamp: expect.any(Number),
        platform: 'javascript',
        level: 'error',
        release: expect.stringMatching(/^app-[\w-]{8}$/),
        transaction,
        sdk: { name: 'hosted-monitor-portal', version: '1', settings: { infer_ip: 'never' } },
        exception: {
          values: [
            {
              type: 'TypeError',
              value: '(withheld)',
              stacktrace: { frames: frames?.map(() => place) },
            },
          ],
        },
      });
    }

    await page.goto(at.base);
    const received = page.getByRole('group', { name: 'Errors received' });
    await expect(received.getByRole('row', { name: '/manage/{id}' })).toContainText('TypeError: (withheld)');
  });
});

test.describe('a failed request', () => {
  test.use({ expectedConsole: [failedCalls] });

  test('is shown to the user, and not reported', async ({ page, sandbox, signIn }) => {
    await sandbox.fault({ path: '/^/api/(?!customer/subscriptions|authorization)/', status: 500, times: -1 });
    for (const [index, address] of OWNER_PAGES.entries()) {
      await (index === 0 ? signIn('owner', address) : page.goto(address));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('/assets/reportToOperators-')),
    );
    expect(await sandbox.requests('/errors')).toEqual([]);
  });
});

test('the reporting code is loaded after the first page, and has a few KiB', async ({ page, signIn }) => {
  await signIn('owner');
  await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
  const loaded = await page.waitForFunction(() => {
    const code = performance
      .getEntriesByType('resource')
      .find((file): file is PerformanceResourceTiming => file.name.includes('/assets/reportToOperators-'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return code && paint && [code.startTime - paint.startTime, code.encodedBodySize];
  });
  const [afterMs = 0, bytes = 0] = (await loaded.jsonValue()) ?? [];
  expect(afterMs).toBeGreaterThan(1000);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(8192);
});

test.describe('the speed of a visit', () => {
  const visit = async (page: Page, chance: number) => {
    await page.addInitScript((value) => (Math.random = () => value), chance);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('/assets/reportToOperators-')),
    );
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Menu' }).or(page.getByRole('main')).first().click();
    await page.goto(at.base);
  };

  test('is reported for one visit in a hundred, when it ends', async ({ page, sandbox, signIn }) => {
    await signIn('owner', '/manage/sub-owner-active');
    await visit(page, 0.0099);
    await expect.poll(async () => (await sandbox.state()).errors).toHaveLength(1);
    const { errors } = await sandbox.state();
    const ms = { value: expect.any(Number), unit: 'millisecond' };
    expect(errors[0]?.kind).toBe('transaction');
    expect(errors[0]?.event).toMatchObject({
      transaction: '/manage/{id}',
      release: expect.stringMatching(/^app-[\w-]{8}$/),
      measurements: { lcp: ms, fcp: ms, ttfb: ms, cls: { unit: '' } },
    });
    expect(JSON.stringify(errors)).not.toMatch(/sub-owner|acme|olivia|localhost/i);
    await expect(page.getByRole('group', { name: 'Errors received' })).toContainText(/lcp \d+/);
  });

  test('isn’t reported for other visits', async ({ page, sandbox, signIn }) => {
    await signIn('owner', '/manage/sub-owner-active');
    let measured = false;
    page.on('request', (request) => (measured ||= request.url().includes('/assets/vitals-')));
    await visit(page, 0.01);
    expect(measured).toBe(false);
    expect(await sandbox.requests('/errors')).toEqual([]);
  });
});
