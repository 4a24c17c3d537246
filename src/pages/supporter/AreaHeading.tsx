// The top of a page below the search: the way back to it, the page's name, and reading all of it anew.
import BackIcon from '@mui/icons-material/ArrowBack';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useReadAgain } from '../../api/supporterCache';
import { paths } from '../../paths';
import { PageHeading } from '../../ui/PageHeading';

/** Takes the page's title. */
export function AreaHeading({ title }: { title: string }) {
  const readAgain = useReadAgain();
  return (
    <>
      <Button
        component={Link}
        to={paths.supporter()}
        size="small"
        startIcon={<BackIcon />}
        sx={{ ml: -0.75, mb: 0.5 }}
      >
        Search
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <PageHeading title={title} />
        </Box>
        <Button startIcon={<RefreshIcon />} onClick={readAgain}>
          Refresh
        </Button>
      </Box>
    </>
  );
}
