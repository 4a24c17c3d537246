// Before `npm start`, `npm test`, `npm run check` and `npm run build`: says in one sentence which Node they need, if this one is
// too old, and that the packages aren't installed, if so. It takes another version to judge as its argument, and runs on the old versions that it refuses.
import { existsSync, readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const version = process.argv[2] ?? process.versions.node;
const [major, minor] = version.split('.').map(Number);

/** True for a range of the form `^20.19` or `>=24`, if the version is in it. */
function isIn(range) {
  const [, sign, ...least] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(range);
  const [leastMajor, leastMinor] = least.map((part) => Number(part ?? 0));
  return major === leastMajor ? minor >= leastMinor : sign === '>=' && major > leastMajor;
}

if (!engines.node.split(' || ').some(isIn)) {
  console.error(`The portal needs Node ${engines.node}; this is Node ${version}.`);
  process.exitCode = 1;
} else if (!existsSync(new URL('../node_modules', import.meta.url))) {
  console.error('The packages aren’t installed: run `npm ci` first.');
  process.exitCode = 1;
}
