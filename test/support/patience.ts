// How long tests wait for an expected result.
import { vi } from 'vitest';

/** Long, so that no test fails because the machine is busy; tests that pass take no longer. */
export const PATIENCE_MS = 60_000;

const { waitFor } = vi;
// Vitest has no setting for the default timeout.
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);
