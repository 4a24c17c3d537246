// A stack's machine: what it is, and another size for it (docs/product/supporter.md#resizing).
import { useQuery } from '@tanstack/react-query';
import { instanceDataQuery } from '../../../api/supporter/supporterInstances';
import type { InstanceData } from '../../../wire/supporter';
import { ABSENT } from '../../../domain/text/shown';
import { formatDate } from '../../../domain/values/dates';
import { t } from '../../../messages/t';
import { FactList } from '../../../ui/content/FactList';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SectionCard } from '../../../ui/content/SectionCard';
import { CloudStateChip, CopyText } from '../parts';
import { ResizeForm } from './ResizeForm';

/** Shows the stack's machine and the resize form, which works even if the facts can't be loaded. */
export function InstancePart({ name }: { name: string }) {
  const query = useQuery(instanceDataQuery(name));
  return (
    <SectionCard id="instance" title={t('supporter.instance')}>
      <LoadedPart what={t('supporter.instanceDataNoun')} query={query} height={204}>
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
          label: t('supporter.state'),
          value: state === undefined ? ABSENT : <CloudStateChip state={state} />,
        },
        { label: t('supporter.type'), value: instanceType ?? ABSENT },
        {
          label: t('supporter.instanceId'),
          value: <CopyText what={t('supporter.machineIdNoun')} text={instanceId} />,
        },
        {
          label: t('supporter.publicIp'),
          value: <CopyText what={t('supporter.publicIpNoun')} text={publicIp} />,
        },
        { label: t('supporter.region'), value: region ?? ABSENT },
        { label: t('supporter.version'), value: version ?? ABSENT },
        { label: t('supporter.launched'), value: formatDate(launchedAt) },
      ]}
    />
  );
}
