// Asks support to move the instance to another region.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeftOut } from '../../../api/client/lists';
import { regionsQuery } from '../../../api/catalogue/regions';
import { useRequestTransfer } from '../../../api/instances/regionTransfer';
import { useProfile } from '../../../auth/useProfile';
import { ABSENT } from '../../../domain/text/absent';
import { regionName, type Region } from '../../../domain/regions/region';
import { BusyButton } from '../../../ui/form/BusyButton';
import { Form } from '../../../ui/form/Form';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { LeftOutNotice } from '../../../ui/feedback/LeftOutNotice';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { RegionOptions } from '../../../ui/form/RegionOptions';
import { SelectInput } from '../../../ui/form/SelectInput';
import { useKeptForm } from '../../../ui/form/useKeptForm';
import { FORM_ROW } from './formRow';
import type { StackSectionProps } from './StackSectionProps';
import { t } from '../../../messages/t';

/** Shows the form that requests a transfer to another region. */
export function RegionTransferSection({ subscription, stackId }: StackSectionProps) {
  const regions = useQuery(regionsQuery());
  const leftOut = useLeftOut(regionsQuery());
  return (
    <LoadedPart what={t('manage.regionList')} query={regions} height={64}>
      {(list) => (
        <>
          <LeftOutNotice count={leftOut} one={t('plans.regionNoun')} many={t('plans.regionsNoun')} />
          <TransferForm regions={list} current={subscription.region} stackId={stackId} />
        </>
      )}
    </LoadedPart>
  );
}

interface TransferFormProps {
  regions: readonly Region[];
  /** The code of the region that the instance runs in. */
  current: string | undefined;
  stackId: string;
}

const EMPTY = { region: '' };

function TransferForm({ regions, current, stackId }: TransferFormProps) {
  const { email = '', sub } = useProfile();
  const { run, isPending, error } = useRequestTransfer(stackId, email);
  const [requested, setRequested] = useState<string>();
  const others = regions.filter(({ code }) => code !== current);
  const isOffered = (region: string) => others.some(({ code }) => code === region);
  const form = useKeptForm({
    name: `transfer:${stackId}`,
    user: sub,
    base: EMPTY,
    labels: { region: t('manage.region') },
    check: ({ region }) => ({ region: isOffered(region) ? undefined : t('manage.regionMissing') }),
  });
  const { region } = form.values;
  const here = regions.find(({ code }) => code === current);
  const there = regions.find(({ code }) => code === requested);

  const submit = (sent: typeof EMPTY) =>
    run(sent.region, {
      onSuccess: () => {
        setRequested(sent.region);
        form.settle(sent, EMPTY);
      },
    });
  return (
    <>
      <Form form={form} onSubmit={submit} sx={FORM_ROW}>
        <SelectInput
          form={form}
          name="region"
          // What is remembered may be the current region by now, or gone.
          shown={isOffered(region) ? region : ''}
          hint={t('manage.currentRegion', { region: here ? regionName(here) : (current ?? ABSENT) })}
        >
          <option value="">{t('manage.chooseRegion')}</option>
          <RegionOptions regions={others} />
        </SelectInput>
        <BusyButton type="submit" variant="outlined" busy={isPending}>
          {t('manage.requestTransfer')}
        </BusyButton>
      </Form>
      <Box role="status" sx={there && { mt: 2 }}>
        {there && !error && t('manage.transferRequested', { region: regionName(there) })}
      </Box>
      {error && (
        <Box sx={{ mt: 2 }}>
          <FailureAlert message={t('manage.transferNotRequested', { why: error.message })} />
        </Box>
      )}
    </>
  );
}
