// The bill of materials of what is shipped (CycloneDX 1.5), read off the lockfile: the same lockfile makes the same bill,
// without a network. (`npm sbom --omit dev` leaves out what development uses too.)

/** The part of npm's lockfile that the bill needs. */
export interface Lockfile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

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
}

const NODE_MODULES = 'node_modules/';

/** What reaches customers, by path: neither for development, nor a peer that is left out. */
export function shippedPackages({ packages }: Lockfile): [path: string, locked: LockedPackage][] {
  return Object.entries(packages).filter(
    ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
  );
}

/** Returns the bill. */
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
      const name = path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
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
