/** Returns a path's segments, decoded; one that can't be decoded as it is. */
export function pathSegments(path: string): string[] {
  return path.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  });
}
