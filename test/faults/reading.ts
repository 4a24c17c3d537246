// The scenarios of the fault matrix that both GET targets share.
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scenarioOf } from './matrix';
import { goOffline } from './network';
import { isTrueAgain, open, type Target } from './play';
import { focusKept, noticeSays, press, until } from './stage';

/** Defines the scenarios' tests for a target. `page` is the heading of the target's page. */
export function readingScenarios(
  target: Target,
  name: 'GET list' | 'GET one',
  queryKey: string[],
  page: string,
): void {
  it(scenarioOf('offline → online', name), async () => {
    const comeBack = goOffline();
    const stage = await open(target, { abort: true, times: -1 });
    await until(stage, () => noticeSays() !== '', 60_000, 'the fault is told');
    expect(screen.getByText('You’re offline. The page will continue when you’re back online.')).toBeVisible();
    stage.sandbox.faults.clear();
    comeBack();
    await isTrueAgain(target, stage);
  });

  it(scenarioOf('double click', name), async () => {
    const stage = await open(target, { status: 403 });
    await until(stage, () => noticeSays() !== '', 60_000, 'the fault is told');
    const button = screen.getByRole('button', { name: target.again! });
    button.focus();
    await stage.user.dblClick(button);
    await isTrueAgain(target, stage);
    expect(stage.asked()).toBe(2);
    focusKept();
  });

  it(scenarioOf('unmount in flight', name), async () => {
    const stage = await open(target, { delayMs: 8_000 });
    await until(stage, () => stage.asked() === 1, 5_000, 'it is asked');
    await press(stage, 'link', 'Invoices');
    await screen.findByRole('heading', { level: 1, name: 'Invoices' });
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: page });
    await isTrueAgain(target, stage);
    expect(stage.asked()).toBeLessThanOrEqual(2);
  });

  it(scenarioOf('out-of-order answers', name), async () => {
    // The first request gets outdated data, and its answer arrives last.
    const stage = await open(target);
    await isTrueAgain(target, stage);
    const body = name === 'GET list' ? [] : { data_collection_flag: true, extended_consent_flag: true };
    stage.sandbox.faults.add({ path: target.path, method: target.method, body, delayMs: 8_000 });
    act(() => void stage.queryClient.invalidateQueries({ queryKey }));
    await until(stage, () => stage.asked() === 2, 5_000, 'it is asked again');
    await act(() => stage.queryClient.invalidateQueries({ queryKey }));
    await isTrueAgain(target, stage);
  });
}
