// The data check of a stack (docs/product/supporter.md#data-check): whether the systems agree, what differs and how to mend
// it, and the data of each system side by side, with a button to copy them for a ticket.
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useSkipped } from '../../../api/client/lists';
import { incongruitiesQuery, stackQuery } from '../../../api/supporter/supporterStacks';
import { findingsOf, type Finding, type Mend } from '../../../domain/supporter/findings';
import { sideBySide, type ComparedField, type Systems } from '../../../domain/supporter/sideBySide';
import { t, textOf } from '../../../messages/t';
import { SkippedAlert } from '../../../ui/feedback/SkippedAlert';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SectionCard, toSection } from '../../../ui/content/SectionCard';
import { fieldName } from '../../../domain/supporter/incongruity';
import { StateChip } from '../../../ui/content/StateChip';
import { DataTable } from '../../../ui/table/DataTable';
import { AS_GIVEN, type Column } from '../../../ui/table/dataTableModel';
import { Button } from '../../../ui/form/Button';
import { useCopy } from '../../../browser/useCopy';
import { stackSummary, type SummaryOf } from '../../../domain/supporter/stackSummary';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/content/Icon';
import { plansQuery } from '../../../api/catalogue/plans';
import { regionsQuery } from '../../../api/catalogue/regions';
import { stackConnectionQuery, instanceDataQuery } from '../../../api/supporter/supporterInstances';
import { stackSubscriptionQuery } from '../../../api/supporter/supporterTrials';

/** The check of the stack of this name. If it can't be read, the systems' data are still shown. */
export function DataCheckPart({ name }: { name: string }) {
  const { systems, isLoading } = useSystems(name);
  const query = useQuery(incongruitiesQuery(name));
  const skipped = useSkipped(incongruitiesQuery(name));
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
                  <Verdict count={findings.length + skipped} />
                  <SkippedAlert
                    count={skipped}
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
    <Box sx={{ display: 'flex', gap: 1, color, typography: 'h3' }}>
      <Icon fontSize="small" aria-hidden />
      <span>{count === 0 ? t('supporter.allAgree') : t('supporter.differenceCount', { count })}</span>
    </Box>
  );
}

// The differences in a stack's data: in plain words, in the vendor's own, and a link to the part of the page that mends each
// (docs/product/supporter.md#what-to-do).

/** One or more findings. */
function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <Box component="ul" aria-label={t('supporter.differences')} sx={list}>
      {findings.map(({ words, value, mend, who }, index) => (
        // Keyed by position, because a field may be reported twice in the same words.
        <li key={index}>
          <strong>{textOf(words)}</strong>
          {value !== '' && <div>{value}</div>}
          <div>{mend ? <MendLink {...mend} /> : who && t(who)}</div>
        </li>
      ))}
    </Box>
  );
}

function MendLink({ section, words }: Mend) {
  return (
    <Box component="a" {...toSection(section)} sx={{ color: 'primary.main' }}>
      {t(words)}
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  pl: 2.5,
  overflowWrap: 'anywhere',
  '& div': { color: 'text.secondary' },
} as const;

// The data about a stack in billing, the stack and the portal, one row per field (docs/product/supporter.md#side-by-side).

/** The table "Side by side". */
function SideBySide({ fields }: { fields: readonly ComparedField[] }) {
  return (
    <Box sx={styles}>
      <DataTable
        caption={t('supporter.sideBySide')}
        columns={COLUMNS}
        rows={fields}
        keyOf={({ field }) => field}
        sort={AS_GIVEN}
        onSort={() => undefined}
        minWidth={600}
      />
    </Box>
  );
}

const styles = {
  '& table tbody tr': { minHeight: 36 },
  // Where each row is a card, the three values are still side by side.
  '& table thead[data-hidden] + tbody tr': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
    gap: '4px 8px',
    p: 1.5,
  },
} as const;

const COLUMNS: readonly Column<ComparedField>[] = [
  {
    key: 'field',
    label: 'supporter.field',
    width: 'minmax(160px, 1.2fr)',
    cell: ({ field, isContradiction }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}>
        <span>{fieldName(field)}</span>
        {isContradiction && <StateChip meaning="attention" words={t('supporter.contradiction')} />}
      </Box>
    ),
  },
  says('billing', 'supporter.billing'),
  says('stack', 'supporter.stack'),
  says('portal', 'supporter.portal'),
];

function says(
  key: 'billing' | 'stack' | 'portal',
  label: Column<ComparedField>['label'],
): Column<ComparedField> {
  return {
    key,
    label,
    isVerbatim: true,
    width: 'minmax(112px, 1fr)',
    cell: (one) => <Box sx={{ overflowWrap: 'anywhere' }}>{one[key]}</Box>,
  };
}

// Copies what a ticket needs to know of a stack (docs/product/supporter.md#copy-summary).

interface CopySummaryProps {
  of: Omit<SummaryOf, 'address' | 'now'>;
  /** True while too little has loaded to copy. */
  isDisabled: boolean;
}

/** The button; it shows a tick for a moment when it has copied. */
function CopySummary({ of, isDisabled }: CopySummaryProps) {
  const { isCopied, refusal, copy } = useCopy();
  return (
    <Button
      disabled={isDisabled}
      startIcon={<Icon icon={isCopied ? 'done' : 'copy'} size={18} />}
      onClick={() =>
        copy(
          stackSummary({
            ...of,
            address: `${window.location.origin}${paths.supporterStack(of.name)}`,
            now: Date.now(),
          }),
        )
      }
    >
      {refusal ?? t('supporter.copySummary')}
    </Button>
  );
}

// The data about a stack in billing, the stack itself, its machine and the portal, which other parts of the page read too.

/** Returns what is known by now, and whether more of it is still being loaded. */
function useSystems(name: string): { systems: Systems; isLoading: boolean } {
  const stack = useQuery(stackQuery(name));
  const subscriptionId = stack.data?.subscriptionId ?? '';
  const billing = useQuery({ ...stackSubscriptionQuery(subscriptionId), enabled: subscriptionId !== '' });
  const machine = useQuery(instanceDataQuery(name));
  const connection = useQuery(stackConnectionQuery(name));
  const plans = useQuery(plansQuery());
  const regions = useQuery(regionsQuery());
  return {
    systems: {
      billing: billing.data,
      stack: stack.data ?? undefined,
      machine: machine.data,
      connection: connection.data,
      plans: plans.data ?? [],
      regions: regions.data ?? [],
    },
    isLoading: stack.isLoading || billing.isLoading || machine.isLoading,
  };
}
