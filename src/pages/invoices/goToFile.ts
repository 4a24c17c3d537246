// Sends the browser to a file's address: it downloads the file, and the page stays.

/** Takes an address that was found safe. */
export function goToFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}
