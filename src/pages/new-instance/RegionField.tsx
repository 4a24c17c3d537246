// The region the instance will run in, the nearest chosen beforehand (specification 2 and 9).
import TextField from '@mui/material/TextField';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { regionName, type Region } from '../../domain/region';
import { RegionOptions } from '../../ui/RegionOptions';

interface RegionFieldProps {
  field: UseFormRegisterReturn;
  /** The code of the region that is chosen. */
  value: string;
  regions: readonly Region[];
  /** The code of the nearest one, where it is known where the visitor is. */
  nearest: string | undefined;
}

/** A registered field of the form. */
export function RegionField({ field: { ref, ...field }, value, regions, nearest }: RegionFieldProps) {
  const near = regions.find(({ code }) => code === nearest);
  return (
    <TextField
      {...field}
      value={value}
      inputRef={ref}
      select
      label="Region"
      size="small"
      fullWidth
      helperText={`Where your instance runs and keeps its data.${near ? ` Nearest to you: ${regionName(near)}.` : ''}`}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        formHelperText: { sx: { mx: 0, typography: 'body2' } },
      }}
    >
      <RegionOptions regions={regions} />
    </TextField>
  );
}
