// "Report for support" (docs/product/help.md#report): the customer reads every line, leaves out what they like, and copies or
// saves the rest. Nothing is sent.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../ui/form/Button';
import { DialogFrame } from '../../ui/form/DialogFrame';
import { saveFile } from '../../browser/saveFile';
import { useCopy } from '../../browser/useCopy';
import { reportText } from '../../domain/help/report';
import { t } from '../../messages/t';
import { useReport } from './useReport';
import { reportParts } from './reportLines';

/** The open dialog. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const report = useReport();
  const [struck, setStruck] = useState<ReadonlySet<string>>(new Set());
  const { isCopied, refusal, copy } = useCopy();
  const text = reportText(report, struck);
  const strike = (key: string, isIn: boolean) => {
    const next = new Set(struck);
    if (isIn) next.delete(key);
    else next.add(key);
    setStruck(next);
  };
  const save = () => {
    const day = report.made_at?.slice(0, 10) ?? '';
    saveFile(new Blob([text], { type: 'application/json' }), `support-report-${day}.json`);
  };
  return (
    <DialogFrame
      title={t('help.report')}
      about={t('help.reportAbout')}
      onClose={onClose}
      actions={
        <>
          {refusal !== undefined && <span>{refusal}</span>}
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button onClick={() => copy(text)}>{t(isCopied ? 'common.copied' : 'help.copyReport')}</Button>
          <Button variant="contained" onClick={save}>
            {t('help.saveReport')}
          </Button>
        </>
      }
    >
      {reportParts(report).map(({ title, lines }) => (
        <Box key={title} component="fieldset" sx={part}>
          <legend>{title}</legend>
          {lines.map(({ key, text: line }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={!struck.has(key)}
                onChange={({ target }) => strike(key, target.checked)}
              />
              <span>{line}</span>
            </label>
          ))}
        </Box>
      ))}
    </DialogFrame>
  );
}

const part = {
  m: 0,
  p: 0,
  border: 0,
  '& + &': { mt: 2 },
  '& legend': { p: 0, mb: 0.5, fontWeight: 600 },
  '& label': { display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.5, cursor: 'pointer' },
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    m: '1px',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '& input:not(:checked) + span': { textDecoration: 'line-through', color: 'text.secondary' },
} as const;
