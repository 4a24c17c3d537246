// Asks support to move the instance to another region.
import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSkipped } from '../../../api/client/lists';
import { regionsQuery } from '../../../api/catalogue/regions';
import {
  knownFacts,
  useConnectionFact,
  useProbeFact,
  useUserCount,
} from '../../../api/instances/instanceFacts';
import { useRequestTransfer } from '../../../api/instances/regionTransfer';
import { useProfile } from '../../../auth/useProfile';
import { afterTransfer, transferConsequences } from '../../../domain/consequences/transfer';
import { ABSENT } from '../../../domain/text/shown';
import { regionName, type Region } from '../../../domain/regions/region';
import { displayName } from '../../../domain/subscriptions/subscription';
import { ConsequenceList } from '../../../features/consequences/ConsequenceList';
import { useLeaveRemaining } from '../../../features/consequences/remainingStorage';
import { BusyButton } from '../../../ui/form/BusyButton';
import { Form } from '../../../ui/form/Form';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { SkippedAlert } from '../../../ui/feedback/SkippedAlert';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { RegionOptions } from '../../../ui/form/RegionOptions';
import { SelectInput } from '../../../ui/form/SelectInput';
import { useDraftForm } from '../../../ui/form/useDraftForm';
import { formRow } from '../../../ui/content/styles';
import type { Instance } from '../../../domain/instances/instance';
import { t } from '../../../messages/t';

/** Shows the form that requests a transfer to another region. */
export function RegionTransferSection({ instance }: { instance: Instance }) {
  const regions = useQuery(regionsQuery());
  const skipped = useSkipped(regionsQuery());
  return (
    <LoadedPart what={t('manage.regionList')} query={regions} height={{ xs: 120, sm: 64 }}>
      {(list) => (
        <>
          <SkippedAlert count={skipped} one={t('plans.regionNoun')} many={t('plans.regionsNoun')} />
          <TransferForm regions={list} instance={instance} />
        </>
      )}
    </LoadedPart>
  );
}

interface TransferFormProps {
  instance: Instance;
  regions: readonly Region[];
}

const EMPTY = { region: '' };

function TransferForm({ regions, instance }: TransferFormProps) {
  const { stackId, region: current, fqdn = '' } = instance;
  const { email = '', sub } = useProfile();
  const { run, isPending, error } = useRequestTransfer(stackId, email);
  const [requested, setRequested] = useState<string>();
  const client = useQueryClient();
  const leave = useLeaveRemaining(instance.id);
  const meaningId = useId();
  const others = regions.filter(({ code }) => code !== current);
  const isOffered = (region: string) => others.some(({ code }) => code === region);
  const form = useDraftForm({
    name: `transfer:${stackId}`,
    user: sub,
    base: EMPTY,
    labels: { region: t('fleet.region') },
    check: ({ region }) => ({ region: isOffered(region) ? undefined : t('manage.regionMissing') }),
  });
  const { region } = form.values;
  const nameOf = (code: string | undefined) => {
    const known = regions.find((one) => one.code === code);
    return known ? regionName(known) : (code ?? ABSENT);
  };
  const moveTo = (code: string) => ({ from: nameOf(current), to: nameOf(code), address: fqdn });

  const submit = (sent: typeof EMPTY) =>
    run(sent, {
      onSuccess: () => {
        setRequested(sent.region);
        form.settle(sent, EMPTY);
      },
      onDone: () =>
        leave('transfer', afterTransfer({ ...moveTo(sent.region), facts: knownFacts(client, stackId) })),
    });
  return (
    <>
      <Form form={form} onSubmit={submit} sx={formRow}>
        <SelectInput
          form={form}
          name="region"
          // The draft's region may be the current one by now, or no longer exist.
          shown={isOffered(region) ? region : ''}
          hint={t('manage.currentRegion', { region: nameOf(current) })}
        >
          <option value="">{t('manage.chooseRegion')}</option>
          <RegionOptions regions={others} />
        </SelectInput>
        <BusyButton type="submit" variant="outlined" busy={isPending} aria-describedby={meaningId}>
          {t('manage.requestTransfer')}
        </BusyButton>
      </Form>
      {isOffered(region) && (
        <Box sx={{ mt: 2 }}>
          <TransferConsequences id={meaningId} instance={instance} move={moveTo(region)} />
        </Box>
      )}
      <Box role="status" sx={requested === undefined ? {} : { mt: 2 }}>
        {requested !== undefined && !error && t('manage.transferRequested', { region: nameOf(requested) })}
      </Box>
      {error && (
        <FailureAlert message={t('manage.transferNotRequested', { why: error.message })} sx={{ mt: 2 }} />
      )}
    </>
  );
}

interface TransferConsequencesProps {
  instance: Instance;
  /** For the `aria-describedby` of the button. */
  id: string;
  /** The regions' names, and the instance's domain. */
  move: { from: string; to: string; address: string };
}

/** The consequences of the request. The instance's data for them are read once a region is chosen. */
function TransferConsequences({ id, instance, move }: TransferConsequencesProps) {
  const { stackId } = instance;
  const { email = '' } = useProfile();
  const probe = useProbeFact(stackId);
  const users = useUserCount(stackId);
  const connection = useConnectionFact(stackId);
  const transfer = { ...move, facts: { probe, users, connection } };
  return (
    <ConsequenceList id={id} consequences={transferConsequences(transfer, displayName(instance), email)} />
  );
}
