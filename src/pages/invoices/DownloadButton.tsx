// Downloads one invoice by sending the browser to its address.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { Button } from '../../ui/form/Button';
import { TabBlockedError, useDownloadInvoice } from '../../api/invoices/download';
import type { Invoice } from '../../domain/invoices/invoice';
import { Icon } from '../../ui/content/Icon';
import { inNewTab } from '../../ui/content/newTab';
import { BusyButton } from '../../ui/form/BusyButton';
import { NoteCell } from '../../ui/table/NoteCell';
import { t } from '../../messages/t';

const WAYS = { goTo: goToFile, openInTab };

/** The button, described by the invoice's number. */
export function DownloadButton({ invoice: { id } }: { invoice: Invoice }) {
  const { run, isPending } = useDownloadInvoice(id, WAYS);
  return (
    <BusyButton
      size="small"
      busy={isPending}
      aria-label={t('invoices.download')}
      aria-describedby={numberId(id)}
      title={t('invoices.download')}
      onClick={() => run()}
      sx={{ minWidth: 40, p: 0 }}
    >
      <DownloadIcon sx={{ display: 'block' }} />
    </BusyButton>
  );
}

/** Why the last download of the invoice failed, or the link that the browser needs; a line of its own below the row. */
export function DownloadNote({ invoice: { id } }: { invoice: Invoice }) {
  const { error } = useDownloadInvoice(id, WAYS);
  if (!error) return null;
  return (
    <NoteCell>
      {error instanceof TabBlockedError ? (
        <Button
          size="small"
          {...inNewTab(error.address, t('invoices.openInvoice'))}
          startIcon={<Icon icon="newTab" size={18} />}
          aria-describedby={numberId(id)}
        >
          {t('invoices.openInvoice')}
        </Button>
      ) : (
        <Box sx={{ pb: 1, color: 'error.main', overflowWrap: 'anywhere' }}>
          {t('invoices.notDownloaded', { why: error.message })}
        </Box>
      )}
    </NoteCell>
  );
}

/** The id of the element that holds an invoice's number. */
export function numberId(id: string): string {
  return `invoice-${encodeURIComponent(id)}`;
}

/** Downloads a file by navigating to it, without leaving the page. The address must be safe and on a known file host. */
function goToFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Opens a safe address on any host in a new tab without access to this one. Returns false if the browser blocked it.
 * The tab closes by itself if the browser downloads the file.
 */
function openInTab(address: string): boolean {
  // With `noopener`, `open` always returns null, so that a blocked tab couldn't be detected.
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
