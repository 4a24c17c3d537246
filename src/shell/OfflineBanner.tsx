// Tells the user that the browser is offline, for as long as it is (docs/product/interface.md#offline-banner). The page
// itself stays as it is.
import OfflineIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
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
    <div role="status">
      {!online && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            px: 3,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <OfflineIcon fontSize="small" color="warning" />
          <span>{t('shell.offline')}</span>
        </Box>
      )}
    </div>
  );
}
