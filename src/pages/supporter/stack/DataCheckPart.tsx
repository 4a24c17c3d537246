// The data check of a stack (docs/product/supporter.md#data-check): whether the systems agree, what differs and how to mend
// it, and the data of each system side by side, with a button to copy them for a ticket.
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLeftOut } from '../../../api/client/lists';
import { incongruitiesQuery } from '../../../api/supporter/supporterStacks';
import { findingsOf } from '../../../domain/supporter/findings';
import { sideBySide } from '../../../domain/supporter/sideBySide';
import { t } from '../../../messages/t';
import { LeftOutAlert } from '../../../ui/feedback/LeftOutAlert';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SectionCard } from '../../../ui/content/SectionCard';
import { CopySummary } from './CopySummary';
import { FindingList } from './FindingList';
import { SideBySide } from './SideBySide';
import { useSystems } from './useSystems';

/** The check of the stack of this name. If it can't be read, the systems' data are still shown. */
export function DataCheckPart({ name }: { name: string }) {
  const { systems, isLoading } = useSystems(name);
  const query = useQuery(incongruitiesQuery(name));
  const leftOut = useLeftOut(incongruitiesQuery(name));
  const reported = query.data ?? [];
  const fields = sideBySide(systems, reported);
  const findings = findingsOf(reported, fields);
  return (
    <SectionCard id="data-check" title={t('supporter.dataCheck')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            {/* Only once all systems have answered, so that a verdict never has to be taken back. */}
            <LoadedPart
              what={t('supporter.dataCheckNoun')}
              query={{
                data: isLoading ? undefined : query.data,
                error: query.error,
                refetch: query.refetch,
              }}
              height={20}
            >
              {() => (
                <>
                  <Verdict count={findings.length + leftOut} />
                  <LeftOutAlert
                    count={leftOut}
                    one={t('supporter.differenceNoun')}
                    many={t('supporter.differencesNoun')}
                  />
                </>
              )}
            </LoadedPart>
          </Box>
          <CopySummary
            of={{ name, stack: systems.stack, fields, findings: query.data && findings }}
            isDisabled={isLoading}
          />
        </Box>
        {findings.length > 0 && <FindingList findings={findings} />}
        <SideBySide fields={fields} />
      </Box>
    </SectionCard>
  );
}

function Verdict({ count }: { count: number }) {
  const [Icon, color] = count === 0 ? [DoneIcon, 'success.main'] : [WarningIcon, 'warning.main'];
  return (
    <Box sx={{ display: 'flex', gap: 1, color, fontWeight: 600 }}>
      <Icon fontSize="small" aria-hidden />
      <span>{count === 0 ? t('supporter.allAgree') : t('supporter.differenceCount', { count })}</span>
    </Box>
  );
}
