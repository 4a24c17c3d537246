// Data collection: two flags on the wire, three choices on the screen
// (docs/product/instance-settings.md#data-collection).
import type { DataCollectionFlags } from '../../wire/instances/dataCollection';

export type { DataCollectionFlags } from '../../wire/instances/dataCollection';

export type DataCollectionChoice = 'off' | 'withoutPersonalData' | 'withPersonalData';

export const DATA_COLLECTION_CHOICES: readonly { value: DataCollectionChoice; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'withoutPersonalData', label: 'Without personal data' },
  { value: 'withPersonalData', label: 'With personal data' },
];

/** The pair to send; (false, true) can't come out of it. */
export function flagsOf(choice: DataCollectionChoice): DataCollectionFlags {
  return {
    dataCollectionFlag: choice !== 'off',
    extendedConsentFlag: choice === 'withPersonalData',
  };
}

/** The choice a pair stands for; consent without collection is off. */
export function choiceOf({
  dataCollectionFlag,
  extendedConsentFlag,
}: DataCollectionFlags): DataCollectionChoice {
  if (!dataCollectionFlag) return 'off';
  return extendedConsentFlag ? 'withPersonalData' : 'withoutPersonalData';
}

/** What is said once the choice is saved. */
export function dataCollectionMessage(choice: DataCollectionChoice): string {
  const { dataCollectionFlag, extendedConsentFlag } = flagsOf(choice);
  return (
    `Data collection is now ${dataCollectionFlag ? 'enabled' : 'disabled'} for all users of this instance. ` +
    `Personal information is ${extendedConsentFlag ? '' : 'not '}being collected.`
  );
}
