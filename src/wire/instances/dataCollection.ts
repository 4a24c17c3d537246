// The two flags of data collection (docs/product/instance-settings.md#data-collection).
import * as v from 'valibot';

/** Whether data about an instance is collected, and whether that includes personal data. */
export const dataCollectionFlags = v.object({
  dataCollectionFlag: v.boolean(),
  extendedConsentFlag: v.boolean(),
});

/** The pair of flags; the second one means nothing without the first. */
export type DataCollectionFlags = v.InferOutput<typeof dataCollectionFlags>;
