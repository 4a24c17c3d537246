// The kind of a date, wherever one is shown: an icon and the words.
import DeletionIcon from '@mui/icons-material/DeleteOutlineOutlined';
import ContractEndIcon from '@mui/icons-material/EventRepeatOutlined';
import TrialEndIcon from '@mui/icons-material/HourglassEmptyOutlined';
import PaymentIcon from '@mui/icons-material/PaymentsOutlined';
import { kindName, type DateKind } from '../../domain/subscriptions/comingDates';

const ICONS: Readonly<Record<DateKind, typeof PaymentIcon>> = {
  'trial-end': TrialEndIcon,
  payment: PaymentIcon,
  'contract-end': ContractEndIcon,
  deletion: DeletionIcon,
};

/** As wide as its words, in the colour around it; its list styles it by `data-kind`. */
export function DateKindMark({ kind }: { kind: DateKind }) {
  const Icon = ICONS[kind];
  return (
    <span data-kind={kind}>
      <Icon aria-hidden fontSize="inherit" />
      {kindName(kind)}
    </span>
  );
}
