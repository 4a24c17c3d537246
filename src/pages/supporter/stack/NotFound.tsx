// Shown at an address that names no stack: what was sought, and a link to search for it.
import Box from '@mui/material/Box';
import { message, t } from '../../../messages/t';
import { paths } from '../../../paths';
import { RichText } from '../../../ui/content/RichText';
import { AreaHeading } from '../AreaHeading';
import { TextLink } from '../results/TextLink';

/** Shows that no stack has this name, with a link to search for it. */
export function NotFound({ sought }: { sought: string }) {
  return (
    <>
      <AreaHeading title={t('supporter.noSuchStack')} />
      <Box sx={{ mt: 2 }}>
        <RichText
          message={message('supporter.noSuchStackAbout', { name: sought })}
          tags={{ search: (words) => <TextLink to={paths.supporter(sought)}>{words}</TextLink> }}
        />
      </Box>
    </>
  );
}
