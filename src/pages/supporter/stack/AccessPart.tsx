// Ways into a stack's machine: the admin password and remote desktop (docs/product/supporter.md#secrets,
// docs/product/supporter.md#remote-desktop).
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useAdminPassword } from '../../../api/supporter/supporterSecrets';
import { SectionCard } from '../../../ui/content/SectionCard';
import { SecretText } from '../../../ui/content/SecretText';

/** Takes the stack's name and the part for remote desktop, which needs more of the stack. */
export function AccessPart({ name, children }: { name: string; children: ReactNode }) {
  const readAdminPassword = useAdminPassword(name);
  return (
    <SectionCard id="access" title="Access">
      <SecretText what="admin password" read={readAdminPassword} />
      <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>{children}</Box>
    </SectionCard>
  );
}
