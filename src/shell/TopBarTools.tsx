// Search and help in the top bar, and what they open: each is loaded when its button is first pressed.
import Box from '@mui/material/Box';
import { Suspense, useRef, type ReactNode } from 'react';
import { useProfile } from '../auth/useProfile';
import { config } from '../config';
import { isStaff } from '../domain/session/profile';
import { lazyPart } from '../ui/feedback/lazyPart';
import { HelpButton } from './help/HelpButton';
import { SearchButton } from './search/SearchButton';
import { useOpenPart } from './useOpenPart';

const Help = lazyPart(async () => (await import('./help/Help')).Help, below);

const Search = lazyPart(async () => (await import('./search/SearchDialog')).CustomerSearch, below);

/** Loaded separately: only staff download the code of its requests. */
const StaffSearch = lazyPart(async () => (await import('./search/StaffSearch')).StaffSearch, below);

/** The two buttons. */
export function TopBarTools() {
  const { part, open } = useOpenPart();
  const help = useRef<HTMLButtonElement>(null);
  const AnySearch = isStaff(useProfile(), config.supporterRole) ? StaffSearch : Search;
  return (
    <>
      <SearchButton onOpen={() => open('search')} />
      <HelpButton ref={help} isOpen={part === 'help'} onOpen={() => open('help')} />
      <Suspense>
        {part === 'search' && <AnySearch onOpen={open} />}
        {part !== undefined && part !== 'search' && <Help part={part} anchor={help} onOpen={open} />}
      </Suspense>
    </>
  );
}

/** Places the notice that something couldn't be loaded, below the bar. */
function below(notice: ReactNode) {
  return (
    <Box sx={{ position: 'absolute', top: '100%', right: 8, maxWidth: 480, bgcolor: 'background.paper' }}>
      {notice}
    </Box>
  );
}
