// The differences in a stack's data: in plain words, in the vendor's own, and a link to the part of the page that mends each
// (docs/product/supporter.md#what-to-do).
import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import type { Finding, Mend } from '../../../domain/supporter/findings';
import { t, textOf } from '../../../messages/t';
import { focusSection, scrollToSection } from '../../../ui/content/SectionCard';

/** One or more findings. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <Box component="ul" aria-label={t('supporter.differences')} sx={list}>
      {findings.map(({ words, said, mend, who }, place) => (
        // Keyed by position, because a field may be reported twice in the same words.
        <li key={place}>
          <strong>{textOf(words)}</strong>
          {said !== '' && <div>{said}</div>}
          <div>{mend ? <MendLink {...mend} /> : who && t(who)}</div>
        </li>
      ))}
    </Box>
  );
}

function MendLink({ section, words }: Mend) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    scrollToSection(section);
    focusSection(section);
  };
  return (
    <Box component="a" href={`#${section}`} onClick={go} sx={{ color: 'primary.main' }}>
      {t(words)}
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  pl: 2.5,
  overflowWrap: 'anywhere',
  '& div': { color: 'text.secondary' },
} as const;
