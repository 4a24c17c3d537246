// Reports errors to operators and, for one visit in a hundred, how fast it was (docs/product/error-reports.md). Loaded when an
// error occurs or 10 s after the start, and only if the deployment configured a DSN.
import type { QueryClient } from '@tanstack/react-query';
import { newId, openChannel } from './api/operators/channel';
import { BUILD } from './browser/build';
import { noticeError, takeNoticedErrors } from './browser/noticedErrors';
import { config } from './config';
import { errorEvent, worthSending, isBug } from './domain/operators/errorEvent';
import { isMeasured, vitalsEvent } from './domain/operators/vitalsEvent';
import { patternOf } from './paths';

let channel: ReturnType<typeof openChannel> | undefined;
const sent = new Set<string>();

/** Sends the errors that were noticed since the last call. Never throws. */
export function reportToOperators(queryClient: QueryClient): void {
  channel ??= open(queryClient);
  for (const { thrown, pathname } of takeNoticedErrors()) {
    if (!isBug(thrown)) continue;
    try {
      const event = errorEvent(thrown, location.origin, {
        eventId: newId(32),
        atMs: Date.now(),
        build: BUILD,
        page: patternOf(pathname),
      });
      const what = event && worthSending(event, sent);
      if (!what) continue;
      sent.add(what);
      channel(event);
    } catch {
      // An error that can't be read must not cause another one.
    }
  }
}

function open(queryClient: QueryClient) {
  const send = openChannel(config.errorDsn ?? '');
  followCaches(queryClient);
  if (isMeasured(Math.random())) followVitals(send);
  return send;
}

/** Also notices bugs in queries and mutations: these end as the query's or mutation's failure and are never uncaught. */
function followCaches(queryClient: QueryClient): void {
  const [queries, changes] = [queryClient.getQueryCache(), queryClient.getMutationCache()];
  const notice = (error: unknown) => {
    if (isBug(error)) noticeError(error);
  };
  for (const { state } of [...queries.getAll(), ...changes.getAll()]) if (state.error) notice(state.error);
  for (const cache of [queries, changes]) {
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') notice(event.action.error);
    });
  }
}

function followVitals(send: ReturnType<typeof openChannel>): void {
  const page = patternOf(location.pathname);
  import('./api/operators/vitals').then(
    ({ measureVitals }) =>
      measureVitals((vitals) => {
        const event = vitalsEvent(vitals, {
          eventId: newId(32),
          traceId: newId(32),
          spanId: newId(16),
          startMs: performance.timeOrigin,
          build: BUILD,
          page,
        });
        if (event) send(event);
      }),
    () => undefined,
  );
}
