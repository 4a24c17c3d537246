// The bar below the table, always in view: how many instances are chosen, and what can be done with them.
import Box from '@mui/material/Box';
import { Button } from '../../../ui/form/Button';
import { t } from '../../../messages/t';
import { barLine, StickyBar } from '../../../ui/table/StickyBar';

interface ChosenBarProps {
  /** How many of the subscriptions shown are chosen. */
  count: number;
  onChangeSetting: () => void;
  onClear: () => void;
}

/** The bar; renders nothing if none is chosen. */
export function ChosenBar({ count, onChangeSetting, onClear }: ChosenBarProps) {
  if (count === 0) return null;
  return (
    <StickyBar>
      <Box sx={barLine}>
        <div role="status">{t('fleet.selected', { count })}</div>
        <Button variant="contained" size="small" onClick={onChangeSetting}>
          {t('fleet.changeSelected')}
        </Button>
        <Button size="small" onClick={onClear}>
          {t('fleet.clearSelection')}
        </Button>
      </Box>
    </StickyBar>
  );
}
