// One kind of files (docs/product/uploads.md#kinds): where they are dropped, those on their way, and those that are
// there.
import { memo } from 'react';
import type { StoredFiles as Stored } from '../../wire/instances/uploads';
import type { UploadFolder, UploadKind } from '../../domain/instances/upload';
import { LoadedPart } from '../../ui/feedback/LoadedPart';
import { SectionCard } from '../../ui/content/SectionCard';
import { DropZone } from './DropZone';
import type { Job } from './queue/job';
import { JobList } from './JobList';
import { StoredFiles } from './StoredFiles';

const ABOUT: Record<UploadFolder, string> = {
  'MIB/': 'Descriptions of SNMP devices.',
  'devicetemplates/': 'Sets of sensors for the auto-discovery of devices.',
  'lookups/custom/': 'What the values of a channel mean, in words and states.',
  'snmplibs/': 'Libraries for SNMP Library sensors.',
  'webroot/icons/devices/': 'Pictures for devices in the device tree.',
};

interface KindSectionProps {
  kind: UploadKind;
  jobs: readonly Job[];
  query: {
    data: Stored | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  onFiles: (folder: UploadFolder, files: readonly File[]) => void;
}

/** Takes the kind, its files on their way, and the list of all that is there. */
export const KindSection = memo(
  function KindSection({ kind: { folder, label }, jobs, query, onFiles }: KindSectionProps) {
    const id = folder.replaceAll('/', '-');
    return (
      <SectionCard id={id} title={label} about={`${ABOUT[folder]} Folder: ${folder}`}>
        <DropZone describedBy={`${id}-heading`} onFiles={(files) => onFiles(folder, files)} />
        <JobList label={label} jobs={jobs} />
        <LoadedPart what="list of files" query={query} height={44}>
          {(files) => <StoredFiles label={label} files={files[folder] ?? []} />}
        </LoadedPart>
      </SectionCard>
    );
  },
  (a, b) =>
    a.query.data === b.query.data &&
    a.query.error === b.query.error &&
    a.onFiles === b.onFiles &&
    a.jobs.length === b.jobs.length &&
    a.jobs.every((job, at) => job === b.jobs[at]),
);
