// "Open report" (docs/product/supporter.md#reports): a customer's file is chosen, or dropped anywhere on the page.
import FileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { readReport } from '../../../api/supporter/supportReport';
import { useListener } from '../../../browser/effects/useListener';
import type { MessageError } from '../../../messages/MessageError';
import { t } from '../../../messages/t';
import { visuallyHidden } from '../../../ui/content/styles';
import { Alert } from '../../../ui/feedback/Alert';
import type { SupportReport } from '../../../wire/supporter';
import { ReportPart } from './ReportPart';

interface Opened {
  report?: SupportReport;
  refusal?: MessageError;
  /** Counts the opened files: as the key, it mounts each report anew. */
  turn: number;
}

/** Shows the button, and below it the report that was opened. */
export function OpenReport() {
  const [{ report, refusal, turn }, setOpened] = useState<Opened>({ turn: 0 });
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = (file: File) => {
    readReport(file).then(
      (read) => setOpened({ report: read, turn: turn + 1 }),
      (error: unknown) => setOpened({ refusal: error as MessageError, turn: turn + 1 }),
    );
  };
  useListener(window, 'dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  });
  useListener(window, 'drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    open(file);
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
        <Button
          ref={button}
          size="small"
          variant="outlined"
          startIcon={<FileIcon />}
          aria-describedby="open-report-hint"
          onClick={() => input.current?.click()}
        >
          {t('supporter.openReport')}
        </Button>
        <Box id="open-report-hint" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('supporter.openReportHint')}
        </Box>
        <Box
          component="input"
          ref={input}
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-hidden
          sx={visuallyHidden}
          onChange={() => {
            const file = input.current?.files?.[0];
            // Without this, choosing the same file again would fire no event.
            if (input.current) input.current.value = '';
            if (file) open(file);
          }}
        />
      </Box>
      {refusal && (
        <Alert key={turn} kind="error">
          <span role="alert">{refusal.message}</span>
        </Alert>
      )}
      {report && (
        <ReportPart
          key={turn}
          report={report}
          onClose={() => {
            setOpened({ turn });
            button.current?.focus();
          }}
        />
      )}
    </Box>
  );
}
