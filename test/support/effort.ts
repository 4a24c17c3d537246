// Measures effort independently of the machine's speed, by comparing the work with known work.
const TURNS = 5;

/** Returns the ratio of the processor time of `work` to that of `known`, each run five times, alternately. */
export function effortOf(work: () => unknown, known: () => unknown): number {
  const sum = { work: 0, known: 0 };
  for (let n = 0; n < TURNS; n += 1) {
    sum.known += timeOf(known);
    sum.work += timeOf(work);
  }
  return sum.work / sum.known;
}

/** Returns the user processor time in microseconds, which doesn't depend on how busy the machine is. */
function timeOf(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  return process.cpuUsage(begun).user;
}
