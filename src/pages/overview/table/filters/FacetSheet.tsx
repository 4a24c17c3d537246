// The facets on a phone: a sheet at the bottom of the screen.
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Button } from '../../../../ui/form/Button';
import { t } from '../../../../messages/t';
import { FacetFields, type FacetFieldsProps } from './FacetFields';

/** The open sheet. A choice takes effect at once. */
export function FacetSheet({ onClose, ...props }: FacetFieldsProps & { onClose: () => void }) {
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby="facets-title" sx={sheet}>
      <DialogTitle id="facets-title">{t('fleet.filter')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <FacetFields {...props} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose} sx={{ flex: 1 }}>
          {t('fleet.showFound', { count: props.narrowed.shown.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const sheet = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    m: 0,
    width: 1,
    maxWidth: 1,
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
  },
  // Room for the first field's label, which is on the field's upper edge.
  '& .MuiDialogContent-root > :first-of-type': { pt: 1 },
} as const;
