// What support staff may see for a moment (docs/product/supporter.md#secrets).
import * as v from 'valibot';

export const adminPassword = v.object({ prtgAdminPassword: v.string() });

export const desktop = v.object({
  rdpPassword: v.string(),
  host: v.string(),
  /** A number or a text: it is only shown. */
  port: v.union([v.number(), v.string()]),
  username: v.string(),
  /** Epoch seconds. */
  openUntil: v.number(),
});

export type Desktop = v.InferOutput<typeof desktop>;
