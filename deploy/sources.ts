// Addresses as sources of a content security policy.

/** Returns the origin of an address, or of a bare host, which counts as https. */
export function originOf(address: string): string {
  return new URL(address.includes('://') ? address : `https://${address}`).origin;
}

/** Returns an address without its query; encodes what would end a source, a directive or a policy, or what nginx can't quote. */
export function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return (
    origin +
    pathname.replace(/[;,'$"\\]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  );
}

/** Returns the sources without duplicates, and without addresses that are below another source of the list. */
export function withoutCovered(sources: readonly string[]): string[] {
  return [...new Set(sources)].filter(
    (source, _, all) => !all.some((other) => other !== source && source.startsWith(`${other}/`)),
  );
}
