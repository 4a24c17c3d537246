// The regions instances run in (docs/product/regions.md#fields).
import * as v from 'valibot';
import { listOf } from '../lists';
import { filledText, maybe, text } from '../schema';

/** Degrees, as a number or written as text. */
const degrees = maybe(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()));

const region = v.object({
  code: filledText,
  location: text,
  /** What regions are grouped by. */
  nation: text,
  /** Degrees east. */
  longitude: degrees,
  /** Degrees north. */
  latitude: degrees,
});

/** A region, of which nothing but the code is certain to be known. */
export type Region = v.InferOutput<typeof region>;

/** The regions that instances can run in. */
export const regions = listOf(region);
