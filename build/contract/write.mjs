// `npm run contract`: updates docs/vendor-api.openapi.json from the sources. With `-- --check` it only says whether that is
// needed.
import { runnerImport } from 'vite';

const quiet = { configFile: false, logLevel: 'warn' };
const { module: plugin } = await runnerImport('./build/messages/plugin.ts', quiet);
// The domain's rules contain sentences from the catalogue, so importing them needs the messages plugin.
const plugins = [plugin.messages({ hasPseudo: false })];
const { module } = await runnerImport('./build/contract/contract.ts', { ...quiet, plugins });
const isCurrent = (await module.contractText()) === module.readContract();
if (!process.argv.includes('--check')) {
  if (!isCurrent) await module.writeContract();
  console.log(`docs/vendor-api.openapi.json ${isCurrent ? 'was up to date' : 'has been updated'}.`);
} else if (isCurrent) console.log('docs/vendor-api.openapi.json is up to date.');
else {
  console.error('docs/vendor-api.openapi.json doesn’t fit the sources: run `npm run contract`.');
  process.exitCode = 1;
}
