// The last searches made in this browser (decisions 2). Storage may be blocked or hold anything.
const KEY = 'portal-supporter-searches';

/** Gives the kept searches, the last one first. */
export function keptSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function keepSearches(searches: readonly string[]): void {
  try {
    if (searches.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Without storage there are none next time.
  }
}
