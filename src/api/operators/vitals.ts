// How fast the portal is for a visitor (docs/product/error-reports.md#web-vitals): measured until the page is hidden for the
// first time, which ends most visits.
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vitals } from '../../domain/operators/vitalsEvent';

/** Calls `tell` once, with what the browser could measure. */
export function measureVitals(tell: (vitals: Vitals) => void): void {
  const vitals: Vitals = {};
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    follow(({ name, value }) => (vitals[name] = value), { reportAllChanges: true });
  }
  const whenHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', whenHidden);
    tell(vitals);
  };
  // The library's own listener runs first: it captures the event at the window.
  document.addEventListener('visibilitychange', whenHidden);
}
