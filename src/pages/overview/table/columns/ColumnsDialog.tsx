// Chooses the table's columns (docs/product/many-instances.md#columns).
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { t } from '../../../../messages/t';
import { DialogFrame } from '../../../../ui/form/DialogFrame';
import { withChoice } from '../../../../ui/table/dataTableModel';
import type { TableColumn } from './columns';

interface ColumnsDialogProps {
  /** All columns, including those that aren't shown. */
  columns: readonly TableColumn[];
  shownKeys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** The dialog, open. A choice takes effect at once; the first column names the rows and is always shown. */
export function ColumnsDialog({ columns, shownKeys, onChange, onClose }: ColumnsDialogProps) {
  return (
    <DialogFrame
      title={t('fleet.columns')}
      about={t('fleet.columnsAbout')}
      fullWidth={false}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid' }}>
        {columns.map(({ key, label }, index) => (
          <FormControlLabel
            key={key}
            control={
              <Checkbox
                checked={index === 0 || shownKeys.has(key)}
                disabled={index === 0}
                onChange={(_event, isShown) => onChange(withChoice(shownKeys, [key], isShown))}
              />
            }
            label={t(label)}
          />
        ))}
      </Box>
    </DialogFrame>
  );
}
