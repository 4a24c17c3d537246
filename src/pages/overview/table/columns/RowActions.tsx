// What can be done with a row's instance, as the rights allow: the same links as on a card. In a table they are icons, on a
// phone's cards icons with their words.
import ManageIcon from '@mui/icons-material/SettingsOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import UpgradeIcon from '@mui/icons-material/ArrowCircleUpOutlined';
import { Link } from 'react-router-dom';
import { openableAddress } from '../../../../domain/instances/instanceAddress';
import type { Subscription } from '../../../../domain/subscriptions/subscription';
import { t } from '../../../../messages/t';
import { paths } from '../../../../paths';
import { nameId } from './nameId';
import type { Rights } from '../useFacts';

/** Open PRTG, Manage and Upgrade subscription. */
export function RowActions({ subscription, rights }: { subscription: Subscription; rights: Rights }) {
  const { id } = subscription;
  const address = openableAddress(subscription);
  const named = { 'aria-describedby': nameId(subscription) };
  return (
    <span data-actions="">
      {address !== undefined && (
        <a
          {...named}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          title={t('common.openPrtg')}
          aria-label={`${t('common.openPrtg')} ${t('common.newTab')}`}
        >
          <OpenIcon aria-hidden />
          <span data-word="">{t('common.openPrtg')}</span>
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
    </span>
  );
}
