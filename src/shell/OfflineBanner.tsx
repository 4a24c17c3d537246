// Tells the user that the browser is offline, for as long as it is (docs/product/interface.md#offline-banner). The page
// itself stays as it is.
import OfflineIcon from '@mui/icons-material/CloudOffOutlined';
import { useSyncExternalStore } from 'react';
import { StatusLine } from './StatusLine';
import { t } from '../messages/t';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** A status line above the page while the browser is offline. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <StatusLine icon={<OfflineIcon fontSize="small" color="warning" />}>
      {!online && <span>{t('shell.offline')}</span>}
    </StatusLine>
  );
}
