/** Returns a path's segments, decoded; a segment that can't be decoded is returned unchanged. */
export function pathSegments(path: string): string[] {
  return path.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  });
}
