// Whether billing, instance and identity agree about a stack (docs/product/supporter.md#data-check): one line where they
// do, else in plain words where they don't, with what each of them says side by side.
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLeftOut } from '../../../api/client/lists';
import { incongruitiesQuery } from '../../../api/supporter/supporterStacks';
import { t } from '../../../messages/t';
import { LeftOutNotice } from '../../../ui/feedback/LeftOutNotice';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SectionCard } from '../../../ui/content/SectionCard';
import { DifferenceTable } from './DifferenceTable';

interface DataCheckPartProps {
  name: string;
  /** '' while it isn't known. */
  subscriptionId: string;
}

/** Shows whether the systems agree about the stack, and a table of the differences. */
export function DataCheckPart({ name, subscriptionId }: DataCheckPartProps) {
  const query = useQuery(incongruitiesQuery(name));
  const leftOut = useLeftOut(incongruitiesQuery(name));
  const count = query.data && query.data.length + leftOut;
  return (
    <SectionCard
      id="data-check"
      title={t('supporter.dataCheck')}
      isLine={count === 0 || (count === undefined && !query.error)}
    >
      <LoadedPart what={t('supporter.dataCheckNoun')} query={query} height={20}>
        {(found) => (
          <>
            <Verdict count={found.length + leftOut} />
            <LeftOutNotice
              count={leftOut}
              one={t('supporter.differenceNoun')}
              many={t('supporter.differencesNoun')}
            />
            {found.length > 0 && (
              <DifferenceTable differences={found} name={name} subscriptionId={subscriptionId} />
            )}
          </>
        )}
      </LoadedPart>
    </SectionCard>
  );
}

function Verdict({ count }: { count: number }) {
  const [Icon, color] = count === 0 ? [DoneIcon, 'success.main'] : [WarningIcon, 'warning.main'];
  return (
    <Box sx={{ display: 'flex', gap: 1, color, fontWeight: 600 }}>
      <Icon fontSize="small" aria-hidden />
      {count === 0 ? t('supporter.allAgree') : t('supporter.differenceCount', { count })}
    </Box>
  );
}
