// Checks that keyboard users see the focus (WCAG 2.4.7, 2.4.11): each Tab stop, or what represents it (a switch's track, a radio
// button's row, a field's edge), shows an outline or a changed edge while it has the focus.
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Upper limit of Tab stops; no screen has more of them. */
const STOPS_AT_MOST = 140;

/** Expects a visible focus at every Tab stop. The page must not be animated (`reducedMotion`). */
export async function expectFocusSeen(page: Page, where: string): Promise<void> {
  const { stops, unseen } = await tabThrough(page);
  expect(stops, where).toBeGreaterThan(0);
  expect.soft(unseen, where).toEqual([]);
}

/** Tabs through the page. Returns the number of stops, and those that look the same with and without the focus. */
async function tabThrough(page: Page): Promise<{ stops: number; unseen: string[] }> {
  await page.evaluate(rememberEdges);
  const unseen = new Set<string>();
  let stops = 0;
  for (; stops < STOPS_AT_MOST; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(edgeOfFocus);
    // No stop, or one that was visited before: the round is complete.
    if (stop === null) break;
    if (!stop.isSeen) unseen.add(stop.what);
  }
  return { stops, unseen: [...unseen] };
}

interface Edges {
  edges: WeakMap<Element, string>;
  met: WeakSet<Element>;
  edgeOf: (element: Element) => string;
  /** True if the previous stop was in the rail, which is open then. */
  isRailOpen: boolean;
}

/** Runs in the page. Remembers the edges of all elements while none of them has the focus. */
function rememberEdges() {
  const edgeOf = (element: Element) => {
    const { borderWidth, borderColor, borderStyle } = getComputedStyle(element);
    return `${borderWidth} ${borderColor} ${borderStyle}`;
  };
  const focused = document.activeElement;
  // A dialog traps the focus.
  if (focused instanceof HTMLElement && !focused.closest('[role="dialog"]')) focused.blur();
  const edges = new WeakMap<Element, string>();
  for (const element of document.querySelectorAll('*')) edges.set(element, edgeOf(element));
  (window as unknown as { focusJourney: Edges }).focusJourney = {
    edges,
    met: new WeakSet(),
    edgeOf,
    isRailOpen: false,
  };
}

/** Runs in the page. Returns whether the focused element or its surroundings show the focus; null if it was visited before. */
async function edgeOfFocus(): Promise<{ what: string; isSeen: boolean } | null> {
  const journey = (window as unknown as { focusJourney: Edges }).focusJourney;
  // Waits until the stop is rendered. The rail opens at its first stop and scrolls for the others: also until it has stopped.
  const isInRail = Boolean(document.activeElement?.closest('nav[aria-label="Main"]'));
  const least = isInRail && !journey.isRailOpen ? 20 : 2;
  journey.isRailOpen = isInRail;
  const place = () => {
    const { x, y, width } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return `${x} ${y} ${width}`;
  };
  let before = '';
  let isStill = false;
  for (let frame = 1; frame <= 40 && (frame <= least || (isInRail && !isStill)); frame += 1) {
    await new Promise(requestAnimationFrame);
    isStill = place() === before;
    before = place();
  }
  const { edges, met, edgeOf } = journey;
  const focused = document.activeElement;
  if (!focused || focused === document.body || met.has(focused)) return null;
  met.add(focused);

  const clips = (element: Element) => getComputedStyle(element).overflow !== 'visible';
  const isShown = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 2 && box.height > 2 && element.checkVisibility({ opacityProperty: true });
  };
  // True if an ancestor clips an outline that reaches this far (px) outside of its element.
  const isCut = (element: Element, reach: number) => {
    const box = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around === document.body || around === document.documentElement || !clips(around)) continue;
      const edge = around.getBoundingClientRect();
      const isInside =
        box.left - reach >= edge.left - 0.5 &&
        box.right + reach <= edge.right + 0.5 &&
        box.top - reach >= edge.top - 0.5 &&
        box.bottom + reach <= edge.bottom + 0.5;
      if (!isInside) return true;
    }
    return false;
  };
  const hasOutline = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const width = parseFloat(outlineWidth);
    const isDrawn = outlineStyle !== 'none' && width >= 2 && !/, 0\)$|transparent/.test(outlineColor);
    return isDrawn && !isCut(element, width + parseFloat(outlineOffset));
  };
  const hasOtherEdge = (element: Element) => {
    const before = edges.get(element);
    // A new element has no earlier edge to compare with, so its edge must be at least 2 px wide.
    if (before === undefined) return parseFloat(getComputedStyle(element).borderWidth) >= 2;
    return before !== edgeOf(element);
  };

  // What represents the stop: its row or label, and in them its track, its icon, its field's edge.
  const row = focused.closest('label') ?? focused;
  const control = focused.closest('.MuiInputBase-root, .MuiSwitch-root, .MuiCheckbox-root') ?? focused;
  const around = [
    focused.parentElement ?? row,
    row,
    ...row.querySelectorAll('*'),
    control,
    ...control.querySelectorAll('*'),
  ];
  // True if a bar at the screen's edge is in front of its middle (WCAG 2.4.11).
  const isBehindBar = () => {
    const { left, top, width, height } = focused.getBoundingClientRect();
    const bar = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('nav, header');
    return bar && !bar.contains(focused);
  };
  const isSeenNow = () =>
    !isBehindBar() && around.some((one) => isShown(one) && (hasOutline(one) || hasOtherEdge(one)));
  // A long list that scrolls to the focus renders and measures its rows again, which takes some frames on a busy machine.
  for (let frame = 1; frame <= 40 && !isSeenNow(); frame += 1) await new Promise(requestAnimationFrame);
  const isSeen = isSeenNow();
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused.textContent;
  const name = focused.getAttribute('aria-label') ?? label?.trim().slice(0, 40) ?? focused.id;
  const role = focused.getAttribute('role') ?? focused.getAttribute('type') ?? '';
  return { what: `${focused.tagName.toLowerCase()} ${role} ${name}`, isSeen };
}
