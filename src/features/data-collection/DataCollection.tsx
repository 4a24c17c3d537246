// The choice of data collection of one instance, which loads, fails and is saved on its own
// (docs/product/instance-settings.md#data-collection).
import { useQuery } from '@tanstack/react-query';
import { dataCollectionQuery, useChooseDataCollection } from '../../api/instances/dataCollection';
import { usePrinting } from '../../browser/usePrinting';
import { t } from '../../messages/t';
import { LoadedPart } from '../../ui/feedback/LoadedPart';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DATA_COLLECTION_CHOICES, type DataCollectionChoice } from '../../domain/instances/dataCollection';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { useConsideredChoice } from '../../ui/choices/useConsideredChoice';

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

// The three choices of data collection as a radio group that saves at once. Arrow keys save only after confirmation,
// so that no consent is recorded by accident.

interface DataCollectionChoicesProps {
  /** The group's accessible name. */
  label: string;
  /** The current choice, as saved. */
  choice: DataCollectionChoice;
  /** The choice that is being saved, while it is. */
  saving: DataCollectionChoice | undefined;
  /** Why the last change failed, until one succeeds. */
  failure: string | undefined;
  onChange: (choice: DataCollectionChoice) => void;
}

/** The radio group; while a choice is being saved, the others can't be chosen. */
function DataCollectionChoices(props: DataCollectionChoicesProps) {
  const { label, choice, saving, failure, onChange } = props;
  const { pending, choose, handlers } = useConsideredChoice(choice, saving !== undefined, onChange);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <RadioGroup
          row
          aria-label={label}
          aria-busy={saving !== undefined}
          value={saving ?? pending ?? choice}
          {...handlers}
          onChange={(event) => {
            const chosen = DATA_COLLECTION_CHOICES.find(({ value }) => value === event.target.value);
            if (chosen) choose(chosen.value);
          }}
          sx={saving !== undefined ? { opacity: 0.6 } : {}}
        >
          {DATA_COLLECTION_CHOICES.map(({ value, label: name }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={t(name)} sx={{ mr: 3 }} />
          ))}
        </RadioGroup>
        <Box role="status" sx={{ color: 'text.secondary', typography: 'caption' }}>
          {saving !== undefined && <span>{t('common.saving')}</span>}
          {pending !== undefined && <span>{t('dataCollection.notSavedYet')}</span>}
        </Box>
      </Box>
      {failure !== undefined && <FailureAlert message={failure} sx={{ mt: 2 }} />}
    </>
  );
}
