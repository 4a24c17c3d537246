// How much work something is, on a machine of any speed: what promises to be quick is held against work that is known.
const TURNS = 10;

/** Returns how many times the processor's time of `known` the work takes, both done ten times in turns. */
export function effortOf(work: () => unknown, known: () => unknown): number {
  const sum = { work: 0, known: 0 };
  for (let n = 0; n < TURNS; n += 1) {
    sum.known += timeOf(known);
    sum.work += timeOf(work);
  }
  return sum.work / sum.known;
}

/** Returns what it takes of the processor, in microseconds: how busy the machine is doesn't count. */
function timeOf(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  return process.cpuUsage(begun).user;
}
