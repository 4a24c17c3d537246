// An address that names nothing: what was sought, and the way to search for it.
import Box from '@mui/material/Box';
import { paths } from '../../../paths';
import { AreaHeading } from '../AreaHeading';
import { TextLink } from '../results/TextLink';

/** Takes what it should have been ("stack") and how it was called. */
export function NotFound({ what, sought }: { what: string; sought: string }) {
  return (
    <>
      <AreaHeading title={`No such ${what}`} />
      <Box sx={{ mt: 2 }}>
        {`There is no ${what} called “${sought}”. `}
        <TextLink to={paths.supporter(sought)}>Search for it</TextLink>
      </Box>
    </>
  );
}
