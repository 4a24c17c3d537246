// Offers the table once to a customer with many subscriptions (docs/product/many-instances.md#views).
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Button } from '../../ui/form/Button';
import { preference, prefer } from '../../browser/kept/preferences';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { delayed } from '../../ui/waiting/delayed';
import { MANY } from './SubscriptionList';

interface TableHintProps {
  count: number;
  /** True if these are all; until then a skeleton is shown instead. */
  isWhole: boolean;
  onTable: () => void;
}

/** The hint; renders nothing if there are few, or if the customer has answered it before or chosen a view. */
export function TableHint({ count, isWhole, onTable }: TableHintProps) {
  const [isAnswered, setIsAnswered] = useState(
    () => preference('portal-table-offered') !== undefined || preference('portal-view') !== undefined,
  );
  if (count < MANY || isAnswered) return null;
  const answer = () => {
    prefer('portal-table-offered', 'yes');
    setIsAnswered(true);
  };
  const hint = (
    <Alert
      kind="info"
      action={
        <>
          <Button
            size="small"
            onClick={() => {
              answer();
              onTable();
            }}
          >
            {t('overview.showTable')}
          </Button>
          <Button size="small" onClick={answer}>
            {t('overview.keepCards')}
          </Button>
        </>
      }
    >
      {t('overview.tableHint', { count })}
    </Alert>
  );
  return (
    <Box data-print="none" sx={{ mb: 3 }}>
      {isWhole ? (
        hint
      ) : (
        <Skeleton variant="rounded" sx={shape}>
          {hint}
        </Skeleton>
      )}
    </Box>
  );
}

/** As wide as the page. */
const shape = { maxWidth: 'none', ...delayed } as const;
