// The link up, above the heading of every page except the overview.
import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button';
import { useProfile } from '../../auth/useProfile';
import { paths } from '../../paths';
import { lastSearch } from '../../browser/storage/userStorage';
import { t } from '../../messages/t';

/** Shows a link back to the overview, or to the supporter's last search. */
export function BackLink({ to }: { to: 'overview' | 'search' }) {
  const { sub = '' } = useProfile();
  const address = to === 'overview' ? paths.overview() : paths.supporter(lastSearch(sub));
  return (
    <Box sx={{ mb: 0.5, displayPrint: 'none' }}>
      <Button component={Link} to={address} size="small" startIcon={<BackIcon />} sx={{ ml: -0.75 }}>
        {t(to === 'overview' ? 'shell.backToOverview' : 'shell.backToSearch')}
      </Button>
    </Box>
  );
}
