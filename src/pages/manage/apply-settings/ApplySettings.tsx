// Offers to apply the settings of the instance that a new one was created like (docs/product/new-like-this.md#applying), once
// it is ready.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { forgetModel, modelOf } from '../../../api/subscriptions/createdHere';
import { subscriptionsQuery } from '../../../api/subscriptions/subscriptions';
import { usePermissions } from '../../../api/user/permissions';
import { useTimeout } from '../../../browser/effects/useTimer';
import { announce } from '../../../browser/announce';
import { skipLabel, whyNot } from '../../../domain/instances/bulkChange';
import { isReadyInstance, type Instance } from '../../../domain/instances/instance';
import { permittedIds, whoMay } from '../../../domain/subscriptions/permission';
import { displayName, type Subscription } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { Alert } from '../../../ui/feedback/Alert';
import { lazyPart } from '../../../ui/feedback/lazyPart';
import { Button } from '../../../ui/form/Button';

const ApplyDialog = lazyPart(async () => (await import('./ApplyDialog')).ApplyDialog);

/** The offer; renders nothing if there is none. */
export function ApplySettings({ subscription }: { subscription: Subscription }) {
  const { id } = subscription;
  const [modelId, setModelId] = useState(() => modelOf(id, Date.now()));
  const [opened, setOpened] = useState<{ model: Instance; own: Instance }>();
  const [isOver, setIsOver] = useState(false);
  const end = () => {
    forgetModel(id, Date.now());
    setModelId(undefined);
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  // Once the dialog has given the focus back.
  useTimeout(isOver ? 0 : undefined, end);
  if (modelId === undefined) return null;

  return (
    <>
      {isReadyInstance(subscription) && (
        <Offer
          modelId={modelId}
          own={subscription}
          onApply={(model) => setOpened({ model, own: subscription })}
          onPutAway={() => {
            end();
            announce(t('likeThis.putAway'));
          }}
        />
      )}
      {opened && (
        <Suspense>
          <ApplyDialog
            {...opened}
            onClose={(isDone) => {
              setOpened(undefined);
              setIsOver(isDone);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface OfferProps {
  modelId: string;
  own: Instance;
  onApply: (model: Instance) => void;
  onPutAway: () => void;
}

function Offer({ modelId, own, onApply, onPutAway }: OfferProps) {
  const aboutId = useId();
  const { data: subscriptions = [] } = useQuery(subscriptionsQuery());
  const { resources, isSettled } = usePermissions();
  const permitted = permittedIds(resources, 'manageInstance');
  const mayChange = permitted.has(own.id);
  const model = subscriptions.find(({ id }) => id === modelId);
  const why = model && whyNot(model, permitted);
  // A right that isn't there may still come; one that is known stays while permissions are read again.
  if ((!mayChange || why) && !isSettled) return null;
  const sentence = () => {
    if (!model) return t('likeThis.gone');
    const name = displayName(model);
    if (why) return t('likeThis.unreadable', { name, why: skipLabel(why) });
    return t('likeThis.createdLike', { name });
  };
  return (
    <Alert
      kind="info"
      sx={{ mb: 3 }}
      action={
        <>
          {mayChange && !why && model && isReadyInstance(model) && (
            <Button variant="outlined" size="small" onClick={() => onApply(model)}>
              {t('likeThis.apply', { name: displayName(model) })}
            </Button>
          )}
          <Button size="small" aria-describedby={aboutId} onClick={onPutAway}>
            {t('firstSteps.hide')}
          </Button>
        </>
      }
    >
      <div id={aboutId}>{sentence()}</div>
      {!mayChange && <Box sx={{ color: 'text.secondary' }}>{whoMay('manageInstance')}</Box>}
    </Alert>
  );
}
