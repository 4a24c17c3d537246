// The next five dates over all instances (docs/product/dates.md#on-the-overview): tiles in a line, or a few rows on a phone. Its
// space is reserved while they are loading, so that nothing moves.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/form/Button';
import { dateKey, nextDates } from '../../../domain/subscriptions/comingDates';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { formatDay, startOfDay } from '../../../domain/values/dates';
import {
  DateIcons,
  DateDistance,
  DateInstance,
  DateKindMark,
  dateParts,
} from '../../../features/dates/DateIcons';
import { useManaged } from '../../../features/dates/useManaged';
import { t } from '../../../messages/t';
import { paths } from '../../../paths';
import { delayed } from '../../../ui/waiting/flashing';

/** How many dates are shown, and how many of them side by side on a tablet. */
const MOST = 5;
const IN_A_LINE = 3;
/** A row's height on a phone, and that of a line of tiles, px. */
const ROW = 44;
const LINE = 76;
/** The height of the heading and the edges, px. */
const FRAME = { xs: 58, sm: 62 };

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
  const dates = subscriptions && nextDates(subscriptions, startOfDay(now), MOST);
  const count = dates?.length ?? MOST;
  if (count === 0) return null;
  const minHeight = {
    xs: FRAME.xs + ROW * count,
    sm: FRAME.sm + LINE * Math.ceil(count / IN_A_LINE),
    md: FRAME.sm + LINE,
  };
  if (!dates) {
    return <Skeleton variant="rounded" aria-busy sx={{ height: minHeight, mb: 3, ...delayed }} />;
  }
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{ minHeight, mb: 3, px: 2, pt: 1, pb: { xs: 1, sm: 1.5 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 40 }}>
        <Typography id={headingId} variant="h2">
          {t('dates.next')}
        </Typography>
        <Button component={Link} to={paths.dates()} size="small" sx={{ mr: -0.75 }}>
          {t('dates.all')}
        </Button>
      </Box>
      <DateIcons />
      <Box component="ul" aria-labelledby={headingId} sx={list}>
        {dates.map((date) => (
          <li key={dateKey(date)}>
            <DateKindMark kind={date.kind} />
            <div>
              <span data-day>{formatDay(date.at)}</span>
              <DateDistance date={date} now={now} />
            </div>
            <DateInstance subscription={date.subscription} isManaged={managed.has(date.subscription.id)} />
          </li>
        ))}
      </Box>
    </Card>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(5, minmax(0, 1fr))',
  },
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: { xs: 'grid', sm: 'flex' },
    flexDirection: 'column',
    justifyContent: 'center',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"instance day" "kind away"',
    alignContent: 'center',
    columnGap: 1,
    height: { xs: 44, sm: 76 },
  },
  '& li + li': {
    borderTop: { xs: 1, sm: 0 },
    borderLeft: { sm: 1 },
    borderColor: { xs: 'divider', sm: 'divider' },
    pl: { sm: 2 },
  },
  '& li:not(:last-of-type)': { pr: { sm: 1 } },
  // The first tile of a line. Sets only the border's width: the shorthand would also set its colour, to the text's.
  '& li:nth-of-type(3n + 1)': { borderLeftWidth: { sm: 0, md: 1 }, pl: { sm: 0, md: 2 } },
  '& li:first-of-type': { borderLeft: { md: 0 }, pl: { md: 0 } },
  '& div': {
    display: { xs: 'contents', sm: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
  },
  ...dateParts,
  '& [data-kind]': { ...dateParts['& [data-kind]'], gridArea: 'kind', typography: 'caption' },
  '& [data-day]': { gridArea: 'day', fontWeight: { sm: 600 }, whiteSpace: 'nowrap' },
  '& [data-away]': {
    ...dateParts['& [data-away]'],
    gridArea: 'away',
    justifySelf: 'end',
    typography: 'caption',
  },
  '& [data-instance]': { ...dateParts['& [data-instance]'], gridArea: 'instance' },
} as const;
