// One kind of files (docs/product/uploads.md#kinds): its drop zone, its uploads and its stored files.
import type { StoredFiles as Stored } from '../../wire/instances';
import type { UploadFolder, UploadKind } from '../../domain/uploads/upload';
import { LoadedPart } from '../../ui/feedback/LoadedPart';
import { SectionCard } from '../../ui/content/SectionCard';
import { DropZone } from './DropZone';
import type { Job, Unread } from './queue/job';
import { JobList } from './JobList';
import { StoredFiles } from './StoredFiles';
import { t, type PlainKey } from '../../messages/t';

/** What a kind of files is for. */
export const KIND_ABOUT: Record<UploadFolder, PlainKey> = {
  'MIB/': 'upload.mibFilesAbout',
  'devicetemplates/': 'upload.deviceTemplatesAbout',
  'lookups/custom/': 'upload.customLookupsAbout',
  'snmplibs/': 'upload.snmpLibrariesAbout',
  'webroot/icons/devices/': 'upload.deviceIconsAbout',
};

interface KindSectionProps {
  kind: UploadKind;
  jobs: readonly Job[];
  query: {
    data: Stored | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  onFiles: (folder: UploadFolder, files: readonly (File | Unread)[]) => void;
}

/** Shows the kind's drop zone, its uploads and its stored files. */
export function KindSection({ kind: { folder, label }, jobs, query, onFiles }: KindSectionProps) {
  const id = folder.replaceAll('/', '-');
  const name = t(label);
  return (
    <SectionCard id={id} title={name} about={`${t(KIND_ABOUT[folder])} ${t('upload.folder', { folder })}`}>
      <DropZone describedBy={`${id}-heading`} onFiles={(files) => onFiles(folder, files)} />
      <JobList label={name} jobs={jobs} />
      <LoadedPart what={t('upload.listNoun')} query={query} height={44}>
        {(files) => <StoredFiles label={name} files={files[folder] ?? []} />}
      </LoadedPart>
    </SectionCard>
  );
}
