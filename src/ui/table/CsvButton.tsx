// The one button that saves a table's rows as a file for spreadsheets (docs/product/screens.md#files-for-spreadsheets).
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { saveCsv } from '../../browser/saveFile';
import { t } from '../../messages/t';
import { visuallyHidden } from '../content/styles';
import { Button } from '../form/Button';

interface CsvButtonProps extends Pick<ComponentProps<typeof Button>, 'disabled' | 'title'> {
  /** The file's name without its day: 'costs' for costs-2026-12-03.csv. */
  file: string;
  /** Returns the file's text. */
  text: () => string;
  /** Which rows, for a screen reader, where a page has several such buttons. */
  what?: string;
  onSaved?: () => void;
}

/** The button, called "Export CSV". It isn't printed. */
export function CsvButton({ file, text, what, onSaved, ...button }: CsvButtonProps) {
  const save = () => {
    saveCsv(text(), file);
    onSaved?.();
  };
  return (
    <Button size="small" data-print="none" startIcon={<DownloadIcon />} onClick={save} {...button}>
      <span>{t('fleet.exportCsv')}</span>
      {what !== undefined && (
        <Box component="span" sx={visuallyHidden}>
          {`, ${what}`}
        </Box>
      )}
    </Button>
  );
}
