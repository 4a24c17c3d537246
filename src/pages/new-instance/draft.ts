// What was chosen on /new so far, kept for this tab through a reload until it has been bought. Another user of the tab
// doesn't get it; without storage there is none.
import * as v from 'valibot';
import type { PlanView } from '../../domain/plan';

/** The form's values. */
export interface Draft {
  /** As typed. */
  subdomain: string;
  /** A region's code. */
  region: string;
  view: PlanView;
  /** Empty where none is chosen yet. */
  planId: string;
}

const KEY = 'portal-new-instance';

const kept = v.object({
  of: v.string(),
  subdomain: v.string(),
  region: v.string(),
  view: v.picklist(['month', 'year']),
  planId: v.string(),
});

/** Takes the user's `sub`; gives what they left, or nothing. */
export function readDraft(user: string): Draft | undefined {
  try {
    const { of, ...draft } = v.parse(kept, JSON.parse(window.sessionStorage.getItem(KEY) ?? ''));
    return of === user ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the user's `sub` and the form's values. */
export function keepDraft(user: string, draft: Draft): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ of: user, ...draft }));
  } catch {
    // Storage is blocked: a reload begins anew.
  }
}

export function clearDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
