// Loads the English messages before every test file. A test that resets the modules must import this again.
import { speak } from '../../src/messages/catalogue';

await speak('en', 'en-US');
