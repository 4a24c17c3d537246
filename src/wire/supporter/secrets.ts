// Secrets that staff may view for a short time (docs/product/supporter.md#secrets).
import * as v from 'valibot';

/** The password of the monitoring software's administrator. */
export const adminPassword = v.object({ prtgAdminPassword: v.string() });

/** The credentials for remote desktop, and until when access is open. */
export const desktop = v.object({
  rdpPassword: v.string(),
  host: v.string(),
  /** A number or a text: it is only shown. */
  port: v.union([v.number(), v.string()]),
  username: v.string(),
  /** Epoch seconds. */
  openUntil: v.number(),
});

/** The way to a machine's remote desktop while access is open. */
export type Desktop = v.InferOutput<typeof desktop>;
