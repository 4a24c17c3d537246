// How long a page keeps its main thread, in processor time: what else the machine is busy with doesn't count.

/** Returns the processor time of the longest task meanwhile, ms. */
export async function longestTask(page, act) {
  const { tasks } = await traced(page, act);
  return Math.max(...tasks.map(({ busy }) => busy));
}

/** How often a screen shows a frame, ms. */
const FRAME = 1000 / 60;

/**
 * Returns how long each frame takes meanwhile, ms, on a processor so many times slower: what comes up while one is being
 * made is done in the next. The page must have an animation under way, which says where frames begin.
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

/** The page's tasks and when its frames begin, both in order, ms; how long a task was busy in processor time. */
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
