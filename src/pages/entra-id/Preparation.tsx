// What to prepare in Microsoft Entra ID, in the order in which its pages ask for it.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { config } from '../../config';
import { callbackAddress } from '../../domain/connections/connection';
import { CopyLine } from '../../ui/content/CopyLine';
import { SectionCard } from '../../ui/content/SectionCard';
import { message, t, type Message } from '../../messages/t';
import { RichText } from '../../ui/content/RichText';

/** The steps, with the address to copy. */
export function Preparation() {
  const address = callbackAddress(config.authDomain);
  return (
    <SectionCard id="preparation" title={t('entraId.prepare')} about={t('entraId.prepareAbout')}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, maxWidth: '72ch', '& li + li': { mt: 1.5 } }}>
        <Step says={message('entraId.prepareRegistration')} />
        <Step says={message('entraId.prepareRedirect')}>
          <CopyLine what={t('entraId.callbackNoun')} text={address} isCode />
        </Step>
        <Step says={message('entraId.preparePermission')} />
        <Step says={message('entraId.prepareSecret')} />
        <Step says={message('entraId.prepareIds')} />
      </Box>
    </SectionCard>
  );
}

function Step({ says, children }: { says: Message; children?: ReactNode }) {
  return (
    <li>
      <RichText message={says} tags={{ strong: (words) => <strong>{words}</strong> }} />
      {children}
    </li>
  );
}
