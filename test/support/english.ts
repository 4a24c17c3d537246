// Every test begins in English, with every message at hand; one that resets the modules imports this again.
import { loadMessages, speak, type MessageChunk } from '../../src/messages/catalogue';
import english from '../../src/messages/en.json';

await speak('en', 'en-US');
await loadMessages(['shared', ...(Object.keys(english) as MessageChunk[])]);
