// Shown if the visitor lookup answered after a plan had been chosen in another currency, which stays until the user
// changes it.
import Box from '@mui/material/Box';
import { Button } from '../../ui/form/Button';
import { Alert } from '../../ui/feedback/Alert';
import { t } from '../../messages/t';

interface CurrencyAlertProps {
  /** The currency in which plans are shown. */
  shown: string;
  /** The currency in which the visitor pays; undefined if unknown. */
  visitors: string | undefined;
  onShow: () => void;
}

/** Offers to show prices in the visitor's currency; an empty live region if both are the same or the visitor's is unknown. */
export function CurrencyAlert({ shown, visitors, onShow }: CurrencyAlertProps) {
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
