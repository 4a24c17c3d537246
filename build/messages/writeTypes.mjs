// `npm run messages`: types the messages anew. Whatever starts Vite does so too.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./build/messages/types.ts', { configFile: false, logLevel: 'warn' });
module.writeTypes();
