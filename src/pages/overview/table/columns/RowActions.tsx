// The actions that the user may take on a row's instance: "Open PRTG", and all others behind "More".
import MoreIcon from '@mui/icons-material/ArrowDropDown';
import type { Subscription } from '../../../../domain/subscriptions/subscription';
import { OpenPrtgLink } from '../../../../features/instances/OpenPrtg';
import { t } from '../../../../messages/t';

/** Returns the id of the element that names a row; the row's actions refer to it as their description. */
export const nameId = ({ id }: Subscription) => `name-${id}`;

/** The link and the button, whose presses the table handles: it has the subscription's id as `data-more`. */
export function RowActions({ subscription }: { subscription: Subscription }) {
  return (
    <span data-actions="">
      <OpenPrtgLink subscription={subscription} describedBy={nameId(subscription)} />
      <button
        type="button"
        aria-haspopup="menu"
        aria-describedby={nameId(subscription)}
        data-more={subscription.id}
      >
        <span>{t('shell.more')}</span>
        <MoreIcon aria-hidden />
      </button>
    </span>
  );
}
