// An instance's timezone, by the zone's Id (docs/product/timezones.md#of-an-instance).
import * as v from 'valibot';

/** The timezone of an instance. */
export const timezone = v.object({
  /** The Id of a Windows zone. */
  timezone: v.string(),
});
