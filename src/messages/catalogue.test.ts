// Which language is the current one while others are loading.
import { afterEach, describe, expect, it } from 'vitest';
import { currentLanguage, loadMessages, messageOf, speak } from './catalogue';

afterEach(() => speak('en', 'en-US'));

describe('the language', () => {
  it('is the last one chosen, even if an earlier one loads later', async () => {
    // German has to be loaded; English has loaded already.
    const german = speak('de', 'de-DE');
    expect(await speak('en', 'en-US')).toBe(true);
    expect(await german).toBe(false);
    expect(currentLanguage()).toBe('en');
  });

  it('includes messages that a page requested while it was loading', async () => {
    const pseudo = speak('en-XA', 'en-US');
    await Promise.all([loadMessages(['shared', 'manage']), pseudo]);
    expect(currentLanguage()).toBe('en-XA');
    expect(messageOf('manage.title')).toMatch(/^\[/);
    expect(messageOf('shell.logout')).toMatch(/^\[/);
  });
});
