// The tab's icon: with a mark on it while there is news that hasn't been seen.

/** Marks it, or shows it as it was. */
export function markTabIcon(isMarked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = isMarked ? '/favicon-news.svg' : '/favicon.svg';
}
