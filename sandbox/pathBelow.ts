// Which part a request belongs to: every part answers below one address of addresses.ts.

/**
 * The path below an address ('' for the address itself), without the query; undefined where the URL is not below it.
 * Takes the part's address and the request's whole URL.
 */
export function pathBelow(address: string, url: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0]!;
  if (path === address) return '';
  return path.startsWith(`${address}/`) ? path.slice(address.length) : undefined;
}
