// The facets on a phone: a sheet at the bottom of the screen.
import { Button } from '../../../../ui/form/Button';
import { DialogFrame } from '../../../../ui/form/DialogFrame';
import { t } from '../../../../messages/t';
import { FacetFields, type FacetFieldsProps } from './FacetFields';

/** The open sheet. A choice takes effect at once. */
export function FacetSheet({ onClose, ...props }: FacetFieldsProps & { onClose: () => void }) {
  return (
    <DialogFrame
      title={t('fleet.filter')}
      onClose={onClose}
      sx={sheet}
      actions={
        <Button variant="contained" onClick={onClose} sx={{ flex: 1 }}>
          {t('fleet.showFound', { count: props.narrowed.shown.length })}
        </Button>
      }
    >
      <FacetFields {...props} />
    </DialogFrame>
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
  '& .MuiDialogContent-root': { display: 'flex', flexDirection: 'column', gap: 2 },
  // Room for the first field's label, which is on the field's upper edge.
  '& .MuiDialogContent-root > :first-of-type': { pt: 1 },
} as const;
