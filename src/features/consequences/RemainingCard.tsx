// The tasks that remain after changes of an instance, above everything else on its page
// (docs/product/consequences.md#what-remains).
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useCurrentSettings } from '../../api/instances/instanceFacts';
import {
  CHANGE_KINDS,
  isFinished,
  stillHolds,
  withTask,
  type ChangeKind,
  type Remaining,
} from '../../domain/consequences/remaining';
import { concernsConnection } from '../../domain/consequences/tasks';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { focusSection, SectionCard } from '../../ui/content/SectionCard';
import { useStoreRemaining, useRemaining, type RemainingByKind } from './remainingStorage';
import { RemainingList } from './RemainingList';

const ID = 'remaining';

interface RemainingCardProps {
  subscription: Subscription;
  /** Shows only tasks that concern signing in with a directory. */
  isAboutConnection?: boolean;
}

/** One list per change; renders nothing if no tasks remain. */
export function RemainingCard({ subscription, isAboutConnection = false }: RemainingCardProps) {
  const stored = useRemaining(subscription.id);
  const keep = useStoreRemaining(subscription.id);
  const known = useCurrentSettings(subscription.stackId ?? '');
  // Finished lists are no longer stored, but stay visible, and can be unticked, until the user leaves the page.
  const [finished, setFinished] = useState<RemainingByKind>({});
  const lists = CHANGE_KINDS.flatMap((kind) => {
    const remaining = stored[kind] ?? finished[kind];
    if (!remaining || !stillHolds(kind, remaining, subscription, known)) return [];
    return isAboutConnection && !concernsConnection(kind, remaining) ? [] : [{ kind, remaining }];
  });
  if (lists.length === 0) return null;

  const show = (kind: ChangeKind, remaining: Remaining | undefined) => {
    const isOver = remaining === undefined || isFinished(remaining);
    keep(kind, isOver ? undefined : remaining);
    setFinished({ ...finished, [kind]: remaining });
  };
  const putAway = (kind: ChangeKind) => {
    show(kind, undefined);
    if (lists.length > 1) focusSection(ID);
    else document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <Box sx={{ mb: 3 }}>
      <SectionCard id={ID} title={t('consequences.remains')} about={t('consequences.remainsAbout')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          {lists.map(({ kind, remaining }) => (
            <RemainingList
              key={kind}
              kind={kind}
              remaining={remaining}
              onTick={(task, isDone) => show(kind, withTask(remaining, task, isDone))}
              onPutAway={() => putAway(kind)}
            />
          ))}
        </Box>
      </SectionCard>
    </Box>
  );
}
