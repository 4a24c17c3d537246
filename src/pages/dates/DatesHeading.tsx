// The page's heading, with the page's actions beside it.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import { PageHeading } from '../../ui/content/PageHeading';
import { Button } from '../../ui/form/Button';

/** Shows `children` beside the heading, or below it on a phone. */
export function DatesHeading({ children }: { children?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '12px 16px',
        mb: 3,
      }}
    >
      <Box sx={{ flex: '1 1 320px' }}>
        <PageHeading title={t('dates.title')} />
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {t('dates.about')}
        </Typography>
      </Box>
      <Button component={Link} to={paths.costs()} variant="outlined">
        {t('costs.title')}
      </Button>
      {children}
    </Box>
  );
}
