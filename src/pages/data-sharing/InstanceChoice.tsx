// The choice for one instance, which loads, fails and is saved on its own.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { dataCollectionQuery, useChooseDataCollection } from '../../api/instances/dataCollection';
import { displayName, stackState, type Subscription } from '../../domain/subscriptions/subscription';
import {
  DATA_COLLECTION_HEIGHT,
  DataCollectionChoices,
} from '../../features/data-collection/DataCollectionChoices';
import { LoadedPart } from '../../ui/feedback/LoadedPart';
import { usePrinting } from '../../browser/usePrinting';

/** Takes a subscription whose instance the user may manage. */
export function InstanceChoice({ subscription }: { subscription: Subscription }) {
  const { fqdn, stackId } = subscription;
  const name = displayName(subscription);
  return (
    <Card
      component="section"
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 512px' },
        alignItems: 'center',
        gap: '8px 24px',
        px: { xs: 2, md: 3 },
        py: { xs: 2, md: 1.5 },
        borderRadius: 1.5,
      }}
    >
      <div>
        <Typography variant="h2">{name}</Typography>
        <Box sx={{ color: 'text.secondary' }}>{fqdn}</Box>
      </div>
      <div>
        {stackId === undefined || stackState(subscription) === 'preparing' ? (
          'The instance is being prepared. You can choose as soon as it is ready.'
        ) : (
          <StackChoice name={name} stackId={stackId} />
        )}
      </div>
    </Card>
  );
}

function StackChoice({ name, stackId }: { name: string; stackId: string }) {
  // Thousands stand on paper: what isn't known by then isn't asked for.
  const isPrinting = usePrinting();
  const query = useQuery({ ...dataCollectionQuery(stackId), enabled: !isPrinting });
  const { wish, error, save } = useChooseDataCollection(stackId);
  if (isPrinting && !query.data) return 'Not loaded.';
  return (
    <LoadedPart what="choice" query={query} height={DATA_COLLECTION_HEIGHT}>
      {(choice) => (
        <DataCollectionChoices
          label={name}
          choice={choice}
          wish={wish}
          failure={error ? `Something went wrong while saving. ${error.message}` : undefined}
          onChange={(chosen) => save(chosen)}
        />
      )}
    </LoadedPart>
  );
}
