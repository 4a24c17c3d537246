// How long a test waits for what it waits for.
import { vi } from 'vitest';

/** A busy machine is no failure: a test that passes takes no longer for it. */
export const PATIENCE_MS = 60_000;

const { waitFor } = vi;
// Vitest has no setting for it.
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);
