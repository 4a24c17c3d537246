// Chooses the table's columns (docs/product/many-instances.md#columns). A choice takes effect at once.
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Button } from '../../../../ui/form/Button';
import { t } from '../../../../messages/t';
import { withChoice } from '../../../../ui/table/dataTableModel';
import type { TableColumn } from './columns';

interface ColumnsDialogProps {
  /** All columns, including those that aren't shown. */
  columns: readonly TableColumn[];
  shownKeys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** The dialog, open. The first column names the rows and is always shown. */
export function ColumnsDialog({ columns, shownKeys, onChange, onClose }: ColumnsDialogProps) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="columns-title" aria-describedby="columns-about">
      <DialogTitle id="columns-title">{t('fleet.columns')}</DialogTitle>
      <DialogContent sx={{ display: 'grid' }}>
        <DialogContentText id="columns-about">{t('fleet.columnsAbout')}</DialogContentText>
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
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
