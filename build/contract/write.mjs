// `npm run contract`: writes docs/vendor-api.openapi.json anew.
import { runnerImport } from 'vite';

const quiet = { configFile: false, logLevel: 'warn' };
const { module: plugin } = await runnerImport('./build/messages/plugin.ts', quiet);
// Rules say sentences: what is imported of them needs the messages.
const plugins = [plugin.messages({ hasPseudo: false })];
const { module } = await runnerImport('./build/contract/contract.ts', { ...quiet, plugins });
await module.writeContract();
