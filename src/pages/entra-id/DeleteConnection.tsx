// Deletes the connection after a confirmation that names the users who will no longer be able to sign in
// (docs/product/enterprise-connection.md#deleting).
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { connectionForm, type EnterpriseConnection } from '../../domain/connections/connection';
import type { Instance } from '../../domain/instances/instance';
import { displayName, subdomainOf } from '../../domain/subscriptions/subscription';
import { BusyButton } from '../../ui/form/BusyButton';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { SectionCard } from '../../ui/content/SectionCard';
import { t } from '../../messages/t';
import { RichText } from '../../ui/content/RichText';

interface DeleteConnectionProps {
  instance: Instance;
  connection: EnterpriseConnection;
  isDeleting: boolean;
  /** Why the last attempt failed. */
  error: Error | null;
  onDelete: () => void;
}

/** The section with the button, and the dialog. */
export function DeleteConnection(props: DeleteConnectionProps) {
  const { instance, connection, isDeleting, error } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { domainAliases, tenantDomain } = connectionForm(connection);
  const domains = domainAliases.length > 0 ? domainAliases : [tenantDomain];
  const name = connection.name ?? `${subdomainOf(instance)}-entra`;

  const confirm = () => {
    setIsAsking(false);
    props.onDelete();
  };
  return (
    <SectionCard id="delete" title={t('entraId.delete')} about={t('entraId.deleteAbout')}>
      <BusyButton variant="outlined" color="error" busy={isDeleting} onClick={() => setIsAsking(true)}>
        {t('entraId.deleteConnection')}
      </BusyButton>
      {error && (
        <Box sx={{ mt: 2 }}>
          <FailureAlert message={t('entraId.notDeleted', { why: error.message })} />
        </Box>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('entraId.deleteNamed', { name })}
        confirmLabel={t('entraId.delete')}
        isDangerous
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
          <li>
            <RichText
              text={t('entraId.usersOf', { domains, instance: displayName(instance) })}
              tags={{ strong: (words) => <strong>{words}</strong> }}
            />
          </li>
          <li>{t('entraId.lockedOut')}</li>
          <li>{t('entraId.secretNeeded')}</li>
        </Typography>
      </ConfirmDialog>
    </SectionCard>
  );
}
