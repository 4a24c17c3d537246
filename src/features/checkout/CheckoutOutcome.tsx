// What came of the last checkout (docs/product/checkout.md#outcomes): that it was closed, as far as the portal has read,
// or why it failed. A success is announced by its own message.
import Box from '@mui/material/Box';
import { Button } from '../../ui/form/Button';
import { UnknownPurchaseError, type Checkout } from '../../api/billing/checkout';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { FailureAlert } from '../../ui/feedback/FailureAlert';

interface CheckoutOutcomeProps {
  checkout: Pick<Checkout<never>, 'error' | 'end' | 'checkAgain'>;
  /** Says that it was closed, and what was found then; by default that nothing new has arrived so far. */
  closed?: string | undefined;
  /** Says that there was no checkout, and why. */
  failure: (why: string) => string;
}

/** Shows the outcome, with a way to read it again as long as it isn't known for certain. */
export function CheckoutOutcome({ checkout, closed, failure }: CheckoutOutcomeProps) {
  const { error, end, checkAgain } = checkout;
  const said = (why: string) => {
    if (error instanceof UnknownPurchaseError) return why;
    return end ? t('plans.failedSoFar', { why }) : failure(why);
  };
  return (
    <>
      <Box role="status">
        {end === 'closed' && (
          <Alert
            kind="info"
            action={
              <Button size="small" onClick={checkAgain}>
                {t('common.checkAgain')}
              </Button>
            }
          >
            <div>{closed ?? t('plans.closed')}</div>
            <Box sx={{ color: 'text.secondary' }}>{t('plans.ifPaid')}</Box>
          </Alert>
        )}
      </Box>
      {error && end !== 'closed' && (
        <FailureAlert
          message={said(error.message)}
          retryLabel={t('common.checkAgain')}
          {...(checkAgain && { onRetry: checkAgain })}
        />
      )}
    </>
  );
}
