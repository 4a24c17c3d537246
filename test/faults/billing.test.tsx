// The fault matrix for the billing provider's script, on the account page. The script is loaded only once, so the cases in which
// loading succeeds come last; in the others another press requests it again.
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { billingScripts, fireAtScript, installProvider, removeProvider } from '../support/standInBilling';
import { refuseEverything } from '../support/refusingBrowser';
import { translatePage } from '../support/translatePage';
import { casesOf, scenarioOf, type Row } from './matrix';
import { goOffline } from './network';
import {
  alwaysSo,
  focusKept,
  isSaidAloud,
  isTold,
  noticeSays,
  pass,
  press,
  readPages,
  restsSo,
  setStage,
  until,
  type Stage,
} from './stage';

beforeAll(readPages);
afterEach(removeProvider);

const LABEL = 'Edit billing address';
const scene = { persona: 'owner', address: '/account', path: '/customer/billing_details', method: 'POST' };
const provider = window as { Chargebee?: unknown };

/** What happens to the script element in each row; the error event in all others. */
const FATES: Partial<Record<Row, () => void>> = {
  // No event ever comes: loading times out.
  'time-out': () => undefined,
  // The element loads, but the script didn't define the provider.
  'cut JSON': () => fireAtScript('load'),
  '{}': () => {
    provider.Chargebee = {};
    fireAtScript('load');
  },
  null: () => {
    provider.Chargebee = null;
    fireAtScript('load');
  },
  'array instead of object': () => {
    provider.Chargebee = [];
    fireAtScript('load');
  },
};

async function openPage(): Promise<Stage> {
  const stage = await setStage(scene);
  const isThere = () => screen.queryByRole('button', { name: LABEL }) !== null;
  await until(stage, isThere, 5_000, 'the page is there');
  return stage;
}

/** Expects that the failure is shown, and that another press requests the script again. */
async function toldAndAskedAgain(stage: Stage): Promise<void> {
  await until(stage, () => noticeSays() !== '' && isSaidAloud(), 15_000, 'the fault is told');
  isTold();
  expect(noticeSays()).toContain('Sorry, we could not get your billing information.');
  alwaysSo(stage);
  await pass(stage, 15_000);
  restsSo(stage);
  focusKept();
  expect(stage.asked(), 'nothing was asked of the vendor').toBe(0);
  const before = billingScripts().length;
  delete provider.Chargebee;
  await press(stage, 'button', LABEL);
  expect(billingScripts()).toHaveLength(before + 1);
  act(() => fireAtScript('error'));
  await pass(stage, 1_000);
}

describe('loading the billing script', () => {
  it.each(casesOf('billing script').filter(({ outcome }) => outcome === 'shows an error'))(
    '$outcome after $row',
    async ({ row }) => {
      const stage = await openPage();
      await press(stage, 'button', LABEL);
      act(FATES[row] ?? (() => fireAtScript('error')));
      await toldAndAskedAgain(stage);
    },
  );

  it(scenarioOf('offline → online', 'billing script'), async () => {
    const stage = await openPage();
    const comeBack = goOffline();
    await press(stage, 'button', LABEL);
    act(() => fireAtScript('error'));
    await until(stage, () => noticeSays() !== '', 15_000, 'the fault is told');
    comeBack();
    await toldAndAskedAgain(stage);
  });

  it(scenarioOf('browser refuses', 'billing script'), async () => {
    onTestFinished(await refuseEverything());
    const stage = await openPage();
    await press(stage, 'button', LABEL);
    act(() => fireAtScript('error'));
    await toldAndAskedAgain(stage);
  });

  it(scenarioOf('translated page', 'billing script'), async () => {
    onTestFinished(translatePage());
    const stage = await openPage();
    await press(stage, 'button', LABEL);
    act(() => fireAtScript('error'));
    await toldAndAskedAgain(stage);
  });

  it(scenarioOf('double click', 'billing script'), async () => {
    const stage = await openPage();
    const button = screen.getByRole('button', { name: LABEL });
    button.focus();
    await stage.user.dblClick(button);
    expect(billingScripts()).toHaveLength(1);
    act(() => fireAtScript('error'));
    await toldAndAskedAgain(stage);
  });

  it(scenarioOf('unmount in flight', 'billing script'), async () => {
    const stage = await openPage();
    await press(stage, 'button', LABEL);
    await press(stage, 'link', 'Overview');
    act(() => fireAtScript('error'));
    await until(stage, isSaidAloud, 5_000, 'it is said on the other page');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Subscriptions');
  });

  it.each(casesOf('billing script').filter(({ outcome }) => outcome === 'recovers'))(
    '$outcome after $row',
    async () => {
      const { instance } = installProvider();
      const stage = await openPage();
      await press(stage, 'button', LABEL);
      await pass(stage, 8_000);
      expect([noticeSays(), screen.getByRole('button', { name: LABEL }).ariaBusy]).toEqual(['', 'true']);
      act(() => fireAtScript('load'));
      const isOpen = () => instance.createChargebeePortal.mock.calls.length === 1;
      await until(stage, isOpen, 5_000, 'the provider’s page is opened');
      await pass(stage, 2_000);
      restsSo(stage);
      focusKept();
    },
  );
});
