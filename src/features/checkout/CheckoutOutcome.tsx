// What came of the last checkout (docs/product/checkout.md#outcomes): that it was closed, as far as the portal has read,
// or why it failed. A success is announced by its own message.
import Box from '@mui/material/Box';
import { Button } from '../../ui/form/Button';
import { UnknownPurchaseError, type Checkout } from '../../api/billing/checkout';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { FailureAlert } from '../../ui/feedback/FailureAlert';

interface CheckoutOutcomeProps {
  checkout: Pick<Checkout<never>, 'error' | 'isClosed' | 'checkAgain'>;
  /** Says that it was closed, and what was found then. */
  closed: string;
  /** Says that the order wasn't carried out, and why. */
  failure: (why: string) => string;
}

/** Shows the outcome, with a way to read it again as long as it isn't known for certain. */
export function CheckoutOutcome({ checkout, closed, failure }: CheckoutOutcomeProps) {
  const { error, isClosed, checkAgain } = checkout;
  return (
    <>
      <Box role="status">
        {isClosed && (
          <Alert
            kind="info"
            action={
              <Button size="small" onClick={checkAgain}>
                {t('common.checkAgain')}
              </Button>
            }
          >
            <div>{closed}</div>
            <Box sx={{ color: 'text.secondary' }}>{t('plans.ifPaid')}</Box>
          </Alert>
        )}
      </Box>
      {error && !isClosed && (
        <FailureAlert
          message={error instanceof UnknownPurchaseError ? error.message : failure(error.message)}
          retryLabel={t('common.checkAgain')}
          {...(checkAgain && { onRetry: checkAgain })}
        />
      )}
    </>
  );
}
