// Downloads one invoice (specification 7): the browser goes to its address. What goes wrong stands at its row.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { useDownloadInvoice } from '../../api/invoices';
import type { Invoice } from '../../domain/invoice';
import { BusyButton } from '../../ui/BusyButton';
import { goToFile } from './goToFile';

/** The button, described by the invoice's number. */
export function DownloadButton({ invoice: { id } }: { invoice: Invoice }) {
  const { download, isPending, error } = useDownloadInvoice(id, goToFile);
  return (
    <>
      <BusyButton
        size="small"
        startIcon={<DownloadIcon />}
        loadingPosition="start"
        busy={isPending}
        aria-describedby={numberId(id)}
        onClick={download}
      >
        Download
      </BusyButton>
      {error && (
        <Box sx={{ typography: 'caption', color: 'error.main', pb: 0.5 }}>
          {`Not downloaded. ${error.message}`}
        </Box>
      )}
    </>
  );
}

/** The id of the element that holds an invoice's number. */
export function numberId(id: string): string {
  return `invoice-${encodeURIComponent(id)}`;
}
