// The bill of materials of what is shipped (CycloneDX), as npm reads it off the lockfile: no network is needed.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const ARGS = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];

interface Bill {
  metadata: { component: { name: string } };
  components: { externalReferences?: { type: string }[] }[];
}

/** Takes the project's folder and name; gives the bill as JSON. Throws where npm can't make it. */
export async function sbom(root: string, name: string): Promise<string> {
  const { npm_execpath: npm } = process.env;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...ARGS]] : ['npm', ARGS];
  const { stdout } = await promisify(execFile)(command, args, { cwd: root, maxBuffer: 2 ** 26 });
  const bill = JSON.parse(stdout) as Bill;
  // npm names it after the folder it lies in.
  bill.metadata.component.name = name;
  for (const component of bill.components) {
    // Where this machine fetched it from: a registry's mirror, maybe. The package's own address says what it is.
    component.externalReferences = component.externalReferences?.filter(
      ({ type }) => type !== 'distribution',
    );
  }
  return JSON.stringify(bill, null, 2);
}
