// The icons of dates, defined once for a list: its rows only reference them, because a styled icon in each of thousands of rows
// would take longer to render than the rest of the row.
import SaveIcon from '@mui/icons-material/EditCalendarOutlined';
import DeletionIcon from '@mui/icons-material/DeleteOutlineOutlined';
import ContractEndIcon from '@mui/icons-material/EventRepeatOutlined';
import TrialEndIcon from '@mui/icons-material/HourglassEmptyOutlined';
import PaymentIcon from '@mui/icons-material/PaymentsOutlined';
import PressingIcon from '@mui/icons-material/WarningAmberOutlined';
import { Link } from 'react-router-dom';
import { type DateKind, kindName, isPressing, type ComingDate } from '../../domain/subscriptions/comingDates';
import { inDays } from '../../domain/values/dates';
import { displayName, type Subscription } from '../../domain/subscriptions/subscription';
import { paths } from '../../paths';
import { ellipsis } from '../../ui/content/styles';

const ICONS = {
  'trial-end': TrialEndIcon,
  payment: PaymentIcon,
  'contract-end': ContractEndIcon,
  deletion: DeletionIcon,
  pressing: PressingIcon,
  save: SaveIcon,
} as const satisfies Record<DateKind | 'pressing' | 'save', typeof SaveIcon>;

type DateIconName = keyof typeof ICONS;

/** The definitions, to be rendered once on a page that has `DateIcon`s. */
export function DateIcons() {
  return (
    <svg aria-hidden width={0} height={0} style={{ position: 'absolute' }}>
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <Icon sx={{ fontSize: '24px' }} />
        </symbol>
      ))}
    </svg>
  );
}

/** An icon, sized by the list around it, in the colour of its surroundings. */
export function DateIcon({ name }: { name: DateIconName }) {
  return (
    <svg aria-hidden>
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}

const idOf = (name: string) => `date-icon-${name}`;

/** The kind, as wide as its text; the list around it styles it by `data-kind`. */
export function DateKindMark({ kind }: { kind: DateKind }) {
  return (
    <span data-kind={kind}>
      <DateIcon name={kind} />
      <span>{kindName(kind)}</span>
    </span>
  );
}

// How far away a date is. A pressing date also has an icon and a colour (docs/product/dates.md#pressing).

/** The distance at `now` (epoch ms); the list around it styles it by `data-away`. */
export function DateDistance({ date, now }: { date: ComingDate; now: number }) {
  const isMarked = isPressing(date, now);
  return (
    <span data-away={isMarked ? 'pressing' : 'calm'}>
      {isMarked && <DateIcon name="pressing" />}
      <span>{inDays(date.at, now)}</span>
    </span>
  );
}

// The instance that a date belongs to: a link to its settings if the user may manage it (docs/product/dates.md#order).

interface DateInstanceProps {
  subscription: Subscription;
  isManaged: boolean;
}

/** The name on one line, cut if it doesn't fit; the list around it styles it by `data-instance`. */
export function DateInstance({ subscription, isManaged }: DateInstanceProps) {
  const { id } = subscription;
  const name = displayName(subscription);
  if (!isManaged)
    return (
      <span data-instance title={name} translate="no">
        {name}
      </span>
    );
  return (
    <Link data-instance title={name} translate="no" to={paths.manage(id)}>
      {name}
    </Link>
  );
}

// The styles of a date's parts in a list: one rule for all rows, because rendering thousands of styled components would take
// a second.

const marked = { display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' } as const;

/** The styles of the parts in this folder, to be set on the list around them. */
export const dateParts = {
  '& svg': { width: 16, height: 16, flex: 'none' },
  '& [data-kind]': { ...marked, color: 'text.secondary' },
  '& [data-away]': { ...marked, color: 'text.secondary' },
  '& [data-away=pressing]': { color: 'warning.main', fontWeight: 600 },
  '& [data-instance]': { ...ellipsis, minWidth: 0, fontWeight: 600 },
  '& a[data-instance]': {
    color: 'primary.main',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    // Inside, because the line cuts off whatever overflows it.
    '&:focus-visible': { outlineOffset: -2, borderRadius: 0.5 },
  },
} as const;
