// Sends the browser to a file's address.

/** Downloads a file by navigating to it, without leaving the page. The address must be safe and on a known file host. */
export function goToFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Opens a safe address on any host in a new tab without access to this one. Returns false if the browser blocked it.
 * The tab closes by itself if the browser downloads the file.
 */
export function openInTab(address: string): boolean {
  // With `noopener`, `open` always returns null, so that a blocked tab couldn't be detected.
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
