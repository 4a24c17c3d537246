// Data collection: two flags on the wire, three choices on the screen
// (docs/product/instance-settings.md#data-collection).
import { message, type Message, type PlainKey } from '../../messages/t';
import type { DataCollectionFlags } from '../../wire/instances';

export type { DataCollectionFlags } from '../../wire/instances';

/** A choice on the screen; each stands for one pair of flags. */
export type DataCollectionChoice = 'off' | 'withoutPersonalData' | 'withPersonalData';

/** The choices with their labels, in display order. */
export const DATA_COLLECTION_CHOICES: readonly { value: DataCollectionChoice; label: PlainKey }[] = [
  { value: 'off', label: 'dataCollection.off' },
  { value: 'withoutPersonalData', label: 'dataCollection.withoutPersonalData' },
  { value: 'withPersonalData', label: 'dataCollection.withPersonalData' },
];

/** Returns the pair of flags to send; it is never (false, true). */
export function flagsOf(choice: DataCollectionChoice): DataCollectionFlags {
  return {
    dataCollectionFlag: choice !== 'off',
    extendedConsentFlag: choice === 'withPersonalData',
  };
}

/** Returns the choice a pair of flags stands for; consent without collection is off. */
export function choiceOf({
  dataCollectionFlag,
  extendedConsentFlag,
}: DataCollectionFlags): DataCollectionChoice {
  if (!dataCollectionFlag) return 'off';
  return extendedConsentFlag ? 'withPersonalData' : 'withoutPersonalData';
}

/** Returns the message to show once the choice is saved. */
export function dataCollectionMessage(choice: DataCollectionChoice): Message {
  return message('dataCollection.saved', { choice });
}
