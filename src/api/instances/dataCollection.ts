// Which data of an instance is collected (docs/product/instance-settings.md#data-collection): two flags on the wire,
// one choice here.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  choiceOf,
  dataCollectionMessage,
  flagsOf,
  type DataCollectionChoice,
} from '../../domain/instances/dataCollection';
import { textOf } from '../../messages/t';
import { dataCollectionFlags } from '../../wire/instances';
import { at, get, send } from '../client/http';
import { ignored } from '../../wire/schema';
import { useChange, type Change } from '../outcomes/change';
import { saveSetting, type Saving } from '../outcomes/saving';

/** GET /instance/{stackId}/datascience/verify. Returns the choice that the flags represent. */
export function dataCollectionQuery(stackId: string) {
  return queryOptions({
    queryKey: ['data-collection', stackId],
    queryFn: async ({ signal }) =>
      choiceOf(await get(at`/instance/${stackId}/datascience/verify`, dataCollectionFlags, { signal })),
  });
}

/** POST /instance/{stackId}/datascience/toggle. */
export function dataCollectionSaving(
  stackId: string,
  choice: DataCollectionChoice,
): Saving<DataCollectionChoice> {
  const { dataCollectionFlag, extendedConsentFlag } = flagsOf(choice);
  const body = { data_collection_flag: dataCollectionFlag, extended_consent_flag: extendedConsentFlag };
  return {
    value: choice,
    change: () => send('post', at`/instance/${stackId}/datascience/toggle`, ignored, body),
    query: dataCollectionQuery(stackId),
    isReadAfterwards: true,
  };
}

/** Changes which data is collected. Run with the choice. */
export function useChooseDataCollection(stackId: string): Change<DataCollectionChoice> {
  const client = useQueryClient();
  return useChange({
    mutationKey: ['choose-data-collection', stackId],
    mutationFn: (choice: DataCollectionChoice) => saveSetting(client, dataCollectionSaving(stackId, choice)),
    // What the server accepted: read again, the setting may still have its old value.
    success: (_now, choice) => textOf(dataCollectionMessage(choice)),
  });
}
