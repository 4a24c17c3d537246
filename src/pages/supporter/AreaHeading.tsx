// The top of a page that the search leads to: the page's name, and a button that reads its data again.
import Box from '@mui/material/Box';
import { PageHeading } from '../../ui/content/PageHeading';
import { RefreshButton } from './RefreshButton';

/** Shows the page's title, which may contain a name, and a refresh button. */
export function AreaHeading({ title, name }: { title: string; name?: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <PageHeading title={title} name={name} />
      </Box>
      <RefreshButton />
    </Box>
  );
}
