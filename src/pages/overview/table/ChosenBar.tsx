// The bar below the table, always in view, with the actions on the chosen instances.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { barLine, StickyBar } from '../../../ui/table/StickyBar';
import { ChangeSetting } from '../change/ChangeSetting';

interface ChosenBarProps {
  /** The chosen subscriptions among the rows shown. */
  chosen: readonly Subscription[];
  onClear: () => void;
}

/** The bar; renders nothing if none is chosen and no dialog is open. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  // Kept for the open dialog, because the rows may change in the meantime.
  const [changing, setChanging] = useState<readonly Subscription[]>();
  if (chosen.length === 0 && !changing) return null;
  return (
    <StickyBar>
      <Box sx={barLine}>
        <div role="status">{t('fleet.selected', { count: chosen.length })}</div>
        <Button variant="contained" size="small" onClick={() => setChanging(chosen)}>
          {t('settings.change')}
        </Button>
        <Button size="small" onClick={onClear}>
          {t('fleet.clearSelection')}
        </Button>
      </Box>
      {changing && (
        <Suspense>
          <ChangeSetting chosen={changing} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
    </StickyBar>
  );
}
