// Schemas of the bodies that the control's API accepts.
import * as v from 'valibot';
import { IDENTITY_FAULTS } from '../identity/identityFaults.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const times = v.pipe(v.number(), v.integer(), v.minValue(-1));
const faultKind = v.picklist(IDENTITY_FAULTS);

/** A rule for faults.ts. */
export const faultSchema = v.strictObject({
  path: v.pipe(v.string(), v.nonEmpty()),
  method: v.optional(v.string()),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.unknown()),
  headers: v.optional(v.record(v.string(), v.string())),
  delayMs: v.optional(count),
  abort: v.optional(v.boolean()),
  cut: v.optional(v.boolean()),
  pauseMs: v.optional(count),
  times: v.optional(times),
  skip: v.optional(count),
  every: v.optional(v.pipe(count, v.minValue(1))),
});

/** `clockStoppedAt`: epoch milliseconds at which the world's clock stands still, so that screens look the same on every day. */
export const resetSchema = v.strictObject({ clockStoppedAt: v.optional(v.pipe(v.number(), v.integer())) });

/** `browserToo`: the test moves the browser's clock as well, so tokens must be valid in that time. */
export const clockSchema = v.strictObject({
  advanceSeconds: v.number(),
  browserToo: v.optional(v.boolean()),
});

/** `geoCountry` is a country code or 'failing'; `identityFault` is a kind (happens once), a kind with a count, or null. */
export const settingsSchema = v.strictObject({
  provisioningSeconds: v.optional(v.pipe(v.number(), v.minValue(0))),
  geoCountry: v.optional(v.string()),
  tokenSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  identityFault: v.optional(
    v.nullable(
      v.union([
        v.pipe(
          faultKind,
          v.transform((kind) => ({ kind, times: 1 })),
        ),
        v.strictObject({ kind: faultKind, times: v.optional(times, 1) }),
      ]),
    ),
  ),
});

/** Additions to the world: long lists, and 403 for a number of reads of a subscription. */
export const seedSchema = v.strictObject({
  subscriptions: v.optional(
    v.strictObject({ persona: v.string(), count, preparingSeconds: v.optional(count) }),
  ),
  invoices: v.optional(v.strictObject({ subscriptionId: v.string(), count })),
  forbid: v.optional(v.strictObject({ subscriptionId: v.string(), times: count })),
});
