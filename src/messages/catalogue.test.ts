// Which language is the current one while others are loading.
import { afterEach, describe, expect, it } from 'vitest';
import { currentLanguage, loadMessages, messageOf, speak } from './catalogue';

afterEach(() => speak('en', 'en-US'));

describe('a language', () => {
  it('chosen last is spoken, although an earlier one arrives later', async () => {
    // German has to be loaded; English has loaded already.
    const german = speak('de', 'de-DE');
    expect(await speak('en', 'en-US')).toBe(true);
    expect(await german).toBe(false);
    expect(currentLanguage()).toBe('en');
  });

  it('has what a page brought while it was on its way', async () => {
    const pseudo = speak('en-XA', 'en-US');
    await Promise.all([loadMessages(['shared', 'manage']), pseudo]);
    expect(currentLanguage()).toBe('en-XA');
    expect(messageOf('manage.title')).toMatch(/^\[/);
    expect(messageOf('shell.logout')).toMatch(/^\[/);
  });
});
