// How long a page keeps its main thread, in processor time: what else the machine is busy with doesn't count.
import type { Browser, CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time, µs. */
  tdur?: number;
  args: { name?: string };
}

/** Does what it is given; gives the processor time of the longest task meanwhile, ms. */
export async function longestTask(browser: Browser, act: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { categories: 'toplevel', transferMode: 'ReportEvents' });
  await act();
  await ended(session);
  await session.detach();

  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

async function ended(session: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
}
