// Data collection of one instance (docs/product/instance-settings.md#data-collection): three choices, saved at once.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dataCollectionQuery, useChooseDataCollection } from '../../../api/instances/dataCollection';
import { paths } from '../../../paths';
import {
  DATA_COLLECTION_HEIGHT,
  DataCollectionChoices,
} from '../../../features/data-collection/DataCollectionChoices';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import type { StackSectionProps } from './StackSectionProps';

/** Takes the instance. */
export function DataCollectionSection({ stackId }: StackSectionProps) {
  const query = useQuery(dataCollectionQuery(stackId));
  const { wish, error, save } = useChooseDataCollection(stackId);
  return (
    <>
      <LoadedPart what="choice" query={query} height={DATA_COLLECTION_HEIGHT}>
        {(choice) => (
          <DataCollectionChoices
            label="Data collection"
            choice={choice}
            wish={wish}
            failure={error ? `Something went wrong while saving. ${error.message}` : undefined}
            onChange={(chosen) => save(chosen)}
          />
        )}
      </LoadedPart>
      <Box
        component={Link}
        to={paths.dataSharing()}
        sx={{ display: 'inline-block', mt: 1, color: 'primary.main' }}
      >
        Choose for all your instances
      </Box>
    </>
  );
}
