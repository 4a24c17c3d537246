// `npm run contract`: updates the contract and the tables of calls from the sources. With `-- --check` it only says whether that
// is needed.
import { runnerImport } from 'vite';

const quiet = { configFile: false, logLevel: 'warn' };
const { module } = await runnerImport('./build/contract/contract.ts', quiet);
const stale = [...(await module.staleFiles()).keys()].join(' and ');
if (!process.argv.includes('--check')) {
  await module.writeContract();
  console.log(stale === '' ? 'The contract was up to date.' : `Updated ${stale}.`);
} else if (stale === '') console.log('The contract is up to date.');
else {
  console.error(`The sources have changed: run \`npm run contract\` for ${stale}.`);
  process.exitCode = 1;
}
