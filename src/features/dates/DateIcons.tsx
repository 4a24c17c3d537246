// The icons of dates, drawn once for a list: each of its rows only refers to them, because a styled one in each of thousands
// would take longer than all else in it.
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

/** Stands once on a page that has `DateIcon`s. */
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

/** As large as its list says, in the colour around it. */
export function DateIcon({ name }: { name: DateIconName }) {
  return (
    <svg aria-hidden>
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}

const idOf = (name: string) => `date-icon-${name}`;
