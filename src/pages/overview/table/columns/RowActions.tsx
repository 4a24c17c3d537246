// The actions that the user may take on a row's instance: the same links as on a card. They are icons in a table, and icons
// with words on a phone, where each row is a card.
import { Link } from 'react-router-dom';
import { openableAddress } from '../../../../domain/instances/instanceAddress';
import type { Subscription } from '../../../../domain/subscriptions/subscription';
import { t } from '../../../../messages/t';
import { Drawing, Icon } from '../../../../ui/content/Icon';
import { inNewTab } from '../../../../ui/content/newTab';
import { paths } from '../../../../paths';
import { nameId } from './nameId';
import type { Rights } from '../useFacts';

// Material's icons "SettingsOutlined" and "ArrowCircleUpOutlined".
const GEAR =
  'M19.43 12.98c.04-.32.07-.64.07-.98s-.03-.66-.07-.98l2.11-1.65c.19-.15.24-.42.12-.64l-2-3.46c-.09-.16-.26-.25-.44-.25-.06 0-.12.01-.17.03l-2.49 1c-.52-.4-1.08-.73-1.69-.98l-.38-2.65C14.46 2.18 14.25 2 14 2h-4c-.25 0-.46.18-.49.42l-.38 2.65c-.61.25-1.17.59-1.69.98l-2.49-1q-.09-.03-.18-.03c-.17 0-.34.09-.43.25l-2 3.46c-.13.22-.07.49.12.64l2.11 1.65c-.04.32-.07.65-.07.98s.03.66.07.98l-2.11 1.65c-.19.15-.24.42-.12.64l2 3.46c.09.16.26.25.44.25.06 0 .12-.01.17-.03l2.49-1c.52.4 1.08.73 1.69.98l.38 2.65c.03.24.24.42.49.42h4c.25 0 .46-.18.49-.42l.38-2.65c.61-.25 1.17-.59 1.69-.98l2.49 1q.09.03.18.03c.17 0 .34-.09.43-.25l2-3.46c.12-.22.07-.49-.12-.64zm-1.98-1.71c.04.31.05.52.05.73s-.02.43-.05.73l-.14 1.13.89.7 1.08.84-.7 1.21-1.27-.51-1.04-.42-.9.68c-.43.32-.84.56-1.25.73l-1.06.43-.16 1.13-.2 1.35h-1.4l-.19-1.35-.16-1.13-1.06-.43c-.43-.18-.83-.41-1.23-.71l-.91-.7-1.06.43-1.27.51-.7-1.21 1.08-.84.89-.7-.14-1.13c-.03-.31-.05-.54-.05-.74s.02-.43.05-.73l.14-1.13-.89-.7-1.08-.84.7-1.21 1.27.51 1.04.42.9-.68c.43-.32.84-.56 1.25-.73l1.06-.43.16-1.13.2-1.35h1.39l.19 1.35.16 1.13 1.06.43c.43.18.83.41 1.23.71l.91.7 1.06-.43 1.27-.51.7 1.21-1.07.85-.89.7zM12 8c-2.21 0-4 1.79-4 4s1.79 4 4 4 4-1.79 4-4-1.79-4-4-4m0 6c-1.1 0-2-.9-2-2s.9-2 2-2 2 .9 2 2-.9 2-2 2';
const ARROW_UP =
  'M12 20c-4.41 0-8-3.59-8-8s3.59-8 8-8 8 3.59 8 8-3.59 8-8 8m0 2c5.52 0 10-4.48 10-10S17.52 2 12 2 2 6.48 2 12s4.48 10 10 10m-1-10v4h2v-4h3l-4-4-4 4z';

/** Open PRTG, Manage and Upgrade subscription. */
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
          <Drawing path={GEAR} size={18} />
          <span data-word="">{t('overview.manage')}</span>
        </Link>
      )}
      {rights.manageSubscription.has(id) && (
        <Link
          {...named}
          to={paths.manage(id, { scrollToSubscription: true })}
          title={t('overview.upgradeSubscription')}
        >
          <Drawing path={ARROW_UP} size={18} />
          <span data-word="">{t('overview.upgradeSubscription')}</span>
        </Link>
      )}
    </span>
  );
}
