// All coming dates (docs/product/dates.md#the-page): by month, with a search and a filter by kind, and as a calendar file.
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import EventIcon from '@mui/icons-material/EventOutlined';
import CalendarIcon from '@mui/icons-material/EditCalendarOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSkipped } from '../../api/client/lists';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { useAnnouncement } from '../../browser/announce';
import { useNow } from '../../browser/effects/useTimer';
import {
  comingDates,
  findDates,
  dateKey,
  joinedByDay,
  type ComingDate,
  DATE_KINDS,
  type DateKind,
} from '../../domain/subscriptions/comingDates';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { startOfDay } from '../../domain/values/dates';
import { t } from '../../messages/t';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import { Waiting } from '../../ui/waiting/Waiting';
import { Button } from '../../ui/form/Button';
import { paths } from '../../paths';
import { EmptyCard } from '../../ui/feedback/EmptyCard';
import { plansQuery } from '../../api/catalogue/plans';
import { useQueryState } from '../../browser/useQueryState';
import { formatMoney } from '../../domain/values/money';
import { useManaged } from '../../features/dates/useManaged';
import { visuallyHidden } from '../../ui/content/styles';
import { KeepFocus } from '../../ui/feedback/KeepFocus';
import { BusyButton } from '../../ui/form/BusyButton';
import { DateFilters } from './DateFilters';
import { DateRows } from './DateRows';
import { useCalendarFile } from './useCalendarFile';
import { PageHeading } from '../../ui/content/PageHeading';

/** The page at /dates. */
export function DatesPage() {
  const { data, error, refetch } = useQuery(subscriptionsQuery());
  const skipped = useSkipped(subscriptionsQuery());
  if (data) return <Dates subscriptions={data} skipped={skipped} />;
  return (
    <>
      <DatesHeading />
      {error ? (
        <FailureAlert
          message={t('failures.subscriptions', { why: error.message })}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Loading() {
  useAnnouncement(t('dates.loading'));
  return (
    <Waiting sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={420} />
    </Waiting>
  );
}

interface DatesProps {
  subscriptions: readonly Subscription[];
  /** How many subscriptions can't be shown. */
  skipped: number;
}

function Dates({ subscriptions, skipped }: DatesProps) {
  const now = useNow();
  const today = startOfDay(now);
  const dates = comingDates(subscriptions, today);
  useAnnouncement(t('dates.loaded', { count: dates.length }));
  const notice = (
    <SkippedAlert count={skipped} one={t('overview.subscription')} many={t('overview.subscriptions')} />
  );
  if (dates.length > 0) return <FilteredDates dates={dates} now={now} notice={notice} />;
  return (
    <>
      <DatesHeading />
      {notice}
      <NoDates />
    </>
  );
}

/** The empty state. */
function NoDates() {
  return (
    <EmptyCard Icon={EventIcon} title={t('dates.none')} about={t('dates.noneAbout')}>
      <Button component={Link} to={paths.overview()} variant="outlined">
        {t('tools.goToSubscriptions')}
      </Button>
    </EmptyCard>
  );
}

// The dates with their controls: search, kinds, the calendar file, and the list.

/** The page's state in the address; no kind means all of them. */
const ALL = { search: '', kind: '' };
const IS_KNOWN = { kind: (words: string) => kindsIn(words).size > 0 };

const NONE: readonly never[] = [];

interface FilteredDatesProps {
  /** At least one, in the order of `comingDates`. */
  dates: readonly ComingDate[];
  /** Epoch ms. */
  now: number;
  /** Shown below the heading. */
  notice: ReactNode;
}

/** Shows the dates with their controls. */
function FilteredDates({ dates, now, notice }: FilteredDatesProps) {
  const { data: plans = NONE } = useQuery(plansQuery());
  const managed = useManaged();
  const [{ search, kind }, change] = useQueryState(ALL, IS_KNOWN);
  const { dates: shown, counts } = findDates(dates, plans, { search, kinds: kindsIn(kind) });
  const prices = new Map(
    plans.flatMap(({ id, price, currencyCode }) =>
      price === undefined ? [] : [[id, formatMoney(price, currencyCode)] as const],
    ),
  );
  const { save, saved, isSaving, error, saveAgain } = useCalendarFile(plans);
  const saveOne = (event: MouseEvent<HTMLElement>) => {
    const key = (event.target as Element).closest('button')?.dataset.date;
    const day = joinedByDay(shown).find(([first]) => dateKey(first) === key);
    if (day) save(day);
  };
  const aboutId = useId();
  return (
    <>
      <DatesHeading>
        <BusyButton
          variant="contained"
          startIcon={<CalendarIcon />}
          busy={isSaving}
          disabled={shown.length === 0}
          aria-describedby={aboutId}
          onClick={() => save(shown)}
        >
          {t('dates.add')}
        </BusyButton>
        <Box id={aboutId} sx={visuallyHidden}>
          {t('dates.addsShown', { count: shown.length })}
        </Box>
      </DatesHeading>
      {notice}
      {error && <FailureAlert message={error.message} onRetry={saveAgain} sx={{ mb: 2 }} />}
      <Typography role="status" sx={{ '&:not(:empty)': { mb: 2 } }}>
        {saved}
      </Typography>
      <DateFilters
        search={search}
        kinds={kindsIn(kind)}
        counts={counts}
        onSearch={(typed) => change({ search: typed })}
        onKinds={(kinds) => change({ kind: kindsParam(kinds) })}
      />
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {shown.length === dates.length
          ? t('dates.count', { count: dates.length })
          : t('dates.found', { found: shown.length, count: dates.length })}
      </Box>
      {shown.length > 0 ? (
        <DateRows dates={shown} now={now} managed={managed} prices={prices} onClick={saveOne} />
      ) : (
        <Box sx={{ py: 4, textAlign: 'center' }}>
          <Typography sx={{ mb: 1 }}>{t('dates.noMatch')}</Typography>
          <KeepFocus>
            <Button onClick={() => change(ALL)}>{t('tables.clearFilter')}</Button>
          </KeepFocus>
        </Box>
      )}
    </>
  );
}

// The kinds of dates as the page's address holds them: 'trial-end,deletion'.

/** Returns the kinds that the address names, in display order; unknown words are ignored. */
function kindsIn(words: string): ReadonlySet<DateKind> {
  const named = new Set(words.split(','));
  return new Set(DATE_KINDS.filter((kind) => named.has(kind)));
}

/** Returns the kinds as the address holds them; '' for none. */
function kindsParam(kinds: ReadonlySet<DateKind>): string {
  return DATE_KINDS.filter((kind) => kinds.has(kind)).join(',');
}

/** The page's heading, with its actions. */
function DatesHeading({ children }: { children?: ReactNode }) {
  return (
    <PageHeading title={t('dates.title')} about={t('dates.about')}>
      <Button component={Link} to={paths.costs()} variant="outlined">
        {t('costs.title')}
      </Button>
      {children}
    </PageHeading>
  );
}
