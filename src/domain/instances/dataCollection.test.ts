import { describe, expect, it } from 'vitest';
import { t, textOf } from '../../messages/t';
import { choiceOf, DATA_COLLECTION_CHOICES, dataCollectionMessage, flagsOf } from './dataCollection';
import type { DataCollectionChoice } from './dataCollection';

describe('data collection', () => {
  it.each<[DataCollectionChoice, boolean, boolean, string]>([
    [
      'off',
      false,
      false,
      'Data collection is now disabled for all users of this instance. Personal information is not being collected.',
    ],
    [
      'withoutPersonalData',
      true,
      false,
      'Data collection is now enabled for all users of this instance. Personal information is not being collected.',
    ],
    [
      'withPersonalData',
      true,
      true,
      'Data collection is now enabled for all users of this instance. Personal information is being collected.',
    ],
  ])('%s is the pair (%s, %s)', (choice, dataCollectionFlag, extendedConsentFlag, message) => {
    expect(flagsOf(choice)).toEqual({ dataCollectionFlag, extendedConsentFlag });
    expect(choiceOf({ dataCollectionFlag, extendedConsentFlag })).toBe(choice);
    expect(textOf(dataCollectionMessage(choice))).toBe(message);
  });

  it('takes consent without collection for off', () => {
    expect(choiceOf({ dataCollectionFlag: false, extendedConsentFlag: true })).toBe('off');
  });

  it('has three choices', () => {
    expect(DATA_COLLECTION_CHOICES.map(({ label }) => t(label))).toEqual([
      'Off',
      'Without personal data',
      'With personal data',
    ]);
  });
});
