// The consequences of a change as a list of sentences, before it is confirmed. A sentence whose data is still loading has a
// placeholder.
import Box from '@mui/material/Box';
import type { Consequence } from '../../domain/consequences/facts';
import { RichText } from '../../ui/content/RichText';

interface ConsequenceListProps {
  /** For the `aria-describedby` of the control that confirms the change. */
  id?: string;
  consequences: readonly Consequence[];
}

/** The list; screen readers announce a sentence that replaces another. */
export function ConsequenceList({ id, consequences }: ConsequenceListProps) {
  return (
    <Box component="ul" id={id} aria-live="polite" sx={list}>
      {consequences.map(({ text, isReading }, index) => (
        <li key={index} data-reading={isReading}>
          <RichText message={text} tags={STRONG} />
        </li>
      ))}
    </Box>
  );
}

const STRONG = { strong: (words: string) => <strong translate="no">{words}</strong> };

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  m: 0,
  pl: 2.5,
  overflowWrap: 'anywhere',
  '& [data-reading=true]': { color: 'text.secondary' },
} as const;
