// A switch whose change the server has to accept (docs/product/interface.md#switches): it shows the new value while it is being
// saved, then the value that the caller passes. If saving fails, it reverts and shows the failure below.
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { FailureAlert } from '../feedback/FailureAlert';
import { useHeld } from '../waiting/flashing';
import { t } from '../../messages/t';

interface SwitchRowProps {
  label: string;
  /** What it means when it is on. */
  description: string;
  /** The current value, as saved. */
  isOn: boolean;
  /** The value that is being saved, while it is. */
  pending: boolean | undefined;
  /** Another action is under way: the switch can't be changed now. */
  isBusy?: boolean;
  /** The user can't change it; the description says why. */
  isLocked?: boolean;
  /** Why the last change failed, until one succeeds. */
  failure?: string | undefined;
  onChange: (isOn: boolean) => void;
}

/** The switch at the end of its row. While something is being saved it keeps the focus and doesn't move. */
export function SwitchRow(props: SwitchRowProps) {
  const { label, description, isOn, pending, failure, isBusy = false, isLocked = false } = props;
  const id = useId();
  const isSaving = useHeld(pending !== undefined);
  const isWaiting = pending !== undefined || isBusy;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="label" htmlFor={id} sx={{ display: 'block', typography: 'h3' }}>
            {label}
          </Box>
          <Box id={`${id}-about`} sx={{ color: 'text.secondary' }}>
            {description}
          </Box>
        </Box>
        <Box
          role="status"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: 1,
            // Reserves its width, so that the description doesn't rewrap.
            minWidth: { sm: 80 },
            color: 'text.secondary',
            typography: 'caption',
          }}
        >
          {isSaving && (
            <>
              <CircularProgress size={16} aria-hidden />
              <span>{t('common.saving')}</span>
            </>
          )}
        </Box>
        <Switch
          id={id}
          edge="end"
          checked={pending ?? isOn}
          disabled={isLocked}
          onChange={(_event, isOnNow) => {
            if (!isWaiting) props.onChange(isOnNow);
          }}
          slotProps={{
            input: {
              'aria-describedby': `${id}-about`,
              // Not `disabled`: the focus would be lost when it is pressed.
              'aria-disabled': isWaiting,
            },
          }}
          sx={isWaiting ? { opacity: 0.6 } : {}}
        />
      </Box>
      {failure !== undefined && <FailureAlert message={failure} sx={{ mt: 2 }} />}
    </>
  );
}
