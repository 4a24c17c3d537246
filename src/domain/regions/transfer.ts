// Sizes and speeds of what is being sent, in words.

const UNITS = ['KB', 'MB', 'GB', 'TB'];

/** Returns bytes as '512 bytes', '48.2 KB', '1.3 MB'. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${Math.round(bytes)} bytes`;
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value.toFixed(value < 99.5 ? 1 : 0)} ${UNITS[unit] ?? ''}`;
}

/** Returns '1.3 MB/s, about 20 seconds left'; empty while nothing moves. */
export function speedWords(bytesPerSecond: number, bytesLeft: number): string {
  if (!(bytesPerSecond > 0)) return '';
  const seconds = Math.ceil(bytesLeft / bytesPerSecond);
  return `${sizeWords(bytesPerSecond)}/s, ${timeLeft(seconds)} left`;
}

function timeLeft(seconds: number): string {
  if (seconds <= 1) return 'about a second';
  if (seconds < 60) return `about ${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}

/** How much had been sent at a moment: bytes, epoch ms. */
export interface Sample {
  at: number;
  sent: number;
}

/** How far back the speed looks, ms. */
const WINDOW_MS = 4000;

/** The samples with one more, without those that are too old to count. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const recent = samples.filter(({ at }) => at >= sample.at - WINDOW_MS);
  return [...recent, sample];
}

/** Bytes a second over the samples; 0 where that can't be said. */
export function speedOf(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at <= first.at) return 0;
  return Math.max(0, ((last.sent - first.sent) * 1000) / (last.at - first.at));
}
