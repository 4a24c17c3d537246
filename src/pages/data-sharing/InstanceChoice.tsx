// The choice for one instance, which loads, fails and is saved on its own.
import { useQuery } from '@tanstack/react-query';
import { dataCollectionQuery, useChooseDataCollection } from '../../api/dataCollection';
import { displayName, stackState, type Subscription } from '../../domain/subscription';
import { DATA_COLLECTION_HEIGHT, DataCollectionChoices } from '../../ui/DataCollectionChoices';
import { LoadedPart } from '../../ui/LoadedPart';
import { SectionCard } from '../../ui/SectionCard';

/** Takes a subscription whose instance the user may manage. */
export function InstanceChoice({ subscription }: { subscription: Subscription }) {
  const { id, fqdn, stackId } = subscription;
  const name = displayName(subscription);
  return (
    <SectionCard id={id} title={name} about={fqdn} isLandmark={false}>
      {stackId === undefined || stackState(subscription) === 'preparing' ? (
        'The instance is being prepared. You can choose as soon as it is ready.'
      ) : (
        <StackChoice name={name} stackId={stackId} />
      )}
    </SectionCard>
  );
}

function StackChoice({ name, stackId }: { name: string; stackId: string }) {
  const query = useQuery(dataCollectionQuery(stackId));
  const { wish, error, save } = useChooseDataCollection(stackId);
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
