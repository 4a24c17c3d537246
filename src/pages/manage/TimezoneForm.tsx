// Chooses one of the Windows zones by typing a part of its name (specification 3 'Timezone entry').
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { useChangeTimezone } from '../../api/changeTimezone';
import { timezoneName } from '../../domain/timezone';
import { WINDOWS_ZONES } from '../../domain/windowsZones';
import { BusyButton } from '../../ui/BusyButton';
import { FailureNotice } from '../../ui/FailureNotice';
import { FORM_ROW } from './formRow';

/** Takes the stack and the Id of its zone, which may be none of the list. */
export function TimezoneForm({ stackId, current }: { stackId: string; current: string }) {
  const { wish, error, save } = useChangeTimezone(stackId);
  const [zone, setZone] = useState(() => WINDOWS_ZONES.find(({ Id }) => Id === current) ?? null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Without a zone there is nothing to do (specification 5).
    if (zone) save(zone);
  };
  return (
    <>
      <Box component="form" noValidate onSubmit={submit} sx={FORM_ROW}>
        <Autocomplete
          options={WINDOWS_ZONES}
          value={zone}
          onChange={(_event, chosen) => setZone(chosen)}
          getOptionLabel={({ DisplayName }) => DisplayName}
          getOptionKey={({ Id }) => Id}
          autoHighlight
          noOptionsText="No timezone has this in its name."
          renderInput={(params) => (
            <TextField
              {...params}
              size="small"
              label="Timezone"
              slotProps={{ ...params.slotProps, formHelperText: { sx: { mx: 0, typography: 'body2' } } }}
              helperText={zone?.Id === current ? ' ' : `It is ${timezoneName(WINDOWS_ZONES, current)} now.`}
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
