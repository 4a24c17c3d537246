// The region the instance will run in, the nearest chosen beforehand.
import TextField from '@mui/material/TextField';
import { regionName, type Region } from '../../domain/regions/region';
import { RegionOptions } from '../../ui/form/RegionOptions';

interface RegionFieldProps {
  /** The code of the region that is chosen. */
  value: string;
  regions: readonly Region[];
  /** The code of the nearest one, where it is known where the visitor is. */
  nearest: string | undefined;
  onChoose: (code: string) => void;
  /** The user is at the field, and knows what is chosen. */
  onFocus: () => void;
}

/** The select. */
export function RegionField({ value, regions, nearest, onChoose, onFocus }: RegionFieldProps) {
  const near = regions.find(({ code }) => code === nearest);
  return (
    <TextField
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      onFocus={onFocus}
      select
      label="Region"
      size="small"
      fullWidth
      helperText={`Required. Where your instance runs and keeps its data.${near ? ` Nearest to you: ${regionName(near)}.` : ''}`}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-required': true },
        inputLabel: { shrink: true },
        formHelperText: { sx: { mx: 0, typography: 'body2' } },
      }}
    >
      <RegionOptions regions={regions} />
    </TextField>
  );
}
