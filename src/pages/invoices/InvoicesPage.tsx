// The invoices (docs/product/screens.md#invoices, docs/product/invoices.md#list): overdue ones first, then a table,
// and many as one ZIP. Without the permission the page says which roles have it.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { invoicesQuery } from '../../api/invoices/invoices';
import { useLeftOut } from '../../api/client/lists';
import { usePermissions } from '../../api/user/permissions';
import { isNowhereAllowed, whoMay } from '../../domain/subscriptions/permission';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { LeftOutAlert } from '../../ui/feedback/LeftOutAlert';
import { Alert } from '../../ui/feedback/Alert';
import { PageHeading } from '../../ui/content/PageHeading';
import { visuallyHidden } from '../../ui/content/styles';
import { Waiting } from '../../ui/waiting/Waiting';
import { FilteredInvoices } from './FilteredInvoices';
import { t } from '../../messages/t';
import { EmptyCard } from '../../ui/feedback/EmptyCard';

/** The page at /invoices. */
export function InvoicesPage() {
  const { resources, isSettled, error } = usePermissions();
  const isRefused = isSettled && isNowhereAllowed(resources, 'manageInvoices');
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <PageHeading title={t('shell.invoices')} />
      </Box>
      {isRefused ? (
        <Alert kind="info">{t('invoices.refused', { who: whoMay('manageInvoices') })}</Alert>
      ) : (
        <Invoices isAsked={isSettled || error !== null} />
      )}
    </>
  );
}

function Invoices({ isAsked }: { isAsked: boolean }) {
  const { data, error, refetch } = useQuery({ ...invoicesQuery(), enabled: isAsked });
  const leftOut = useLeftOut(invoicesQuery());
  // Going to this page again by the navigation starts with all invoices again.
  const { key } = useLocation();
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {data ? t('invoices.loaded', { count: data.length }) : !error && t('invoices.loading')}
      </Box>
      {!data && !error && <InvoicesSkeleton />}
      {!data && error && (
        <FailureAlert
          message={t('invoices.notLoaded', { why: error.message })}
          onRetry={() => void refetch()}
        />
      )}
      <LeftOutAlert count={leftOut} one={t('invoices.invoiceNoun')} many={t('invoices.invoicesNoun')} />
      {data?.length === 0 && leftOut === 0 && <NoInvoices />}
      {data && data.length > 0 && <FilteredInvoices key={key} invoices={data} />}
    </>
  );
}

function InvoicesSkeleton() {
  return (
    <Waiting sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="rounded" height={420} />
    </Waiting>
  );
}

/** The empty state. */
export function NoInvoices() {
  return <EmptyCard Icon={ReceiptIcon} title={t('invoices.none')} about={t('invoices.noneAbout')} />;
}
