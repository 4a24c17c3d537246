// The fault matrix for a change: the choice of data collection, which is saved at once.
import { GenericError } from '@auth0/auth0-spa-js';
import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { choiceIsTrue, flags, PERSONA } from './dataCollection';
import { casesOf, scenarioOf } from './matrix';
import { goOffline } from './network';
import { isTrueAgain, open, play, type Target } from './play';
import { focusKept, isTold, noticeSays, pass, press, readPages, until } from './stage';

beforeAll(readPages);

const mutation: Target = {
  persona: PERSONA,
  address: '/data-sharing-opt-in',
  path: '/datascience/toggle',
  method: 'POST',
  healthy: flags,
  begin: async (stage) => {
    await until(stage, () => choiceIsTrue(stage), 5_000, 'the page is there');
    await press(stage, 'radio', 'With personal data');
  },
  isTrue: (stage) => {
    const { extendedConsentFlag } = stage.sandbox.world.stacks.get('stack-trial')!;
    return extendedConsentFlag && choiceIsTrue(stage);
  },
};

describe('a mutation', () => {
  it.each(casesOf('mutation'))('$outcome after $row', ({ row, outcome }) => play(mutation, row, outcome));

  it(scenarioOf('offline → online', 'mutation'), async () => {
    const stage = await open(mutation, { abort: true, times: -1 });
    await until(stage, () => choiceIsTrue(stage), 5_000, 'the page is there');
    const comeBack = goOffline();
    await press(stage, 'radio', 'With personal data');
    await until(stage, () => noticeSays() !== '', 40_000, 'the fault is told');
    isTold();
    stage.sandbox.faults.clear();
    comeBack();
    await pass(stage, 5_000);
    expect(stage.asked(), 'nothing is done behind the user’s back').toBe(1);
    await mutation.begin!(stage);
    await isTrueAgain(mutation, stage);
  });

  it(scenarioOf('double click', 'mutation'), async () => {
    const stage = await open(mutation, { delayMs: 2_000 });
    await until(stage, () => choiceIsTrue(stage), 5_000, 'the page is there');
    const radio = screen.getByRole('radio', { name: 'With personal data' });
    radio.focus();
    await stage.user.dblClick(radio);
    await isTrueAgain(mutation, stage);
    expect(stage.asked()).toBe(1);
    focusKept();
  });

  it(scenarioOf('session lost meanwhile', 'mutation'), async () => {
    const stage = await open(mutation, { delayMs: 8_000 });
    await mutation.begin!(stage);
    await until(stage, () => stage.asked() === 1, 5_000, 'it is asked');
    const lost = new GenericError('login_required', 'Login required');
    vi.spyOn(stage.sandbox.tokens, 'accessToken').mockRejectedValue(lost);
    act(() => void stage.queryClient.invalidateQueries({ queryKey: ['permissions'] }));
    const said = () => screen.queryByText(/^Your session has ended\. Once the current action/) !== null;
    await until(stage, said, 5_000, 'the loss is told');
    await pass(stage, 3_000);
    expect(stage.logouts()).toBe(0);
    await until(stage, () => stage.logouts() === 1, 10_000, 'the session ends');
    const { extendedConsentFlag } = stage.sandbox.world.stacks.get('stack-trial')!;
    expect(extendedConsentFlag, 'once the change is made').toBe(true);
  });

  it(scenarioOf('unmount in flight', 'mutation'), async () => {
    const stage = await open(mutation, { delayMs: 2_000 });
    await mutation.begin!(stage);
    await until(stage, () => stage.asked() === 1, 5_000, 'it is asked');
    await press(stage, 'link', 'Invoices');
    const said = () => screen.queryByText(/^Data collection is now enabled for all users/) !== null;
    await until(stage, said, 10_000, 'its success is said on the other page');
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: 'Data sharing' });
    await isTrueAgain(mutation, stage);
    expect(stage.asked()).toBe(1);
  });

  it(scenarioOf('toggle A-B-A', 'mutation'), async () => {
    const stage = await open(mutation, { delayMs: 4_000 });
    await mutation.begin!(stage);
    for (const name of ['Off', 'With personal data', 'Off']) await press(stage, 'radio', name);
    await isTrueAgain(mutation, stage);
    expect(stage.asked(), 'one change at a time').toBe(1);
  });
});
