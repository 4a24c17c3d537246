// One radio button as a row that is clickable anywhere: a label, and a second line about it.
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { useId, type ReactNode, type Ref } from 'react';
import { choiceTile, tileRadio } from './choiceTile';

interface ChoiceRowProps {
  /** The inputs' common `name` within a group. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  /** The label: together with `about`, the radio button's accessible name. */
  children: ReactNode;
  about?: ReactNode;
  /** Behind the label; describes the radio button, and isn't part of its name. */
  note?: string;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The row, for use in a ChoiceGroup. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { name, value, isChosen, onChoose, children, about, note, inputRef } = props;
  const noteId = useId();
  return (
    <Box
      component="label"
      sx={[choiceTile(isChosen), { display: 'flex', alignItems: 'flex-start', gap: 0.5 }]}
    >
      <Radio
        size="small"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        slotProps={{ input: { ref: inputRef, 'aria-describedby': note && noteId } }}
        sx={tileRadio}
      />
      <Box component="span" sx={{ flex: 1, minWidth: 0, pt: '4px' }}>
        <Box component="span" sx={{ display: 'block', typography: 'h3' }}>
          <span>{children}</span>
          {note && (
            <Box
              component="span"
              id={noteId}
              aria-hidden
              sx={{ display: 'inline-block', ml: 0.5, fontWeight: 400 }}
            >
              {note}
            </Box>
          )}
        </Box>
        {about !== undefined && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {about}
          </Box>
        )}
      </Box>
    </Box>
  );
}
