// What "Help" opens: its menu, and what the menu opens.
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import StepsIcon from '@mui/icons-material/ChecklistOutlined';
import LicensesIcon from '@mui/icons-material/DescriptionOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import ManualIcon from '@mui/icons-material/MenuBookOutlined';
import MessagesIcon from '@mui/icons-material/NotificationsNoneOutlined';
import ReportIcon from '@mui/icons-material/BugReportOutlined';
import StatusIcon from '@mui/icons-material/MonitorHeartOutlined';
import ServiceIcon from '@mui/icons-material/SupportAgentOutlined';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconComponent } from '@mui/icons-material';
import type { OpenPart } from '../useOpenPart';
import { ReportDialog } from './ReportDialog';
import { config } from '../../config';
import { t } from '../../messages/t';
import { paths, patterns } from '../../paths';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { areStepsHidden, hideSteps } from '../../browser/storage/preferences';
import { useFirstSteps } from '../../guards/useFirstSteps';
import { inNewTab, NewTabMark } from '../../ui/content/newTab';
import { StateChip } from '../../ui/content/StateChip';
import { DialogFrame } from '../../ui/form/DialogFrame';
import { useProfile } from '../../auth/useProfile';
import { formatTime } from '../../domain/values/dates';
import { isStaff } from '../../domain/session/profile';
import { keycap } from '../../ui/content/styles';
import { useToast } from '../../toasts/useToast';
import { searchKeys } from '../search/searchResults';

interface HelpProps {
  part: 'help' | 'keyboard' | 'messages' | 'report';
  /** The button in the top bar. */
  anchor: RefObject<HTMLElement | null>;
  onOpen: OpenPart;
}

/** Shows the given part. */
export function Help({ part, anchor, onOpen }: HelpProps) {
  const close = () => onOpen();
  if (part === 'keyboard') return <KeyboardDialog onClose={close} />;
  if (part === 'messages') return <MessagesDialog onClose={close} />;
  if (part === 'report') return <ReportDialog onClose={close} />;
  return <HelpMenu anchor={anchor} onOpen={onOpen} />;
}

interface HelpMenuProps {
  /** The button that the menu is anchored to. */
  anchor: RefObject<HTMLElement | null>;
  onOpen: OpenPart;
}

/** The menu (docs/product/help.md#menu). Items with an address are links, each opening a new tab. */
function HelpMenu({ anchor, onOpen }: HelpMenuProps) {
  const close = () => onOpen();
  const { pathname } = useLocation();
  const id = matchPath(patterns.manage, pathname)?.params.id ?? '';
  const { data } = useQuery(subscriptionsQuery());
  const hasSteps = useFirstSteps(data?.find((one) => one.id === id)).length > 0;
  const links: [SvgIconComponent, string, string | undefined][] = [
    [ServiceIcon, t('help.customerService'), paths.support()],
    [StatusIcon, t('shell.status'), config.statusUrl],
    [ManualIcon, t('help.manual'), config.manualUrl],
    // Written by the build (build/licenses.ts).
    [LicensesIcon, t('help.licenses'), '/licenses.txt'],
  ];
  const showSteps = () => {
    hideSteps(id, false);
    close();
  };
  const parts: [SvgIconComponent, string, () => void][] = [
    [MessagesIcon, t('help.allMessages'), () => onOpen('messages')],
    [KeyboardIcon, t('help.keyboard'), () => onOpen('keyboard')],
    [ReportIcon, t('help.report'), () => onOpen('report')],
  ];
  if (hasSteps && areStepsHidden(id)) parts.unshift([StepsIcon, t('firstSteps.title'), showSteps]);
  return (
    <Menu
      open
      anchorEl={() => anchor.current}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': t('shell.help') } }}
    >
      {links.map(
        ([ItemIcon, label, href]) =>
          href !== undefined && (
            <MenuItem key={label} component="a" {...inNewTab(href)} onClick={close}>
              <ListItemIcon>
                <ItemIcon fontSize="small" />
              </ListItemIcon>
              <span>{label}</span>
              <Box component="span" sx={{ display: 'inline-flex', ml: 1, color: 'text.secondary' }}>
                <NewTabMark size={16} />
              </Box>
            </MenuItem>
          ),
      )}
      {parts.map(([ItemIcon, label, act]) => (
        <MenuItem key={label} onClick={act}>
          <ListItemIcon>
            <ItemIcon fontSize="small" />
          </ListItemIcon>
          <span>{label}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The messages of this visit (docs/product/help.md#messages-of-a-visit), the newest first. */
function MessagesDialog({ onClose }: { onClose: () => void }) {
  const { announced } = useToast();
  const messages = announced().toReversed();
  return (
    <DialogFrame title={t('help.allMessages')} about={t('help.allMessagesAbout')} onClose={onClose}>
      <Box component="ul" sx={messageList}>
        {messages.map(({ at, type, message }, index) => (
          <li key={messages.length - index}>
            <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
            <div>
              {type === 'error' && <StateChip meaning="bad" words={t('help.failure')} />}
              <div>{message}</div>
            </div>
          </li>
        ))}
      </Box>
      {messages.length === 0 && <span>{t('help.noMessages')}</span>}
    </DialogFrame>
  );
}

const messageList = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2 },
  '& time': { color: 'text.secondary' },
} as const;

/** Which keys do what, in the whole portal. */
function KeyboardDialog({ onClose }: { onClose: () => void }) {
  const profile = useProfile();
  const keys: [string, string][] = [
    [searchKeys(), t('help.keySearch')],
    ['Tab', t('help.keyTab')],
    [t('help.shiftTab'), t('help.keyShiftTab')],
    [t('help.enter'), t('help.keyEnter')],
    [t('help.space'), t('help.keySpace')],
    ['↑ ↓', t('help.keyArrows')],
    ['Esc', t('help.keyEsc')],
    ...(isStaff(profile, config.supporterRole) ? ([['/', t('help.keySlash')]] as [string, string][]) : []),
  ];
  return (
    <DialogFrame title={t('help.keyboard')} fullWidth={false} onClose={onClose}>
      <Box
        component="table"
        sx={{
          borderSpacing: 0,
          '& th': { textAlign: 'left', pr: 3 },
          '& th, & td': { py: 0.5, verticalAlign: 'top' },
        }}
      >
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <Box component="kbd" translate="no" sx={keycap}>
                  {key}
                </Box>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </DialogFrame>
  );
}
