// Which language is the current one while others are loading.
import { afterEach, describe, expect, it } from 'vitest';
import { currentLanguage, speak } from './catalogue';

afterEach(() => speak('en', 'en-US'));

describe('the language', () => {
  it('is the last one chosen, even if an earlier one loads later', async () => {
    // German has to be loaded; English has loaded already.
    const german = speak('de', 'de-DE');
    expect(await speak('en', 'en-US')).toBe(true);
    expect(await german).toBe(false);
    expect(currentLanguage()).toBe('en');
  });
});
