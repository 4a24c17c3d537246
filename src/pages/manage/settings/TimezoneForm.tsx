// Chooses one of the Windows zones by typing a part of its name. A choice that isn't saved yet is kept as a draft.
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useChangeTimezone } from '../../../api/instances/changeTimezone';
import { useProfile } from '../../../auth/useProfile';
import { timezoneName } from '../../../domain/regions/timezone';
import { WINDOWS_ZONES } from '../../../domain/regions/windowsZones';
import { BusyButton } from '../../../ui/form/BusyButton';
import { FailureNotice } from '../../../ui/feedback/FailureNotice';
import { FieldProblem } from '../../../ui/form/FieldProblem';
import { useErrorTitle } from '../../../browser/useErrorTitle';
import { useFormMemory } from '../../../browser/useFormMemory';
import { FORM_ROW } from './formRow';

/** Takes the stack and the Id of its zone, which may be none of the list. */
export function TimezoneForm({ stackId, current }: { stackId: string; current: string }) {
  const { wish, error, save } = useChangeTimezone(stackId);
  const { first, keep, forget } = useFormMemory(`timezone:${stackId}`, useProfile().sub ?? '', current);
  const [zone, setZone] = useState(() => WINDOWS_ZONES.find(({ Id }) => Id === first) ?? null);
  const [isMissing, setIsMissing] = useState(false);
  useErrorTitle(isMissing);

  // In step with the tab's storage: the draft has been saved, perhaps after the user had left the page.
  useEffect(() => {
    if (first === current) forget();
  }, [first, current, forget]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(!zone);
    // Without a zone there is nothing to change.
    if (zone) save(zone);
  };
  return (
    <>
      <Box component="form" noValidate onSubmit={submit} sx={FORM_ROW}>
        <Autocomplete
          options={WINDOWS_ZONES}
          value={zone}
          onChange={(_event, chosen) => {
            setZone(chosen);
            setIsMissing(false);
            keep(chosen?.Id ?? '');
          }}
          getOptionLabel={({ DisplayName }) => DisplayName}
          getOptionKey={({ Id }) => Id}
          autoHighlight
          noOptionsText="No timezone has this in its name."
          renderInput={(params) => (
            <TextField
              {...params}
              size="small"
              label="Timezone"
              error={isMissing}
              slotProps={{
                ...params.slotProps,
                htmlInput: { ...params.slotProps.htmlInput, 'aria-required': true },
                formHelperText: { sx: { mx: 0, typography: 'body2' } },
              }}
              helperText={
                isMissing ? (
                  <FieldProblem>Please choose a timezone.</FieldProblem>
                ) : zone?.Id === current ? (
                  'Required.'
                ) : (
                  `Required. It is ${timezoneName(WINDOWS_ZONES, current)} now.`
                )
              }
            />
          )}
        />
        <BusyButton type="submit" variant="outlined" busy={wish !== undefined}>
          Save timezone
        </BusyButton>
      </Box>
      {error && (
        <Box sx={{ mt: 2 }}>
          <FailureNotice message={`Something went wrong while saving. ${error.message}`} />
        </Box>
      )}
    </>
  );
}
