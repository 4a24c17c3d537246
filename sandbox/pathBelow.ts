// Tells which part a request belongs to: every part answers below one address of addresses.ts.

/**
 * Returns the path of a URL below a part's address ('' for the address itself), without the query; undefined if the URL isn't
 * below it.
 */
export function pathBelow(address: string, url: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0]!;
  if (path === address) return '';
  return path.startsWith(`${address}/`) ? path.slice(address.length) : undefined;
}
