// Data collection of one instance (docs/product/instance-settings.md#data-collection): three choices, saved at once.
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { DataCollection } from '../../../features/data-collection/DataCollection';
import { paths } from '../../../paths';
import type { Instance } from '../../../domain/instances/instance';
import { t } from '../../../messages/t';

/** The choice, and a link to the choices of all instances. */
export function DataCollectionSection({ instance: { stackId } }: { instance: Instance }) {
  return (
    <>
      <DataCollection stackId={stackId} label={t('settings.dataCollection')} />
      <Box
        component={Link}
        to={paths.dataSharing()}
        sx={{ display: 'inline-block', mt: 1, color: 'primary.main' }}
      >
        {t('manage.allDataCollection')}
      </Box>
    </>
  );
}
