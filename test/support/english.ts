// Loads all English messages before every test file. A test that resets the modules must import this again.
import { loadMessages, speak, type MessageChunk } from '../../src/messages/catalogue';
import english from '../../src/messages/en.json';

await speak('en', 'en-US');
await loadMessages(['shared', ...(Object.keys(english) as MessageChunk[])]);
