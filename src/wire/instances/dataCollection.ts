// The two flags of data collection (docs/product/instance-settings.md#data-collection).
import * as v from 'valibot';

export const dataCollectionFlags = v.object({
  dataCollectionFlag: v.boolean(),
  extendedConsentFlag: v.boolean(),
});

export type DataCollectionFlags = v.InferOutput<typeof dataCollectionFlags>;
