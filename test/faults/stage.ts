// Runs the portal in jsdom with a fake clock for the fault matrix, and has the assertions that hold for all cases, whatever
// went wrong.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { screenAt } from '../../src/pages';
import { renderPortal, startSandbox, type Portal } from '../support/renderPortal';

/** Answers arrive by the real clock. */
const realTimeout = setTimeout;
const STEP_MS = 500;
const LONG_STEP_MS = 1000;
const MINUTE_MS = 60_000;
/** Polling sends 12 requests a minute, and may repeat one of them twice. */
const MOST_A_MINUTE = 15;

export interface Stage extends Portal {
  /** True for requests that the fault spoils. */
  isSpoiled: (request: { method: string; path: string }) => boolean;
  /** The number of such requests so far. */
  asked: () => number;
}

interface Scene {
  persona: string;
  address: string;
  /** Part of the path with its query, or a '/regex/' on it, as in the sandbox's fault rules. */
  path: string;
  method: string;
  /** Changes the sandbox before the first request. */
  prepare?: (sandbox: Sandbox) => void | Promise<void>;
}

/** Opens an address as a persona, with a fake clock. */
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
  // By its element, because queries by role are slow on a long page.
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  const pattern = /^\/(.+)\/$/.exec(scene.path);
  const isSpoiled = ({ method, path }: { method: string; path: string }) =>
    method === scene.method && (pattern ? new RegExp(pattern[1]!).test(path) : path.includes(scene.path));
  return { ...portal, isSpoiled, asked: () => sandbox.log.since(0).filter(isSpoiled).length };
}

/** The number of API calls that have begun. */
let begun = 0;

/** Makes XMLHttpRequest time out by the fake clock: msw's ignores its `timeout`, unlike a browser's. */
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

/** Waits for the answers under way, except those that the fault holds back. */
async function answers({ sandbox, isSpoiled }: Stage): Promise<void> {
  const turn = () => act(() => new Promise((resolve) => realTimeout(resolve, 2)));
  // The number of turns is limited because a request that is aborted before it is sent never arrives.
  for (let turns = 0; turns < 50 && sandbox.log.since(0).length < begun; turns += 1) await turn();
  begun = sandbox.log.since(0).length;
  const isOpen = () => sandbox.log.since(0).some((one) => one.status === undefined && !isSpoiled(one));
  for (let turns = 0; turns < 400 && isOpen(); turns += 1) await turn();
  await turn();
  await turn();
}

/** Advances the clock by `ms`. */
export async function pass(stage: Stage, ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += LONG_STEP_MS) {
    await answers(stage);
    await act(() => vi.advanceTimersByTimeAsync(Math.min(LONG_STEP_MS, ms - gone)));
  }
  await answers(stage);
}

/** Advances the clock until `isSo()`. Returns how many ms that took. Throws with the page's text after `limitMs`. */
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

/** Focuses and presses the control with this name, as keyboard users do. */
export async function press(stage: Stage, role: 'button' | 'radio' | 'link', name: string | RegExp) {
  const control = screen.getByRole(role, { name });
  control.focus();
  await stage.user.click(control);
}

/** Returns the error texts in the page, except that of the snackbar, which disappears. */
export function noticeSays(): string {
  const snackbars = [...document.querySelectorAll('[role=alert]')];
  // Of alerts, and of problems at a field.
  return [...document.querySelectorAll('[data-testid^=ErrorOutline]')]
    .filter((icon) => !snackbars.some((one) => one.contains(icon)))
    .map((icon) => (icon.closest('.MuiAlert-root') ?? icon.parentElement)?.textContent ?? '')
    .join(' ');
}

/** True if an alert that screen readers announce is shown. */
export function isSaidAloud(): boolean {
  return [...document.querySelectorAll('[role=alert]')].some((one) => one.textContent !== '');
}

/** Expects what must hold at any moment of any case. */
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

/** Expects what must hold once nothing is under way any more. */
export function restsSo(stage: Stage): void {
  alwaysSo(stage);
  const waiting = [...document.querySelectorAll('main [aria-busy=true], main [aria-label^=Loading]')];
  expect(
    waiting.map((one) => one.outerHTML),
    'no endless spinner',
  ).toEqual([]);
}

/** Expects an error in the page that is a readable sentence. */
export function isTold(): void {
  expect(noticeSays(), 'a sentence in place').toMatch(/\w+ .*\./);
  expect(noticeSays(), 'no word of a machine').not.toMatch(
    /undefined|null|\[object|JSON|Unexpected (?:token|end|non)|<html/i,
  );
}

/** Expects that the focus is still on an element of the page. */
export function focusKept(): void {
  expect(document.activeElement?.tagName, 'where the focus is').not.toBe('BODY');
}

/** Loads the lazy code up front, so that no case waits for it: one at a time, because Node 20 links it wrongly side by side. */
export async function readPages(): Promise<void> {
  for (const address of ['/', '/data-sharing-opt-in', '/account', '/invoices', '/manage/any'])
    await screenAt(address)?.load();
}
