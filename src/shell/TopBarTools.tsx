// Search and help in the top bar, and what they open: each is loaded when its button is first pressed.
import Box from '@mui/material/Box';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useProfile } from '../auth/useProfile';
import { config } from '../config';
import { isStaff } from '../domain/session/profile';
import { lazyPart } from '../ui/feedback/lazyPart';
import { HelpButton } from './help/HelpButton';
import { SearchButton } from './search/SearchButton';
import { TypedAhead } from './search/TypedAhead';
import { useOpenPart } from './useOpenPart';

const Help = lazyPart(async () => (await import('./help/Help')).Help, below);

const Search = lazyPart(async () => (await import('./search/SearchDialog')).CustomerSearch, below);

/** Loaded separately: only staff download the code of its requests. */
const StaffSearch = lazyPart(async () => (await import('./search/StaffSearch')).StaffSearch, below);

/** The two buttons. */
export function TopBarTools() {
  const { part, open } = useOpenPart();
  const [ahead, setAhead] = useState('');
  const help = useRef<HTMLButtonElement>(null);
  const AnySearch = isStaff(useProfile(), config.supporterRole) ? StaffSearch : Search;
  const openSearch = () => {
    setAhead('');
    open('search');
  };
  const typing = <TypedAhead text={ahead} onType={setAhead} onCancel={() => open()} />;
  return (
    <>
      <SearchButton onOpen={openSearch} />
      <HelpButton ref={help} isOpen={part === 'help'} onOpen={() => open('help')} />
      <Suspense fallback={part === 'search' && typing}>
        {part === 'search' && <AnySearch ahead={ahead} onOpen={open} />}
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
