// The tab's icon, which is marked while there is unseen news.

/** Shows the icon with or without the mark. */
export function markTabIcon(isMarked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = isMarked ? '/favicon-news.svg' : '/favicon.svg';
}
