// The menu "Help" (docs/product/help.md#menu).
import LicensesIcon from '@mui/icons-material/DescriptionOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import ManualIcon from '@mui/icons-material/MenuBookOutlined';
import ReportIcon from '@mui/icons-material/BugReportOutlined';
import StatusIcon from '@mui/icons-material/MonitorHeartOutlined';
import ServiceIcon from '@mui/icons-material/SupportAgentOutlined';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconComponent } from '@mui/icons-material';
import type { RefObject } from 'react';
import { config } from '../../config';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import { inNewTab, NewTabMark } from '../../ui/content/newTab';
import type { OpenPart } from '../useOpenPart';

interface HelpMenuProps {
  /** The button that the menu is anchored to. */
  anchor: RefObject<HTMLElement | null>;
  onOpen: OpenPart;
}

/** The open menu. Items with an address are links, each opening a new tab. */
export function HelpMenu({ anchor, onOpen }: HelpMenuProps) {
  const close = () => onOpen();
  const links: [SvgIconComponent, string, string | undefined][] = [
    [ServiceIcon, t('help.customerService'), paths.support()],
    [StatusIcon, t('shell.status'), config.statusUrl],
    [ManualIcon, t('help.manual'), config.manualUrl],
    // Written by the build (build/licenses.ts).
    [LicensesIcon, t('help.licenses'), '/licenses.txt'],
  ];
  const parts: [SvgIconComponent, string, 'keyboard' | 'report'][] = [
    [KeyboardIcon, t('help.keyboard'), 'keyboard'],
    [ReportIcon, t('help.report'), 'report'],
  ];
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
      {parts.map(([ItemIcon, label, part]) => (
        <MenuItem key={label} onClick={() => onOpen(part)}>
          <ListItemIcon>
            <ItemIcon fontSize="small" />
          </ListItemIcon>
          <span>{label}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
