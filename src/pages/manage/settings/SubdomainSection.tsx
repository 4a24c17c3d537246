// The instance's address, and changing its subdomain (docs/product/instance-settings.md#subdomain). The instance is
// being prepared from the moment the change is accepted.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ABSENT } from '../../../domain/text/shown';
import { stackState, displayName, subdomainOf } from '../../../domain/subscriptions/subscription';
import { CopyButton } from '../../../ui/content/CopyButton';
import type { Instance } from '../../../domain/instances/instance';
import { RichText } from '../../../ui/content/RichText';
import { message, t, textOf, type Message } from '../../../messages/t';
import { statusOf } from '../../../api/client/errors';
import {
  knownFacts,
  useConnectionFact,
  useProbeFact,
  useUserCount,
} from '../../../api/instances/instanceFacts';
import { useChangeSubdomain, SubdomainRefusedError } from '../../../api/subscriptions/subdomain';
import { config } from '../../../config';
import { callbackAddress } from '../../../domain/connections/connection';
import { afterSubdomain, subdomainConsequences } from '../../../domain/consequences/subdomain';
import { normaliseSubdomain, subdomainProblem } from '../../../domain/instances/subdomain';
import { useProfile } from '../../../auth/useProfile';
import { ConsequenceList } from '../../../features/consequences/ConsequenceList';
import { useLeaveRemaining } from '../../../features/consequences/remainingStorage';
import { useToast } from '../../../toasts/useToast';
import { BusyButton } from '../../../ui/form/BusyButton';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog';
import { Form } from '../../../ui/form/Form';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { focusSection } from '../../../ui/content/SectionCard';
import { TextInput } from '../../../ui/form/TextInput';
import { useDraftForm } from '../../../ui/form/useDraftForm';
import { formRow } from '../../../ui/content/styles';

/** Shows the instance's current address and the form that changes its subdomain. */
export function SubdomainSection({ instance }: { instance: Instance }) {
  const { fqdn } = instance;
  const isPreparing = stackState(instance) === 'preparing';
  return (
    <>
      <Box sx={{ mb: 2, '& button': { my: -0.5 } }}>
        <RichText
          message={message('manage.currentAddress', { address: fqdn ?? ABSENT })}
          tags={{ strong: (words) => <strong translate="no">{words}</strong> }}
        />
        <span> </span>
        {fqdn !== undefined && <CopyButton what={t('consequences.addressNoun')} text={fqdn} />}
      </Box>
      {isPreparing && <Box sx={{ color: 'text.secondary' }}>{t('manage.preparing')}</Box>}
      <SubdomainForm instance={instance} isShown={!isPreparing} />
    </>
  );
}

interface SubdomainFormProps {
  instance: Instance;
  /** False while the instance is being prepared: its subdomain can't be changed then. */
  isShown: boolean;
}

/** Shows the resulting address while typing, the consequences before the change, and the server's objection at the field. */
function SubdomainForm({ instance, isShown }: SubdomainFormProps) {
  const { stackId, fqdn = '' } = instance;
  const current = subdomainOf(instance);
  const change = useChangeSubdomain(instance.id, useToast().clear);
  const client = useQueryClient();
  const leave = useLeaveRemaining(instance.id);
  const [isAsking, setIsAsking] = useState(false);
  const form = useDraftForm({
    name: `subdomain:${instance.id}`,
    user: useProfile().sub,
    base: { subdomain: current },
    labels: { subdomain: t('forms.subdomain') },
    check: (values) => ({ subdomain: textOf(problemOf(normaliseSubdomain(values.subdomain), current)) }),
  });
  const subdomain = normaliseSubdomain(form.values.subdomain);
  const address = `${subdomain}${fqdn.slice(current.length)}`;

  // Moves focus to the section: the button that had it is gone once the change has begun.
  const hasBegun = change.data !== undefined && !isShown && !isAsking;
  useEffect(() => {
    if (hasBegun) focusSection('subdomain');
  }, [hasBegun]);

  const confirm = () => {
    const facts = knownFacts(client, stackId);
    change.run(subdomain, {
      onSettled: () => setIsAsking(false),
      onSuccess: form.forget,
      onDone: () => leave('subdomain', afterSubdomain({ from: fqdn, to: address, facts })),
      onError: (error) => {
        if (isAboutName(error)) form.refuse('subdomain', error.message);
      },
    });
  };
  return (
    <>
      {isShown && (
        <Form form={form} onSubmit={() => setIsAsking(true)} sx={formRow}>
          <TextInput
            form={form}
            name="subdomain"
            isVerbatim
            hint={
              subdomain === current ? t('newInstance.subdomainHint') : t('manage.newAddress', { address })
            }
            onEdit={() => {
              if (change.error) change.reset();
            }}
          />
          <BusyButton type="submit" variant="outlined" busy={change.isPending}>
            {t('manage.changeSubdomain')}
          </BusyButton>
        </Form>
      )}
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {t('consequences.probesNotUpdated')}
      </Typography>
      {change.error && !isAboutName(change.error) && (
        <FailureAlert message={t('forms.notSaved', { why: change.error.message })} sx={{ mt: 2 }} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('manage.changeSubdomainTitle', { name: displayName(instance) })}
        confirmLabel={t('manage.change')}
        busy={change.isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <SubdomainConsequences stackId={stackId} from={fqdn} to={address} />
      </ConfirmDialog>
    </>
  );
}

/** The consequences of the change. The instance's data for them are read once the dialog is open. */
function SubdomainConsequences({ stackId, from, to }: { stackId: string; from: string; to: string }) {
  const probe = useProbeFact(stackId);
  const users = useUserCount(stackId);
  const connection = useConnectionFact(stackId);
  const facts = { probe, users, connection };
  return (
    <ConsequenceList
      consequences={subdomainConsequences({ from, to, facts }, callbackAddress(config.authDomain))}
    />
  );
}

function problemOf(subdomain: string, current: string): Message | undefined {
  return subdomain === current ? message('manage.sameSubdomain') : subdomainProblem(subdomain);
}

/** True for a refusal of what was sent, which is the subdomain alone; a 403 may be one of the user's rights. */
function isAboutName(error: Error): boolean {
  return error instanceof SubdomainRefusedError || [400, 409, 422].includes(statusOf(error) ?? 0);
}
