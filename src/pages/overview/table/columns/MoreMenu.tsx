// The menu "More" of a row: the actions of its card, a new instance like it, and its domain.
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { useCopy } from '../../../../browser/useCopy';
import type { Subscription } from '../../../../domain/subscriptions/subscription';
import { t } from '../../../../messages/t';
import { paths } from '../../../../paths';
import type { Rights } from '../../useFacts';

interface MoreMenuProps {
  subscription: Subscription;
  rights: Rights;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The menu, open; only what the user may do. */
export function MoreMenu({ subscription: { id, fqdn }, rights, anchor, onClose }: MoreMenuProps) {
  const { copy } = useCopy();
  const [manages, upgrades] = [rights.manageInstance.has(id), rights.manageSubscription.has(id)];
  const links = [
    [manages, t('overview.manage'), paths.manage(id)],
    [upgrades, t('overview.upgradeSubscription'), paths.manage(id, { scrollToSubscription: true })],
    [manages || upgrades, t('likeThis.link'), paths.newInstance(id)],
  ] as const;
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': t('shell.more') } }}>
      {links.map(
        ([isOffered, words, to]) =>
          isOffered && (
            <MenuItem key={words} component={Link} to={to} onClick={onClose}>
              <span>{words}</span>
            </MenuItem>
          ),
      )}
      <MenuItem
        disabled={fqdn === undefined}
        onClick={() => {
          copy(fqdn ?? '');
          onClose();
        }}
      >
        <span>{t('common.copyWhat', { what: t('common.domainNoun') })}</span>
      </MenuItem>
    </Menu>
  );
}
