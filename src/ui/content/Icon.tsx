// The icons of states, of copying and of new tabs: always beside a text that says the same.
import NewTabIcon from '@mui/icons-material/OpenInNewOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DoneIcon from '@mui/icons-material/DoneOutlined';
import EndedIcon from '@mui/icons-material/BlockOutlined';
import BadIcon from '@mui/icons-material/ErrorOutlineOutlined';
import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import BusyIcon from '@mui/icons-material/HourglassBottomOutlined';
import AttentionIcon from '@mui/icons-material/WarningAmberOutlined';

const ICONS = {
  bad: BadIcon,
  busy: BusyIcon,
  ended: EndedIcon,
  good: GoodIcon,
  attention: AttentionIcon,
  copy: CopyIcon,
  done: DoneIcon,
  newTab: NewTabIcon,
};

/** The icon, hidden from screen readers. `size` in px. */
export function Icon({ icon, size }: { icon: keyof typeof ICONS; size: number }) {
  const Component = ICONS[icon];
  return <Component aria-hidden style={{ fontSize: size }} />;
}
