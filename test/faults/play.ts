// Runs one case of the fault matrix: the fault, its expected outcome, the end of the fault, and the truth on the screen.
import { screen } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import type { FaultRule } from '../../sandbox/faults.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { refuseEverything } from '../support/refusingBrowser';
import { translatePage } from '../support/translatePage';
import type { Outcome, Row } from './matrix';
import { ruleOf, type Healthy } from './spoil';
import {
  alwaysSo,
  focusKept,
  isSaidAloud,
  isTold,
  noticeSays,
  pass,
  press,
  restsSo,
  setStage,
  until,
  type Stage,
} from './stage';

/** Long enough for three tries of 15 s, or one of 30 s and the read after it, with the waits between them. */
const LIMIT_MS = 100_000;

/** A call of the portal, and how its result is shown. */
export interface Target {
  persona: string;
  address: string;
  path: string;
  method: string;
  prepare?: (sandbox: Sandbox) => void;
  /** Returns the answer without the fault. */
  healthy: (sandbox: Sandbox) => Promise<Healthy>;
  /** Triggers the call, if the page doesn't make it when it opens. */
  begin?: (stage: Stage) => Promise<void>;
  /** Called when the fault is over: changes what the server answers from now on. */
  settle?: (stage: Stage) => void;
  /** The name of the button that tries again; undefined if `begin` does. */
  again?: string;
  /** True if the screen shows the server's state. */
  isTrue: (stage: Stage) => boolean;
  limitMs?: number;
}

/** Runs a row. If the fault is told, it tries again once. */
export async function play(target: Target, row: Row, outcome: Exclude<Outcome, 'scenario'>): Promise<void> {
  const { path, method, limitMs = LIMIT_MS } = target;
  const stage = await setStage({
    ...target,
    prepare: async (sandbox) => {
      target.prepare?.(sandbox);
      const rule = ruleOf(row, await target.healthy(sandbox));
      if (rule) sandbox.faults.add({ ...rule, path, method });
      else if (row === 'huge list (5,000)') {
        sandbox.world.addSubscriptions(target.persona, 5_000);
        // As a user who has chosen cards: so many open as the table.
        localStorage.setItem('portal-view', 'cards');
        // jsdom has no layout: the end of the cards is below the window, so no more come by themselves.
        vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000));
      } else if (row === 'browser refuses') onTestFinished(await refuseEverything());
      else if (row === 'translated page') onTestFinished(translatePage());
      else if (row === 'browser says offline') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      else throw new Error(`${row} is no answer.`);
    },
  });
  if (target.begin) await target.begin(stage);

  if (outcome === 'ends the session') {
    await until(stage, () => stage.logouts() === 1, limitMs, 'the session ends');
    const asked = stage.asked();
    await pass(stage, 20_000);
    expect([stage.logouts(), stage.asked()], 'ended once, and nothing asked after it').toEqual([1, asked]);
    return;
  }
  if (outcome === 'shows an error') {
    await until(stage, () => noticeSays() !== '' && isSaidAloud(), limitMs, 'the fault is told, also aloud');
    isTold();
    // The portal’s own site answers.
    expect(document.body).not.toHaveTextContent(/You’re offline|reached\. (?!The cause)/);
    alwaysSo(stage);
    await pass(stage, 10_000);
    expect(stage.logouts()).toBe(0);
    isTold();
    restsSo(stage);
    stage.sandbox.faults.clear();
    target.settle?.(stage);
    if (target.again !== undefined) await press(stage, 'button', target.again);
    else await target.begin?.(stage);
  } else {
    await pass(stage, 1_000);
    alwaysSo(stage);
    if (row !== 'slow 8 s') target.settle?.(stage);
    else {
      await pass(stage, 4_000);
      target.settle?.(stage);
    }
  }
  await isTrueAgain(target, stage);
  if (outcome === 'shows an error') focusKept();
  expect(stage.logouts()).toBe(0);
}

/** Sends a request to the sandbox as a persona. Returns the answer's body. */
export async function bodyOf(sandbox: Sandbox, persona: string, path: string): Promise<unknown> {
  const account = sandbox.world.accountByKey(persona);
  if (!account) throw new Error(`No persona ${persona}.`);
  const token = await sandbox.tokens.accessToken(account);
  const request = new Request(`${sandbox.at.api}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const body: unknown = await (await sandbox.fetch(request)).json();
  sandbox.log.clear();
  return body;
}

/** Opens the target's page with this fault rule, or with none. */
export async function open(target: Target, rule?: Partial<FaultRule>): Promise<Stage> {
  const { path, method } = target;
  const stage = await setStage({
    ...target,
    prepare: (sandbox) => {
      target.prepare?.(sandbox);
      if (rule) sandbox.faults.add({ path, method, ...rule });
    },
  });
  return stage;
}

/** Has a subscription reactivated while `path` is being read since before: by itself, or because `ask` makes the portal read. */
export async function reactivateMeanwhile(path: string, ask?: (stage: Stage) => void): Promise<void> {
  const asked = { path: `/^\\/api${path}$/`, method: 'GET' };
  const prepare = ({ world }: Sandbox) => {
    if (!ask) world.stacks.get('stack-owner-cancelling')!.oddStatus = 'not_ready';
  };
  const stage = await setStage({
    ...{ persona: 'owner', address: '/manage/sub-owner-cancelling', prepare },
    ...asked,
  });
  const offers = (name: string) => screen.queryByRole('button', { name }) !== null;
  await until(stage, () => offers('Reactivate subscription'), 10_000, 'it is cancelled');
  const body = await bodyOf(stage.sandbox, 'owner', path);
  stage.sandbox.faults.add({ ...asked, body, delayMs: 8_000 });
  ask?.(stage);
  await until(stage, () => stage.asked() === 1, 10_000, 'it is asked before the change');
  await press(stage, 'button', 'Reactivate subscription');
  await until(stage, () => offers('Cancel subscription'), 3_000, 'it is reactivated');
  await pass(stage, 12_000);
  expect(offers('Cancel subscription'), 'the change stays').toBe(true);
  restsSo(stage);
}

/** Waits until the screen shows the truth, and expects that it stays and that nothing of the fault is left. */
export async function isTrueAgain(target: Target, stage: Stage): Promise<void> {
  await until(stage, () => target.isTrue(stage), target.limitMs ?? LIMIT_MS, 'the truth is on the screen');
  await pass(stage, 10_000);
  expect(target.isTrue(stage), 'the truth stays').toBe(true);
  expect(noticeSays(), 'nothing of the fault is left').toBe('');
  restsSo(stage);
}
