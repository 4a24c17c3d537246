// Tells the user that the network is away, for as long as it is (docs/product/interface.md#offline-banner). The page
// itself stays as it is.
import OfflineIcon from '@mui/icons-material/CloudOffOutlined';
import { useSyncExternalStore } from 'react';
import { isNetworkAway, network } from '../browser/network';
import { StatusLine } from './StatusLine';
import { t } from '../messages/t';

const subscribe = (listener: () => void) => {
  network.addEventListener('online', listener);
  network.addEventListener('offline', listener);
  return () => {
    network.removeEventListener('online', listener);
    network.removeEventListener('offline', listener);
  };
};

/** A status line above the page while the network is away. */
export function OfflineBanner() {
  const isAway = useSyncExternalStore(subscribe, isNetworkAway);
  return (
    <StatusLine icon={<OfflineIcon fontSize="small" color="warning" />}>
      {isAway && <span>{t('shell.offline')}</span>}
    </StatusLine>
  );
}
