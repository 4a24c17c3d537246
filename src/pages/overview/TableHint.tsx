// Offers the table once to a customer with many subscriptions (docs/product/many-instances.md#views).
import Box from '@mui/material/Box';
import { Button } from '../../ui/form/Button';
import { useState } from 'react';
import { preference, prefer } from '../../browser/storage/preferences';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { MANY } from './cards/CardList';

interface TableHintProps {
  count: number;
  onTable: () => void;
}

/** The hint; renders nothing if there are few, or if the customer has answered it before or chosen a view. */
export function TableHint({ count, onTable }: TableHintProps) {
  const [isAnswered, setIsAnswered] = useState(
    () => preference('portal-table-offered') !== undefined || preference('portal-view') !== undefined,
  );
  if (count < MANY || isAnswered) return null;
  const answer = () => {
    prefer('portal-table-offered', 'yes');
    setIsAnswered(true);
  };
  return (
    <Box data-print="none" sx={{ mb: 3 }}>
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
    </Box>
  );
}
