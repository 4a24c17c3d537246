// The instance's timezone (docs/product/timezones.md#changing).
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { timezoneQuery } from '../../../api/catalogue/regions';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { lazyPart } from '../../../ui/feedback/lazyPart';
import { WaitingShape } from '../../../ui/waiting/Waiting';
import type { Instance } from '../../../domain/instances/instance';
import { t } from '../../../messages/t';

// Loaded on its own: the searchable list and its zones are the page's heaviest part, and the rest doesn't wait for them.
const TimezoneForm = lazyPart(async () => (await import('./TimezoneForm')).TimezoneForm);

const HEIGHT = { xs: 140, sm: 84 };

/** Shows the form that changes the instance's timezone. */
export function TimezoneSection({ instance: { stackId } }: { instance: Instance }) {
  const timezone = useQuery(timezoneQuery(stackId));
  return (
    <LoadedPart what={t('manage.timezoneNoun')} query={timezone} height={HEIGHT}>
      {(id) => (
        <Suspense fallback={<WaitingShape height={HEIGHT} />}>
          <TimezoneForm key={id} stackId={stackId} current={id} />
        </Suspense>
      )}
    </LoadedPart>
  );
}
