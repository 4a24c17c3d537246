// A template of the collection, its button, and whether it has been delivered.
import DoneIcon from '@mui/icons-material/Done';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { BusyButton } from '../../ui/form/BusyButton';
import { t } from '../../messages/t';

interface TemplateRowProps {
  name: string;
  isDelivering: boolean;
  isDelivered: boolean;
  /** The id of the sentence that says why it can't be delivered now. */
  blockedBy: string | undefined;
  onDeliver: () => void;
}

/** Shows a template and its deliver button, which stays available after delivery. */
export function TemplateRow(props: TemplateRowProps) {
  const { name, isDelivering, isDelivered, blockedBy, onDeliver } = props;
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
      <Box id={id} translate="no" sx={{ flex: 1, minWidth: 0 }}>
        {name}
      </Box>
      {isDelivered && !isDelivering && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}>
          <DoneIcon sx={{ fontSize: 16 }} aria-hidden />
          <span>{t('upload.delivered')}</span>
        </Box>
      )}
      <BusyButton
        size="small"
        busy={isDelivering}
        blocked={blockedBy !== undefined}
        aria-describedby={[id, blockedBy].filter(Boolean).join(' ')}
        onClick={onDeliver}
      >
        {t('upload.deliver')}
      </BusyButton>
    </Box>
  );
}
