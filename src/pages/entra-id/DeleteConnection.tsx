// Deletes the connection after a confirmation that names the users who will no longer be able to sign in
// (docs/product/enterprise-connection.md#deleting).
import { useState } from 'react';
import { failureSentence } from '../../api/outcomes/uncertain';
import { useUserCount } from '../../api/instances/instanceFacts';
import type { EnterpriseConnection } from '../../domain/connections/connection';
import { deletionConsequences } from '../../domain/consequences/connectionDeletion';
import type { Instance } from '../../domain/instances/instance';
import { displayName, subdomainOf } from '../../domain/subscriptions/subscription';
import { ConsequenceList } from '../../features/consequences/ConsequenceList';
import { BusyButton } from '../../ui/form/BusyButton';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { SectionCard } from '../../ui/content/SectionCard';
import { t } from '../../messages/t';

interface DeleteConnectionProps {
  instance: Instance;
  connection: EnterpriseConnection;
  isDeleting: boolean;
  /** Why the last attempt failed. */
  error: Error | null;
  onDelete: () => void;
}

/** The section with the button, and the confirmation dialog. */
export function DeleteConnection(props: DeleteConnectionProps) {
  const { instance, connection, isDeleting, error } = props;
  const [isAsking, setIsAsking] = useState(false);
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
        <FailureAlert
          message={failureSentence(error, (why) => t('entraId.notDeleted', { why }))}
          sx={{ mt: 2 }}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('entraId.deleteNamed', { name })}
        confirmLabel={t('entraId.delete')}
        isDangerous
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <DeleteConsequences connection={connection} instance={instance} />
      </ConfirmDialog>
    </SectionCard>
  );
}

/** The consequences of the deletion. The instance's data for them are read once the dialog is open. */
function DeleteConsequences({
  connection,
  instance,
}: Pick<DeleteConnectionProps, 'connection' | 'instance'>) {
  const users = useUserCount(instance.stackId);
  return (
    <ConsequenceList consequences={deletionConsequences(connection, displayName(instance), { users })} />
  );
}
