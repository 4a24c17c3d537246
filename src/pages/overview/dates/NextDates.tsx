// What happens next over all instances (docs/product/dates.md#on-the-overview): a strip of days, or a few rows on a phone. Its
// space is reserved while they are loading, so that nothing moves.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import {
  type DatesOfDay,
  DATE_KINDS,
  dateKey,
  isPressing,
  joinedByDay,
  kindName,
  nextDates,
} from '../../../domain/subscriptions/comingDates';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { formatDay, inDays, startOfDay } from '../../../domain/values/dates';
import { DateInstance, dateParts } from '../../../features/dates/DateIcons';
import { useManaged } from '../../../features/dates/useManaged';
import { t } from '../../../messages/t';
import { paths } from '../../../paths';
import { delayed } from '../../../ui/waiting/flashing';

/** How many days are shown. */
const MOST = 4;
/** The strip's height, and that of a row and of the heading on a phone, px. */
const STRIP = 58;
const ROW = 28;

interface NextDatesProps {
  /** undefined while they are loading. */
  subscriptions: readonly Subscription[] | undefined;
  /** Epoch ms. */
  now: number;
}

/** The list; a shape of its height while it is loading; nothing if there are no dates. */
export function NextDates({ subscriptions, now }: NextDatesProps) {
  const headingId = useId();
  const managed = useManaged();
  // On one day, each kind happens to a subscription at most once.
  const most = MOST * DATE_KINDS.length;
  const days = subscriptions && joinedByDay(nextDates(subscriptions, startOfDay(now), most)).slice(0, MOST);
  const count = days?.length ?? MOST;
  if (count === 0) return null;
  const minHeight = { xs: 18 + ROW * (count + 1), md: STRIP };
  if (!days) return <Skeleton variant="rounded" aria-busy sx={{ height: minHeight, mb: 2, ...delayed }} />;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ ...strip, minHeight }}>
      <h2 id={headingId}>{t('dates.next')}</h2>
      <ul aria-labelledby={headingId}>
        {days.map((dates) => (
          <li key={dates.map(dateKey).join(' ')}>
            <span data-day="">{formatDay(dates[0].at)}</span>
            <DateInstance
              subscription={dates[0].subscription}
              isManaged={managed.has(dates[0].subscription.id)}
            />
            <span data-away={dates.some((date) => isPressing(date, now)) ? 'pressing' : 'calm'}>
              {whatOf(dates, now)}
            </span>
          </li>
        ))}
      </ul>
      <Link to={paths.dates()}>{t('dates.all')}</Link>
    </Box>
  );
}

/** Returns what happens on a day, and how far away it is where one line has room for that. */
const whatOf = (dates: DatesOfDay, now: number) =>
  [...dates.map(({ kind }) => kindName(kind)), ...(dates.length > 1 ? [] : [inDays(dates[0].at, now)])].join(
    ', ',
  );

const strip = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"heading all" "days days"', md: '"heading days all"' },
  alignItems: 'center',
  gap: { xs: '4px 16px', md: 2 },
  mb: 2,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  '& h2': { gridArea: 'heading', m: 0, typography: 'h2' },
  '& > a': { gridArea: 'all', color: 'primary.main', fontWeight: 600, textDecoration: 'none' },
  '& ul': {
    gridArea: 'days',
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${MOST}, minmax(0, 1fr))` },
    m: 0,
    p: 0,
    listStyle: 'none',
  },
  // A row on a phone, and two lines on a wider screen: the day and the instance, above what happens; longer if that needs it.
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'center',
    columnGap: 1,
    minHeight: { xs: ROW, md: 0 },
    borderLeft: { md: 1 },
    borderColor: { md: 'divider' },
    px: { md: 1.5 },
  },
  ...dateParts,
  '& [data-day]': { whiteSpace: 'nowrap', color: 'text.secondary' },
  '& [data-away]': { ml: { xs: 'auto', md: 0 }, flex: { md: '0 0 100%' }, color: 'text.secondary' },
} as const;
