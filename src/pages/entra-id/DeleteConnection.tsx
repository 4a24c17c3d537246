// Deletes the connection: asks first, and names who can't sign in any more
// (docs/product/enterprise-connection.md#deleting).
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { connectionForm, type EnterpriseConnection } from '../../domain/connections/connection';
import type { Instance } from '../../domain/instances/instance';
import { displayName, subdomainOf } from '../../domain/subscriptions/subscription';
import { BusyButton } from '../../ui/form/BusyButton';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog';
import { FailureNotice } from '../../ui/feedback/FailureNotice';
import { SectionCard } from '../../ui/content/SectionCard';

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
  const domains = domainAliases.length > 0 ? domainAliases.join(', ') : tenantDomain;
  const name = connection.name ?? `${subdomainOf(instance)}-entra`;

  const confirm = () => {
    setIsAsking(false);
    props.onDelete();
  };
  return (
    <SectionCard
      id="delete"
      title="Delete"
      about="Without the connection, nobody signs in to this instance with the directory."
    >
      <BusyButton variant="outlined" color="error" busy={isDeleting} onClick={() => setIsAsking(true)}>
        Delete connection
      </BusyButton>
      {error && (
        <Box sx={{ mt: 2 }}>
          <FailureNotice message={`The connection was not deleted. ${error.message}`} />
        </Box>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Delete connection ${name}?`}
        confirmLabel="Delete"
        isDangerous
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
          <li>
            Users of <strong>{domains}</strong> can no longer sign in to {displayName(instance)} with Entra
            ID.
          </li>
          <li>Who has no other way to sign in is locked out at once.</li>
          <li>To connect it again, you need the client secret, which we don’t keep.</li>
        </Typography>
      </ConfirmDialog>
    </SectionCard>
  );
}
