// Every test begins in English, with every message at hand.
import { beforeEach } from 'vitest';
import { currentLanguage, loadMessages, speak, type MessageChunk } from '../../src/messages/catalogue';
import english from '../../src/messages/en.json';

await speak('en', 'en-US');
await loadMessages(['shared', ...(Object.keys(english) as MessageChunk[])]);

beforeEach(async () => {
  if (currentLanguage() !== 'en') await speak('en', 'en-US');
});
