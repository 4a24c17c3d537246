// What every case of the fault matrix is played on: the portal in jsdom by a fake clock, and the assertions that hold for
// all of them, whatever went wrong.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { screenAt } from '../../src/pages';
import { renderPortal, startSandbox, type Portal } from '../support/renderPortal';

/** Answers come by the real clock. */
const realTimeout = setTimeout;
const STEP_MS = 500;
const LONG_STEP_MS = 1000;
const MINUTE_MS = 60_000;
/** Polling asks 12 times, and may try one of them twice more. */
const MOST_A_MINUTE = 15;

export interface Stage extends Portal {
  /** Which requests the fault spoils. */
  isSpoiled: (request: { method: string; path: string }) => boolean;
  /** How many of the spoiled kind have been asked. */
  asked: () => number;
}

interface Scene {
  persona: string;
  address: string;
  /** Part of the path with its query, or a '/regex/' on it, as the sandbox's faults take it. */
  path: string;
  method: string;
  /** Changes the sandbox before anything is asked. */
  prepare?: (sandbox: Sandbox) => void | Promise<void>;
}

/** Opens an address as a persona, by a fake clock. */
export async function setStage(scene: Scene): Promise<Stage> {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  giveTimeouts();
  window.sessionStorage.clear();
  window.localStorage.clear();
  const sandbox = startSandbox();
  await scene.prepare?.(sandbox);
  const portal = renderPortal(scene.persona, scene.address, { sandbox });
  // By its element: roles of a long page take long to find out.
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  const pattern = /^\/(.+)\/$/.exec(scene.path);
  const isSpoiled = ({ method, path }: { method: string; path: string }) =>
    method === scene.method && (pattern ? new RegExp(pattern[1]!).test(path) : path.includes(scene.path));
  return { ...portal, isSpoiled, asked: () => sandbox.log.since(0).filter(isSpoiled).length };
}

/** Calls of the API that have begun. */
let begun = 0;

/** The stand-in for requests in these tests keeps no time-out, as a browser does: this does, by the fake clock. */
function giveTimeouts(): void {
  begun = 0;
  vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set').mockImplementation(function (
    this: XMLHttpRequest,
    ms: number,
  ) {
    if (ms <= 0) return;
    begun += 1;
    setTimeout(() => this.readyState < 4 && this.dispatchEvent(new ProgressEvent('timeout')), ms);
  });
}

/** Lets the answers come that are under way, but for those that the fault keeps back. */
async function answers({ sandbox, isSpoiled }: Stage): Promise<void> {
  const turn = () => act(() => new Promise((resolve) => realTimeout(resolve, 2)));
  // What was given up before it was sent never arrives.
  for (let turns = 0; turns < 50 && sandbox.log.since(0).length < begun; turns += 1) await turn();
  begun = sandbox.log.since(0).length;
  const isOpen = () => sandbox.log.since(0).some((one) => one.status === undefined && !isSpoiled(one));
  for (let turns = 0; turns < 400 && isOpen(); turns += 1) await turn();
  await turn();
  await turn();
}

/** Lets so many ms go by. */
export async function pass(stage: Stage, ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += LONG_STEP_MS) {
    await answers(stage);
    await act(() => vi.advanceTimersByTimeAsync(Math.min(LONG_STEP_MS, ms - gone)));
  }
  await answers(stage);
}

/** Lets time go by until it is so, for at most so many ms; gives how many it took. Fails with what the page says then. */
export async function until(
  stage: Stage,
  isSo: () => boolean,
  limitMs: number,
  what: string,
): Promise<number> {
  for (let gone = 0; ; gone += STEP_MS) {
    await answers(stage);
    if (isSo()) return gone;
    if (gone >= limitMs) {
      throw new Error(`Not within ${limitMs / 1000} s: ${what}. The page says: ${document.body.textContent}`);
    }
    await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
  }
}

/** Presses what has this name and gives the focus to it, as a keyboard does. */
export async function press(stage: Stage, role: 'button' | 'radio' | 'link', name: string | RegExp) {
  const control = screen.getByRole(role, { name });
  control.focus();
  await stage.user.click(control);
}

/** Sentences that stand in the page for good: not the snackbar's, which leaves. */
export function noticeSays(): string {
  const snackbars = [...document.querySelectorAll('[role=alert]')];
  return [...document.querySelectorAll('[data-testid=ErrorOutlineOutlinedIcon]')]
    .filter((icon) => !snackbars.some((one) => one.contains(icon)))
    .map((icon) => icon.parentElement?.textContent ?? '')
    .join(' ');
}

/** Whether an alert was said aloud, as far as it still shows. */
export function isSaidAloud(): boolean {
  return [...document.querySelectorAll('[role=alert]')].some((one) => one.textContent !== '');
}

/** Holds at any moment of any case. */
export function alwaysSo(stage: Stage): void {
  expect(document.querySelector('h1')?.textContent, 'a heading').toBeTruthy();
  expect(document.querySelector('main')?.textContent, 'no white page').toBeTruthy();
  const log = stage.sandbox.log.since(0);
  const inMinute = log.map((first) =>
    log.filter(
      ({ method, path, at }) =>
        method === first.method && path === first.path && at >= first.at && at < first.at + MINUTE_MS,
    ),
  );
  expect(
    Math.max(...inMinute.map(({ length }) => length)),
    'times the same was asked in a minute',
  ).toBeLessThanOrEqual(MOST_A_MINUTE);
}

/** Holds when nothing is under way any more. */
export function restsSo(stage: Stage): void {
  alwaysSo(stage);
  const waiting = [...document.querySelectorAll('main [aria-busy=true], main [aria-label^=Loading]')];
  expect(
    waiting.map((one) => one.outerHTML),
    'no endless spinner',
  ).toEqual([]);
}

/** A sentence for people stands in the page. */
export function isTold(): void {
  expect(noticeSays(), 'a sentence in place').toMatch(/\w+ .*\./);
  expect(noticeSays(), 'no word of a machine').not.toMatch(
    /undefined|null|\[object|JSON|Unexpected (?:token|end|non)|<html/i,
  );
}

/** After something was pressed the focus is somewhere in the page. */
export function focusKept(): void {
  expect(document.activeElement?.tagName, 'where the focus is').not.toBe('BODY');
}

/** Reads the code that is loaded on demand, so that no case waits for it. */
export async function readPages(): Promise<void> {
  await import('../../src/toasts/ToastSnackbar');
  for (const address of ['/', '/data-sharing-opt-in', '/account', '/invoices'])
    await screenAt(address)?.load();
}
