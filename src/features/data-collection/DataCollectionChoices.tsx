// The three choices of data collection as a radio group that saves at once; with the arrow keys only what is confirmed, so
// that no consent is recorded that nobody gave.
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DATA_COLLECTION_CHOICES, type DataCollectionChoice } from '../../domain/instances/dataCollection';
import { t } from '../../messages/t';
import { FailureNotice } from '../../ui/feedback/FailureNotice';
import { useConsideredChoice } from '../../ui/choices/useConsideredChoice';

interface DataCollectionChoicesProps {
  /** The group's accessible name. */
  label: string;
  /** The choice that is so. */
  choice: DataCollectionChoice;
  /** The choice that is being saved, while it is. */
  wish: DataCollectionChoice | undefined;
  /** Why the last change failed, until one works. */
  failure: string | undefined;
  onChange: (choice: DataCollectionChoice) => void;
}

/** While a choice is being saved the others can't be chosen. */
export function DataCollectionChoices(props: DataCollectionChoicesProps) {
  const { label, choice, wish, failure, onChange } = props;
  const { pending, choose, handlers } = useConsideredChoice(choice, wish !== undefined, onChange);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <RadioGroup
          row
          aria-label={label}
          aria-busy={wish !== undefined}
          value={wish ?? pending ?? choice}
          {...handlers}
          onChange={(event) => {
            const chosen = DATA_COLLECTION_CHOICES.find(({ value }) => value === event.target.value);
            if (chosen) choose(chosen.value);
          }}
          sx={wish !== undefined ? { opacity: 0.6 } : {}}
        >
          {DATA_COLLECTION_CHOICES.map(({ value, label: name }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={t(name)} sx={{ mr: 3 }} />
          ))}
        </RadioGroup>
        <Box role="status" sx={{ color: 'text.secondary', typography: 'caption' }}>
          {wish !== undefined && t('common.saving')}
          {pending !== undefined && t('dataCollection.notSavedYet')}
        </Box>
      </Box>
      {failure !== undefined && (
        <Box sx={{ mt: 2 }}>
          <FailureNotice message={failure} />
        </Box>
      )}
    </>
  );
}
