// Asks support to move the instance to another region.
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useLeftOut } from '../../../api/client/lists';
import { regionsQuery } from '../../../api/catalogue/regions';
import { useRequestTransfer } from '../../../api/instances/regionTransfer';
import { useProfile } from '../../../auth/useProfile';
import { ABSENT } from '../../../domain/values/absent';
import { regionName, type Region } from '../../../domain/regions/region';
import { BusyButton } from '../../../ui/form/BusyButton';
import { FailureNotice } from '../../../ui/feedback/FailureNotice';
import { FieldProblem } from '../../../ui/form/FieldProblem';
import { LeftOutNotice } from '../../../ui/feedback/LeftOutNotice';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { RegionOptions } from '../../../ui/form/RegionOptions';
import { useErrorTitle } from '../../../browser/useErrorTitle';
import { useFormMemory } from '../../../browser/useFormMemory';
import { FORM_ROW } from './formRow';
import type { StackSectionProps } from './StackSectionProps';

/** Takes the instance. */
export function RegionTransferSection({ subscription, stackId }: StackSectionProps) {
  const regions = useQuery(regionsQuery());
  const leftOut = useLeftOut(regionsQuery());
  return (
    <LoadedPart what="list of regions" query={regions} height={64}>
      {(list) => (
        <>
          <LeftOutNotice count={leftOut} one="region" many="regions" />
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

function TransferForm({ regions, current, stackId }: TransferFormProps) {
  const { email = '', sub = '' } = useProfile();
  const memory = useFormMemory(`transfer:${stackId}`, sub, '');
  const { wish, error, save } = useRequestTransfer(stackId, email);
  const [wanted, setWanted] = useState(memory.first);
  const [isMissing, setIsMissing] = useState(false);
  const [requested, setRequested] = useState<string>();
  const others = regions.filter(({ code }) => code !== current);
  // What the select shows: what is remembered may be the current region by now, or gone.
  const region = others.some(({ code }) => code === wanted) ? wanted : '';
  const here = regions.find(({ code }) => code === current);
  const there = regions.find(({ code }) => code === requested);
  useErrorTitle(isMissing);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(region === '');
    if (region === '') return;
    save(region, () => {
      setRequested(region);
      setWanted('');
      memory.forget();
    });
  };
  return (
    <>
      <Box component="form" noValidate onSubmit={submit} sx={FORM_ROW}>
        <TextField
          select
          size="small"
          label="Region"
          value={region}
          error={isMissing}
          helperText={
            isMissing ? (
              <FieldProblem>Please choose a region.</FieldProblem>
            ) : (
              `Required. It runs in ${here ? regionName(here) : (current ?? ABSENT)} now.`
            )
          }
          onChange={(event) => {
            setWanted(event.target.value);
            memory.keep(event.target.value);
            setIsMissing(false);
          }}
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-required': true },
            inputLabel: { shrink: true },
            formHelperText: { sx: { mx: 0, typography: 'body2' } },
          }}
        >
          <option value="">Choose a region</option>
          <RegionOptions regions={others} />
        </TextField>
        <BusyButton type="submit" variant="outlined" busy={wish !== undefined}>
          Request transfer
        </BusyButton>
      </Box>
      <Box role="status" sx={there && { mt: 2 }}>
        {there &&
          !error &&
          `Transfer to ${regionName(there)} requested. Paessler Technical Support will contact you.`}
      </Box>
      {error && (
        <Box sx={{ mt: 2 }}>
          <FailureNotice message={`Something went wrong with your request. ${error.message}`} />
        </Box>
      )}
    </>
  );
}
