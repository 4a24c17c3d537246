// Below the table, and always in view: what can be done with the chosen instances.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { barLine, StickyBar } from '../../../ui/content/StickyBar';

interface ChosenBarProps {
  /** Those among the rows shown. */
  chosen: readonly Subscription[];
  onClear: () => void;
}

/** Nothing where none is chosen. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  if (chosen.length === 0) return null;
  return (
    <StickyBar>
      <Box sx={barLine}>
        <div role="status">{t('fleet.selected', { count: chosen.length })}</div>
        <Button size="small" onClick={onClear}>
          {t('fleet.clearSelection')}
        </Button>
      </Box>
    </StickyBar>
  );
}
