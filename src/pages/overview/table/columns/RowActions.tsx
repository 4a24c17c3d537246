// The actions that the user may take on a row's instance: the same links as on a card. They are icons in a table, and icons
// with words on a phone, where each row is a card.
import UpgradeIcon from '@mui/icons-material/ArrowCircleUpOutlined';
import LikeIcon from '@mui/icons-material/LibraryAddOutlined';
import ManageIcon from '@mui/icons-material/SettingsOutlined';
import { Link } from 'react-router-dom';
import { openableAddress } from '../../../../domain/instances/instanceAddress';
import type { Subscription } from '../../../../domain/subscriptions/subscription';
import { t } from '../../../../messages/t';
import { Icon } from '../../../../ui/content/Icon';
import { inNewTab } from '../../../../ui/content/newTab';
import { paths } from '../../../../paths';
import type { Rights } from '../../useFacts';

/** Returns the id of the cell that names a row; the row's actions refer to it as their description. */
export const nameId = ({ id }: Subscription) => `name-${id}`;

/** Open PRTG, Manage, Upgrade subscription and New instance like this. */
export function RowActions({ subscription, rights }: { subscription: Subscription; rights: Rights }) {
  const { id } = subscription;
  const address = openableAddress(subscription);
  const named = { 'aria-describedby': nameId(subscription) };
  const openPrtg = (
    <>
      <Icon icon="newTab" size={18} />
      <span data-word="">{t('common.openPrtg')}</span>
    </>
  );
  return (
    <span data-actions="">
      {address === undefined ? (
        <button {...named} type="button" disabled title={t('common.openPrtg')}>
          {openPrtg}
        </button>
      ) : (
        <a {...named} {...inNewTab(address, t('common.openPrtg'))} title={t('common.openPrtg')}>
          {openPrtg}
        </a>
      )}
      {rights.manageInstance.has(id) && (
        <Link {...named} to={paths.manage(id)} title={t('overview.manage')}>
          <ManageIcon aria-hidden />
          <span data-word="">{t('overview.manage')}</span>
        </Link>
      )}
      {rights.manageSubscription.has(id) && (
        <Link
          {...named}
          to={paths.manage(id, { scrollToSubscription: true })}
          title={t('overview.upgradeSubscription')}
        >
          <UpgradeIcon aria-hidden />
          <span data-word="">{t('overview.upgradeSubscription')}</span>
        </Link>
      )}
      {(rights.manageInstance.has(id) || rights.manageSubscription.has(id)) && (
        <Link {...named} to={paths.newInstance(id)} title={t('likeThis.link')}>
          <LikeIcon aria-hidden />
          <span data-word="">{t('likeThis.link')}</span>
        </Link>
      )}
    </span>
  );
}
