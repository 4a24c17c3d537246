// Subdomains that make the sandbox do what only a server can decide (docs/architecture.md#sandbox).

/** What a subdomain makes the sandbox do. */
export interface Sentinel {
  taken: boolean;
  /** How many reads answer 403: `forbidden-3-x` three, `forbidden-x` all. */
  forbiddenTimes: number;
  /** Factor on the provisioning time. */
  slowness: number;
  fails: boolean;
}

/** Returns what a subdomain makes the sandbox do; for an ordinary one, nothing. */
export function sentinelOf(subdomain: string): Sentinel {
  const forbidden = /^forbidden-(?:(\d+)-)?/.exec(subdomain);
  return {
    taken: subdomain.startsWith('taken-'),
    forbiddenTimes: forbidden ? Number(forbidden[1] ?? Infinity) : 0,
    slowness: subdomain.startsWith('slow-') ? 10 : 1,
    fails: subdomain.startsWith('failing-'),
  };
}
