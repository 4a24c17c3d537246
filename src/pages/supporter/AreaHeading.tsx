// The top of a page below the search: the page's name, and reading all of it anew.
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useReadAgain } from '../../api/supporter/supporterCache';
import { PageHeading } from '../../ui/content/PageHeading';

/** Takes the page's title. */
export function AreaHeading({ title }: { title: string }) {
  const readAgain = useReadAgain();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <PageHeading title={title} />
      </Box>
      <Button startIcon={<RefreshIcon />} onClick={readAgain}>
        Refresh
      </Button>
    </Box>
  );
}
