// What has to be done at Microsoft Entra ID first, in the order in which its pages ask for it.
import Box from '@mui/material/Box';
import { config } from '../../config';
import { callbackAddress } from '../../domain/connections/connection';
import { CopyButton } from '../../ui/content/CopyButton';
import { SectionCard } from '../../ui/content/SectionCard';

/** The steps, with the address to copy. */
export function Preparation() {
  const address = callbackAddress(config.authDomain);
  return (
    <SectionCard
      id="preparation"
      title="Prepare in Microsoft Entra ID"
      about="An administrator of your directory does this once, in the Microsoft Entra admin center."
    >
      <Box component="ol" sx={{ m: 0, pl: 2.5, maxWidth: '72ch', '& li + li': { mt: 1.5 } }}>
        <li>
          Under <strong>App registrations</strong>, choose <strong>New registration</strong>, for accounts in
          your directory only.
        </li>
        <li>
          As <strong>Redirect URI</strong> of the type <strong>Web</strong>, enter this address. Microsoft
          sends your users back to it after they have signed in:
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              width: 'fit-content',
              maxWidth: 1,
              mt: 0.5,
              pl: 1.5,
              pr: 0.5,
              py: 0.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.default',
            }}
          >
            <Box component="code" sx={{ minWidth: 0 }}>
              {address}
            </Box>
            <CopyButton what="callback address" text={address} />
          </Box>
        </li>
        <li>
          Under <strong>API permissions</strong>, grant the delegated permission <strong>User.Read</strong> of
          Microsoft Graph, with admin consent.
        </li>
        <li>
          Under <strong>Certificates &amp; secrets</strong>, add a client secret and copy its{' '}
          <strong>Value</strong>, not its Secret ID. It is shown only once; note when it expires.
        </li>
        <li>
          From the application’s <strong>Overview</strong>, copy the <strong>Application (client) ID</strong>,
          and from the directory’s the <strong>Primary domain</strong>.
        </li>
      </Box>
    </SectionCard>
  );
}
