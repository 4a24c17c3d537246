// A stack's machine: what it is, and another size for it (docs/product/supporter.md#resizing).
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { instanceDataQuery, useResize } from '../../../api/supporter/supporterInstances';
import type { InstanceData } from '../../../wire/supporter';
import { ABSENT } from '../../../domain/text/shown';
import { formatDate } from '../../../domain/values/dates';
import { t, message } from '../../../messages/t';
import { FactList } from '../../../ui/content/FactList';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SectionCard } from '../../../ui/content/SectionCard';
import { CloudStateChip, copied } from '../parts';
import { useProfile } from '../../../auth/useProfile';
import { INSTANCE_TYPES } from '../../../domain/supporter/instanceTypes';
import { RichText } from '../../../ui/content/RichText';
import { BusyButton } from '../../../ui/form/BusyButton';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog';
import { Form } from '../../../ui/form/Form';
import { SelectInput } from '../../../ui/form/SelectInput';
import { useDraftForm } from '../../../ui/form/useDraftForm';
import { StackWork } from './StackWork';

/** Shows the stack's machine and the resize form, which works even if the facts can't be loaded. */
export function InstancePart({ name }: { name: string }) {
  const query = useQuery(instanceDataQuery(name));
  return (
    <SectionCard id="instance" title={t('tools.instance')}>
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
          label: t('fleet.state'),
          value: state === undefined ? ABSENT : <CloudStateChip state={state} />,
        },
        { label: t('supporter.type'), value: instanceType ?? ABSENT },
        copied(t('supporter.instanceId'), t('supporter.machineIdNoun'), instanceId),
        copied(t('supporter.publicIp'), t('supporter.publicIpNoun'), publicIp),
        { label: t('fleet.region'), value: region ?? ABSENT },
        { label: t('supporter.version'), value: version ?? ABSENT },
        { label: t('supporter.launched'), value: formatDate(launchedAt) },
      ]}
    />
  );
}

// Resizes a machine (docs/product/supporter.md#resizing): asks for confirmation, waits for the stack, and shows that the
// resizing is scheduled.

const EMPTY = { type: '' };

/** True if the machine can get this type. */
const isOffered = (type: string, current: string | undefined) =>
  type !== current && INSTANCE_TYPES.some((one) => one === type);

/** Shows the form that resizes a stack's machine; `data` marks its current type, if known. */
function ResizeForm({ name, data }: { name: string; data: InstanceData | undefined }) {
  const work = useResize(name);
  const [isAsking, setIsAsking] = useState(false);
  const [scheduled, setScheduled] = useState('');
  const current = data?.instanceType;
  const form = useDraftForm({
    name: `resize:${name}`,
    user: useProfile().sub,
    base: EMPTY,
    labels: { type: t('supporter.instanceType') },
    check: ({ type }) => ({ type: isOffered(type, current) ? undefined : t('supporter.typeMissing') }),
  });
  const { type } = form.values;
  const change =
    current === undefined
      ? message('supporter.resizeTo', { name, type })
      : message('supporter.resizeFromTo', { name, current, type });

  const confirm = () => {
    setIsAsking(false);
    setScheduled('');
    work.run(type, {
      onSuccess: () => {
        setScheduled(type);
        form.settle({ type }, EMPTY);
      },
    });
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Form
        form={form}
        onSubmit={() => setIsAsking(true)}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}
      >
        <Box sx={{ flex: '1 1 160px', maxWidth: 280 }}>
          <SelectInput form={form} name="type" shown={isOffered(type, current) ? type : ''}>
            <option value="">{t('supporter.chooseType')}</option>
            {INSTANCE_TYPES.map((one) => (
              <option key={one} value={one} disabled={one === current}>
                {one === current ? t('supporter.currentType', { type: one }) : one}
              </option>
            ))}
          </SelectInput>
        </Box>
        <BusyButton type="submit" variant="outlined" busy={work.isPending}>
          {t('supporter.resizeInstance')}
        </BusyButton>
      </Form>
      <StackWork
        work={work}
        done={scheduled === '' ? '' : t('supporter.resizeIsScheduled', { type: scheduled })}
        failure={t('supporter.notResized')}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('supporter.resizeQuestion', { name: data?.instanceId ?? name, type })}
        confirmLabel={t('supporter.resize')}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
          <li>
            <RichText
              message={change}
              tags={{ strong: (words) => <strong translate="no">{words}</strong> }}
            />
          </li>
          <li>{t('supporter.resizeAbout')}</li>
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}
