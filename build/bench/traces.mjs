// Measures how long a page keeps its main thread busy, in processor time, so that other load on the machine doesn't count.

/** Returns the processor time of the longest task during `act`, in ms. */
export async function longestTask(page, act) {
  const { tasks } = await traced(page, act);
  return Math.max(...tasks.map(({ busy }) => busy));
}

/** The interval between two frames of a screen, in ms. */
const FRAME = 1000 / 60;

/**
 * Returns how long each frame during `act` would take on a processor that is `slower` times slower, in ms. Work that comes up
 * while a frame is being made goes into the next one. The page must have an animation running, because its callbacks mark where
 * frames begin.
 */
export async function framesOf(page, slower, act) {
  const { tasks, frames } = await traced(page, act);
  const work = frames.map((from, index) => {
    const to = frames[index + 1] ?? Infinity;
    const within = tasks.filter(({ at }) => at >= from && at < to);
    return { at: from - frames[0], busy: slower * within.reduce((sum, { busy }) => sum + busy, 0) };
  });
  const lengths = [];
  let now = 0;
  let next = 0;
  while (next < work.length) {
    now = Math.max(now, work[next].at);
    let length = 0;
    for (; next < work.length && work[next].at <= now; next += 1) length += work[next].busy;
    lengths.push(Math.max(FRAME, length));
    now += lengths.at(-1);
  }
  return lengths;
}

/** Traces `act`. Returns the page's tasks and when its frames begin, in order and in ms; a task's `busy` is processor time. */
async function traced(page, act) {
  const session = await page.context().browser().newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const categories = 'toplevel,devtools.timeline';
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();

  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const onMain = events.filter((event) => mains.has(threadOf(event))).toSorted((a, b) => a.ts - b.ts);
  const tasks = onMain
    .filter(({ ph, name }) => ph === 'X' && name.endsWith('RunTask'))
    .map(({ ts, tdur = 0 }) => ({ at: ts / 1000, busy: tdur / 1000 }));
  if (tasks.length === 0) throw new Error('The trace holds no task of the page.');
  const frames = onMain.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts / 1000);
  return { tasks, frames };
}
