// The bill of materials of what is shipped (CycloneDX 1.5), made from the lockfile alone: the same lockfile always gives the same
// bill, without network access. (`npm sbom --omit dev` would leave out packages that development uses as well.)

/** The part of npm's lockfile that the bill needs. */
export interface Lockfile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

/** A package as the lockfile describes it. */
export interface LockedPackage {
  version: string;
  license?: string;
  /** `sha512-` and the digest in base64. */
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  engines?: { node?: string };
}

const NODE_MODULES = 'node_modules/';

/** Returns the packages that reach customers, with their paths: without development-only packages and optional peers. */
export function shippedPackages({ packages }: Lockfile): [path: string, locked: LockedPackage][] {
  return Object.entries(packages).filter(
    ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
  );
}

/** Returns the name of the package in a folder. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
}

/** Returns the bill of materials. */
export function sbom(lockfile: Lockfile) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', name: lockfile.name, version: lockfile.version },
    },
    components: shippedPackages(lockfile).map(([path, { version, license, integrity }]) => {
      const name = nameOf(path);
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      return {
        type: 'library',
        'bom-ref': `${purl}#${path}`,
        name,
        version,
        purl,
        ...(integrity !== undefined && { hashes: [hashOf(integrity)] }),
        ...(license !== undefined && { licenses: [{ expression: license }] }),
      };
    }),
  };
}

function hashOf(integrity: string) {
  const digest = integrity.slice(integrity.indexOf('-') + 1);
  return { alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') };
}
