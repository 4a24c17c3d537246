// The choice of data collection of one instance, which loads, fails and is saved on its own
// (docs/product/instance-settings.md#data-collection).
import { useQuery } from '@tanstack/react-query';
import { dataCollectionQuery, useChooseDataCollection } from '../../api/instances/dataCollection';
import { usePrinting } from '../../browser/usePrinting';
import { t } from '../../messages/t';
import { LoadedPart } from '../../ui/feedback/LoadedPart';
import { DataCollectionChoices } from './DataCollectionChoices';

/** The height of the radio group, px. */
const HEIGHT = { xs: 84, sm: 42 };

interface DataCollectionProps {
  stackId: string;
  /** The group's accessible name. */
  label: string;
}

/** A radio group. */
export function DataCollection({ stackId, label }: DataCollectionProps) {
  // Printing renders thousands of these: values that aren't known by then aren't fetched.
  const isPrinting = usePrinting();
  const query = useQuery({ ...dataCollectionQuery(stackId), enabled: !isPrinting });
  const { run, variables, error } = useChooseDataCollection(stackId);
  if (isPrinting && !query.data) return <span>{t('dataCollection.notLoaded')}</span>;
  return (
    <LoadedPart what={t('dataCollection.setting')} query={query} height={HEIGHT}>
      {(choice) => (
        <DataCollectionChoices
          label={label}
          choice={choice}
          saving={variables}
          failure={error ? t('forms.notSaved', { why: error.message }) : undefined}
          onChange={(chosen) => run(chosen)}
        />
      )}
    </LoadedPart>
  );
}
