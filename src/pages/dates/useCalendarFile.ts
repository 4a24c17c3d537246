// "Add to calendar" (docs/product/dates.md#calendar-file): makes the file and passes it to the browser.
import { useRef, useState } from 'react';
import { useChange } from '../../api/outcomes/change';
import { saveFile } from '../../browser/saveFile';
import { calendarEvent } from '../../domain/subscriptions/calendarEvent';
import type { ComingDate } from '../../domain/subscriptions/comingDates';
import type { Plan } from '../../domain/plans/plan';
import { planLabel } from '../../domain/plans/planLabels';
import { shownPlan } from '../../domain/plans/shownPlan';
import { MessageError } from '../../messages/MessageError';
import { message, t } from '../../messages/t';
import { paths } from '../../paths';

const FILE = 'prtg-dates.ics';

/** Returns functions that save dates as a file and retry the last one, what was saved, whether one is being made, and the last failure. */
export function useCalendarFile(plans: readonly Plan[]) {
  const last = useRef<readonly ComingDate[]>([]);
  const [saved, setSaved] = useState<number>();
  const { run, isPending, error } = useChange({
    mutationKey: ['calendar-file'],
    isForgotten: true,
    mutationFn: async (dates: readonly ComingDate[]) => {
      try {
        saveFile(await fileOf(dates, plans), FILE);
      } catch (cause) {
        throw new MessageError(message('dates.notSaved'), { cause });
      }
      setSaved(dates.length);
    },
  });
  const save = (dates: readonly ComingDate[]) => {
    last.current = dates;
    setSaved(undefined);
    run(dates);
  };
  return {
    save,
    saved: saved && t('dates.saved', { count: saved, file: FILE }),
    isSaving: isPending,
    error,
    saveAgain: () => save(last.current),
  };
}

/** Returns the file. Throws if the code that writes it can't be loaded. */
async function fileOf(dates: readonly ComingDate[], plans: readonly Plan[]): Promise<Blob> {
  const { host, origin } = window.location;
  const labels = new Map(plans.map((plan) => [plan.id, planLabel(plan)]));
  const { calendarFile } = await import('./calendarFile');
  return await calendarFile(
    dates.map((date) =>
      calendarEvent(date, {
        host,
        url: new URL(paths.manage(date.subscription.id), origin).href,
        plan: shownPlan(date.subscription, (id) => labels.get(id)),
      }),
    ),
    Date.now(),
  );
}
