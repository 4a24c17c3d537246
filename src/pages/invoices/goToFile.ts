// Sends the browser to a file's address.

/** Takes an address that was found safe, of a host that is known to give files: the browser downloads it, and the page stays. */
export function goToFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Takes an address that was found safe, wherever it is: it gets a tab of its own, which knows nothing of this one. Gives
 * whether the browser let it. What is downloaded closes its tab again by itself.
 */
export function openInTab(address: string): boolean {
  // With `noopener` it couldn't be told whether the browser has blocked it.
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
