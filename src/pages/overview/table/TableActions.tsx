// The line above the table: how many rows it has, and the actions on the whole table.
import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import Typography from '@mui/material/Typography';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Button } from '../../../ui/form/Button';
import { t } from '../../../messages/t';
import { Alert } from '../../../ui/feedback/Alert';
import type { TableColumn } from './columns/columns';
import { CsvButton } from '../../../ui/table/CsvButton';
import { DialogFrame } from '../../../ui/form/DialogFrame';
import { withChoice } from '../../../ui/table/dataTableModel';

interface TableActionsProps {
  /** How many rows there are, and how many are shown. */
  of: number;
  found: number;
  /** How many rows are exported: those chosen, or all that are shown. */
  count: number;
  hasChoice: boolean;
  /** All columns, including those that aren't shown. */
  columns: readonly TableColumn[];
  shownKeys: ReadonlySet<string>;
  onColumns: (keys: ReadonlySet<string>) => void;
  /** Returns the exported rows as a file's text. */
  exportedText: () => string;
  onCompare: () => void;
  /** Called with a choice only. */
  onChangeSetting: () => void;
}

/** The line. */
export function TableActions(props: TableActionsProps) {
  const {
    of,
    found,
    count,
    hasChoice,
    columns,
    shownKeys,
    onColumns,
    exportedText,
    onCompare,
    onChangeSetting,
  } = props;
  const [exported, setExported] = useState<number>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', my: 1 }}>
      <Box role="status" sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' }, color: 'text.secondary' }}>
        {found === of ? t('overview.all', { count: of }) : t('overview.found', { found, count: of })}
      </Box>
      <Button size="small" data-print="none" startIcon={<ColumnsIcon />} onClick={() => setIsChoosing(true)}>
        {t('fleet.columns')}
      </Button>
      <Button size="small" data-print="none" startIcon={<CompareIcon />} onClick={onCompare}>
        {t('fleet.compareWith')}
      </Button>
      <Button
        size="small"
        data-print="none"
        startIcon={<TuneIcon />}
        title={hasChoice ? undefined : t('fleet.selectToChange')}
        onClick={() => {
          setIsAsking(!hasChoice);
          if (hasChoice) onChangeSetting();
        }}
      >
        {t('settings.change')}
      </Button>
      <CsvButton
        file="subscriptions"
        text={exportedText}
        disabled={count === 0}
        title={t(hasChoice ? 'fleet.exportChosen' : 'fleet.exportAll', { count })}
        onSaved={() => setExported(count)}
      />
      <Box role="status" sx={{ flex: '1 0 100%' }}>
        {isAsking && !hasChoice && <Alert kind="info">{t('fleet.selectToChange')}</Alert>}
        {exported === count && (
          <Typography color="textSecondary">{t('fleet.exported', { count })}</Typography>
        )}
      </Box>
      {isChoosing && (
        <ColumnsDialog
          columns={columns}
          shownKeys={shownKeys}
          onChange={onColumns}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Box>
  );
}

interface ColumnsDialogProps {
  /** All columns, including those that aren't shown. */
  columns: readonly TableColumn[];
  shownKeys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Chooses the columns (docs/product/many-instances.md#columns), at once. The first column names the rows and is always shown. */
function ColumnsDialog({ columns, shownKeys, onChange, onClose }: ColumnsDialogProps) {
  return (
    <DialogFrame
      title={t('fleet.columns')}
      about={t('fleet.columnsAbout')}
      fullWidth={false}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid' }}>
        {columns.map(({ key, label }, index) => (
          <FormControlLabel
            key={key}
            control={
              <Checkbox
                checked={index === 0 || shownKeys.has(key)}
                disabled={index === 0}
                onChange={(_event, isShown) => onChange(withChoice(shownKeys, [key], isShown))}
              />
            }
            label={t(label)}
          />
        ))}
      </Box>
    </DialogFrame>
  );
}
