// `npm run messages`: writes the types of the messages. Starting Vite does so, too.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./build/messages/types.ts', { configFile: false, logLevel: 'warn' });
module.writeTypes();
