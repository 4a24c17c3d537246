// Access to a stack's machine: the admin password and remote desktop (docs/product/supporter.md#secrets,
// docs/product/supporter.md#remote-desktop).
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useAdminPassword } from '../../api/supporter/supporterInstances';
import { t } from '../../messages/t';
import { SectionCard } from '../../ui/content/SectionCard';
import { SecretText } from '../../ui/content/SecretText';

interface AccessPartProps {
  title: string;
  /** The stack's name. */
  name: string;
  /** The part for remote desktop, which needs more data about the stack. */
  children: ReactNode;
}

/** The two parts, side by side if there is room. */
export function AccessPart({ title, name, children }: AccessPartProps) {
  const readAdminPassword = useAdminPassword(name);
  return (
    <SectionCard id="access" title={title}>
      <Box sx={ways}>
        <div>
          <SecretText what={t('supporter.adminPasswordNoun')} read={readAdminPassword} />
        </div>
        <div>{children}</div>
      </Box>
    </SectionCard>
  );
}

const ways = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: '16px 24px',
} as const;
