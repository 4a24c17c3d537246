// Subdomains that ask the sandbox for what only a server can decide (docs/architecture.md#sandbox).

export interface Sentinel {
  taken: boolean;
  /** How many readings answer 403: `forbidden-3-x` three times, `forbidden-x` for ever. */
  forbiddenTimes: number;
  /** Factor on the provisioning time. */
  slowness: number;
  fails: boolean;
}

/** What a subdomain asks for; an ordinary one asks for nothing. */
export function sentinelOf(subdomain: string): Sentinel {
  const forbidden = /^forbidden-(?:(\d+)-)?/.exec(subdomain);
  return {
    taken: subdomain.startsWith('taken-'),
    forbiddenTimes: forbidden ? Number(forbidden[1] ?? Infinity) : 0,
    slowness: subdomain.startsWith('slow-') ? 10 : 1,
    fails: subdomain.startsWith('failing-'),
  };
}
