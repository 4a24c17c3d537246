// The overdue amount, shown above everything else, with a button to the payment methods in the billing portal.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../ui/form/Button';
import { portalFailure, usePortalSection } from '../../api/billing/billingPortal';
import { openByCurrency, sumsLabel, type InvoiceRow } from '../../domain/invoices/invoice';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Alert } from '../../ui/feedback/Alert';
import { t } from '../../messages/t';

const SECTION = 'portal_payment_methods';

interface OverdueCardProps {
  /** At least one, the longest overdue first. */
  invoices: readonly InvoiceRow[];
  /** Filters the table by the overdue invoices. */
  onShow: () => void;
}

/** Shows an alert with the sum overdue, a button to the payment methods, and one that shows the invoices. */
export function OverdueCard({ invoices, onShow }: OverdueCardProps) {
  const { run, isPending, error } = usePortalSection(SECTION);
  return (
    <Box component="section" aria-labelledby="overdue-heading">
      <Alert
        kind="error"
        action={
          <>
            <BusyButton variant="contained" size="small" busy={isPending} onClick={() => run()}>
              {t('plans.editPaymentMethods')}
            </BusyButton>
            <Button size="small" onClick={onShow}>
              {t('invoices.showOverdue')}
            </Button>
          </>
        }
      >
        <Typography id="overdue-heading" variant="h2" sx={{ typography: 'body1', fontWeight: 600 }}>
          {overdueText(invoices)}
        </Typography>
      </Alert>
      {error && <FailureAlert message={portalFailure(SECTION, error)} sx={{ mt: 2 }} />}
    </Box>
  );
}

function overdueText(invoices: readonly InvoiceRow[]): string {
  const overdue = { sums: sumsLabel(openByCurrency(invoices)), count: invoices.length };
  const since = invoices[0]?.dueDate;
  return since === undefined
    ? t('invoices.overdueSums', overdue)
    : t('invoices.overdueSince', { ...overdue, since });
}
