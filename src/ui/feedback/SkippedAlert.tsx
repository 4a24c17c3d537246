// Tells the user that a list is incomplete: entries too malformed to show are counted, not silently dropped.
import Box from '@mui/material/Box';
import { Alert } from './Alert';
import { t } from '../../messages/t';

interface LeftOutAlertProps {
  /** How many entries can't be shown. */
  count: number;
  /** The noun for one entry, and for several: "subscription", "subscriptions". */
  one: string;
  many: string;
}

/** The notice; renders nothing if no entries were left out. */
export function SkippedAlert({ count, one, many }: LeftOutAlertProps) {
  if (count === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Alert kind="info">{t('common.leftOut', { count, one, many })}</Alert>
    </Box>
  );
}
