// The icons of dates, defined once for a list: its rows only reference them, because a styled icon in each of thousands of rows
// would take longer to render than the rest of the row.
import SaveIcon from '@mui/icons-material/EditCalendarOutlined';
import DeletionIcon from '@mui/icons-material/DeleteOutlineOutlined';
import ContractEndIcon from '@mui/icons-material/EventRepeatOutlined';
import TrialEndIcon from '@mui/icons-material/HourglassEmptyOutlined';
import PaymentIcon from '@mui/icons-material/PaymentsOutlined';
import PressingIcon from '@mui/icons-material/WarningAmberOutlined';
import type { DateKind } from '../../domain/subscriptions/comingDates';

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
