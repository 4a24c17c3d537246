// A stack's machine: what it is, and another size for it (docs/product/supporter.md#resizing).
import { useQuery } from '@tanstack/react-query';
import { instanceDataQuery } from '../../../api/supporter/supporterInstances';
import type { InstanceData } from '../../../wire/supporter/instanceData';
import { ABSENT } from '../../../domain/text/absent';
import { formatDate } from '../../../domain/values/dates';
import { FactList } from '../../../ui/content/FactList';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SectionCard } from '../../../ui/content/SectionCard';
import { CloudStateChip } from '../CloudStateChip';
import { CopyText } from '../CopyText';
import { ResizeForm } from './ResizeForm';

/** Takes the stack's name. Resizing doesn't need the facts. */
export function InstancePart({ name }: { name: string }) {
  const query = useQuery(instanceDataQuery(name));
  return (
    <SectionCard id="instance" title="Instance">
      <LoadedPart what="instance data" query={query} height={204}>
        {(data) => <InstanceFacts data={data} />}
      </LoadedPart>
      <ResizeForm name={name} data={query.data} />
    </SectionCard>
  );
}

function InstanceFacts({ data }: { data: InstanceData }) {
  const { instanceId, instanceType, state, region, version, launchedAt, publicIp } = data;
  return (
    <FactList
      facts={[
        {
          label: 'State',
          value: state === undefined ? ABSENT : <CloudStateChip state={state} />,
        },
        { label: 'Type', value: instanceType ?? ABSENT },
        { label: 'Instance ID', value: <CopyText what="machine’s ID" text={instanceId} /> },
        { label: 'Public IP', value: <CopyText what="public IP" text={publicIp} /> },
        { label: 'Region', value: region ?? ABSENT },
        { label: 'Version', value: version ?? ABSENT },
        { label: 'Launched', value: formatDate(launchedAt) },
      ]}
    />
  );
}
