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
  ])('“%s” corresponds to the flags (%s, %s)', (choice, dataCollectionFlag, extendedConsentFlag, message) => {
    expect(flagsOf(choice)).toEqual({ dataCollectionFlag, extendedConsentFlag });
    expect(choiceOf({ dataCollectionFlag, extendedConsentFlag })).toBe(choice);
    expect(textOf(dataCollectionMessage(choice))).toBe(message);
  });

  it('without collection but with consent counts as “off”', () => {
    expect(choiceOf({ dataCollectionFlag: false, extendedConsentFlag: true })).toBe('off');
  });

  it('has three options', () => {
    expect(DATA_COLLECTION_CHOICES.map(({ label }) => t(label))).toEqual([
      'Off',
      'Without personal data',
      'With personal data',
    ]);
  });
});
