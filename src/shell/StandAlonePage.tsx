// A page without the shell, for visitors who aren't or can't be signed in.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Logo } from '../ui/content/Logo';
import { PageHeading } from '../ui/content/PageHeading';
import { OfflineBanner } from './OfflineBanner';

/** Shows the logo, a title, the content and a row of actions, and above them the offline banner. */
export function StandAlonePage(props: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <>
      <OfflineBanner />
      <Box component="main" sx={{ maxWidth: 480, mx: 'auto', px: 2, pt: '12vh' }}>
        <Logo />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 3,
            p: 3,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            bgcolor: 'background.paper',
          }}
        >
          <PageHeading title={props.title} />
          <Typography component="div">{props.children}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1 }}>{props.actions}</Box>
        </Box>
      </Box>
    </>
  );
}
