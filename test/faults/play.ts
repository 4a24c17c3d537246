// Plays one case of the fault matrix: the fault, what is to come of it, the end of the fault, and the truth.
import { expect, vi } from 'vitest';
import type { FaultRule } from '../../sandbox/faults.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
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

/** Three tries of 15 s, or one of 30 s and what is read after it, with the waits between them. */
const LIMIT_MS = 100_000;

/** A call of the portal's, and how it shows. */
export interface Target {
  persona: string;
  address: string;
  path: string;
  method: string;
  prepare?: (sandbox: Sandbox) => void;
  /** Gives the answer as it would be. */
  healthy: (sandbox: Sandbox) => Promise<Healthy>;
  /** Brings the call about, where it isn't the page's first. */
  begin?: (stage: Stage) => Promise<void>;
  /** The fault is over: what the server says from now on. */
  settle?: (stage: Stage) => void;
  /** What is pressed to try again; where it is `begin`'s own, nothing. */
  again?: string;
  /** Whether the screen shows what the server has. */
  isTrue: (stage: Stage) => boolean;
  limitMs?: number;
}

/** Plays the row; what is pressed to try again is pressed once. */
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
        // jsdom lays nothing out: without a height every row would be in view.
        vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
      } else throw new Error(`${row} is no answer.`);
    },
  });
  if (target.begin) await target.begin(stage);

  if (outcome === 'ends') {
    await until(stage, () => stage.logouts() === 1, limitMs, 'the session ends');
    const asked = stage.asked();
    await pass(stage, 20_000);
    expect([stage.logouts(), stage.asked()], 'ended once, and nothing asked after it').toEqual([1, asked]);
    return;
  }
  if (outcome === 'told') {
    await until(stage, () => noticeSays() !== '' && isSaidAloud(), limitMs, 'the fault is told, also aloud');
    isTold();
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
  if (outcome === 'told') focusKept();
  expect(stage.logouts()).toBe(0);
}

/** Asks the sandbox itself as a persona; gives the answer's body. */
export async function bodyOf(sandbox: Sandbox, persona: string, path: string): Promise<unknown> {
  const account = sandbox.world.accountByKey(persona);
  if (!account) throw new Error(`No persona ${persona}.`);
  const token = await sandbox.tokens.accessToken(account);
  const request = new Request(`${sandbox.at.api}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const body: unknown = await (await sandbox.fetch(request)).json();
  sandbox.log.clear();
  return body;
}

/** Opens the target's page with a rule of its own, or with none. */
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

/** Waits for the truth, which stays, and nothing of the fault with it. */
export async function isTrueAgain(target: Target, stage: Stage): Promise<void> {
  await until(stage, () => target.isTrue(stage), target.limitMs ?? LIMIT_MS, 'the truth is on the screen');
  await pass(stage, 10_000);
  expect(target.isTrue(stage), 'the truth stays').toBe(true);
  expect(noticeSays(), 'nothing of the fault is left').toBe('');
  restsSo(stage);
}
