// The three choices of data collection as a radio group that saves at once. Arrow keys save only after confirmation,
// so that no consent is recorded by accident.
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DATA_COLLECTION_CHOICES, type DataCollectionChoice } from '../../domain/instances/dataCollection';
import { t } from '../../messages/t';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { useConsideredChoice } from '../../ui/choices/useConsideredChoice';

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
export function DataCollectionChoices(props: DataCollectionChoicesProps) {
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
