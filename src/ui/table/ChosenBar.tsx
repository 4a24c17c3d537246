// What can be done with a table's chosen rows, in view while the table is scrolled.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '../../messages/t';
import { Button } from '../form/Button';
import { barLine, StickyBar } from './StickyBar';

interface ChosenBarProps {
  /** How many rows are chosen. */
  count: number;
  onClear: () => void;
  onChange: () => void;
  /** The words of the button that changes them. */
  children: ReactNode;
}

/** The bar: how many, a button that changes them, and one that chooses none. */
export function ChosenBar({ count, onClear, onChange, children }: ChosenBarProps) {
  return (
    <StickyBar>
      <Box sx={barLine}>
        <div role="status">{t('fleet.selected', { count })}</div>
        <Button variant="contained" size="small" onClick={onChange}>
          {children}
        </Button>
        <Button size="small" onClick={onClear}>
          {t('fleet.clearSelection')}
        </Button>
      </Box>
    </StickyBar>
  );
}
