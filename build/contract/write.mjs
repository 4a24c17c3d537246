// `npm run contract`: updates docs/vendor-api.openapi.json from the sources.
import { runnerImport } from 'vite';

const quiet = { configFile: false, logLevel: 'warn' };
const { module: plugin } = await runnerImport('./build/messages/plugin.ts', quiet);
// The domain's rules contain sentences from the catalogue, so importing them needs the messages plugin.
const plugins = [plugin.messages({ hasPseudo: false })];
const { module } = await runnerImport('./build/contract/contract.ts', { ...quiet, plugins });
await module.writeContract();
