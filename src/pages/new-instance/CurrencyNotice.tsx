// The visitor lookup answered after a plan had been chosen in another currency: its price stays until the user says so.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Alert } from '../../ui/feedback/Alert';
import { t } from '../../messages/t';

interface CurrencyNoticeProps {
  /** What plans are shown in. */
  shown: string;
  /** What the visitor pays in, where that is known. */
  visitors: string | undefined;
  onShow: () => void;
}

/** Nothing where the two are the same. */
export function CurrencyNotice({ shown, visitors, onShow }: CurrencyNoticeProps) {
  const isOther = visitors !== undefined && visitors !== shown;
  return (
    <Box role="status" sx={isOther ? { mt: 2 } : {}}>
      {isOther && (
        <Alert
          kind="info"
          action={
            <Button size="small" onClick={onShow}>
              {t('newInstance.showPrices', { currency: visitors })}
            </Button>
          }
        >
          {t('newInstance.otherCurrency', { visitors, shown })}
        </Alert>
      )}
    </Box>
  );
}
