// The fault matrix for polling: an instance in preparation, on the overview.
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf, scenarioOf } from './matrix';
import { goOffline, hide } from './network';
import { bodyOf, isTrueAgain, open, play, reactivateMeanwhile, type Target } from './play';
import { focusKept, isTold, noticeSays, pass, press, readPages, until } from './stage';

beforeAll(readPages);

const poll: Target = {
  persona: 'trial',
  address: '/',
  path: '/customer/subscriptions/sub-trial',
  method: 'GET',
  prepare: ({ world }) => (world.stacks.get('stack-trial')!.oddStatus = 'not_ready'),
  healthy: async (sandbox) => {
    const body = (await bodyOf(sandbox, 'trial', '/customer/subscriptions/sub-trial')) as object;
    return { body, odd: { ...body, stack_status: 'rebalancing', subscription_status: 'on_hold' } };
  },
  settle: ({ sandbox }) => delete sandbox.world.stacks.get('stack-trial')!.oddStatus,
  again: 'Check again',
  isTrue: ({ sandbox }) => {
    const isReady = sandbox.world.stacks.get('stack-trial')!.oddStatus === undefined;
    return screen.queryByText(isReady ? 'instance ready' : 'preparing instance') !== null;
  },
};

describe('polling', () => {
  it.each(casesOf('poll'))('$outcome after $row', ({ row, outcome }) => play(poll, row, outcome));

  it(scenarioOf('offline → online', 'poll'), async () => {
    const stage = await open(poll);
    await until(stage, () => stage.asked() === 2, 20_000, 'it is asked twice');
    const comeBack = goOffline();
    stage.sandbox.faults.add({ path: poll.path, abort: true, times: -1 });
    await until(stage, () => noticeSays() !== '', 60_000, 'that it was stopped');
    isTold();
    stage.sandbox.faults.clear();
    poll.settle!(stage);
    comeBack();
    await isTrueAgain(poll, stage);
  });

  it(scenarioOf('hidden 10 min', 'poll'), async () => {
    const stage = await open(poll);
    await until(stage, () => stage.asked() === 1, 5_000, 'it is asked');
    const show = hide();
    const before = stage.asked();
    await pass(stage, 10 * 60_000);
    const inHiding = stage.asked() - before;
    expect(inHiding).toBeGreaterThan(60);
    expect(inHiding).toBeLessThanOrEqual(121);
    await pass(stage, 2_000);
    poll.settle!(stage);
    show();
    expect(await until(stage, () => poll.isTrue(stage), 5_000, 'the truth'), 'at once').toBeLessThan(2_000);
    await isTrueAgain(poll, stage);
  });

  it(scenarioOf('clock +2 h', 'poll'), async () => {
    const stage = await open(poll);
    await until(stage, () => stage.asked() === 2, 20_000, 'it is asked twice');
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    await until(stage, () => noticeSays() !== '', 20_000, 'that it was stopped after an hour');
    expect(noticeSays()).toContain('Your PRTG isn’t ready after an hour. We’ve stopped checking.');
    poll.settle!(stage);
    await press(stage, 'button', 'Check again');
    await isTrueAgain(poll, stage);
    focusKept();
  });

  it(scenarioOf('clock −2 h', 'poll'), async () => {
    const stage = await open(poll);
    await until(stage, () => stage.asked() === 2, 20_000, 'it is asked twice');
    vi.setSystemTime(Date.now() - 2 * 3_600_000);
    await pass(stage, 20_000);
    expect(stage.asked()).toBeGreaterThanOrEqual(5);
    expect(document.body.textContent).not.toMatch(/-\d+ min/);
    poll.settle!(stage);
    await isTrueAgain(poll, stage);
  });

  it(scenarioOf('double click', 'poll'), async () => {
    const stage = await open(poll, { status: 404 });
    await until(stage, () => noticeSays() !== '', 20_000, 'that it was stopped');
    const before = stage.asked();
    const button = screen.getByRole('button', { name: 'Check again' });
    button.focus();
    await stage.user.dblClick(button);
    await pass(stage, 3_000);
    expect(stage.asked() - before).toBe(1);
    poll.settle!(stage);
    await isTrueAgain(poll, stage);
    focusKept();
  });

  it(scenarioOf('unmount in flight', 'poll'), async () => {
    const stage = await open(poll, { delayMs: 8_000 });
    await until(stage, () => stage.asked() === 1, 5_000, 'it is asked');
    await press(stage, 'link', 'Invoices');
    await pass(stage, 20_000);
    expect(stage.asked(), 'it goes on on every page').toBeGreaterThan(1);
    poll.settle!(stage);
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: 'Subscriptions' });
    await isTrueAgain(poll, stage);
  });

  it(scenarioOf('out-of-order answers', 'poll'), async () => {
    const stage = await open(poll);
    await until(stage, () => stage.asked() === 1, 5_000, 'it is asked');
    const { body } = await poll.healthy(stage.sandbox);
    stage.sandbox.faults.add({ path: poll.path, body, delayMs: 8_000 });
    await until(stage, () => stage.asked() === 1, 10_000, 'it is asked again');
    poll.settle!(stage);
    hide()();
    await until(stage, () => poll.isTrue(stage), 3_000, 'the second answer counts');
    await isTrueAgain(poll, stage);
  });

  it(scenarioOf('a change while it is read', 'poll'), () =>
    reactivateMeanwhile('/customer/subscriptions/sub-owner-cancelling'),
  );
});
