// Sizes and speeds of uploads, in words.

import { t } from '../../messages/t';
import { numberFormat } from '../values/formatters';

const UNITS = ['KiB', 'MiB', 'GiB', 'TiB'];

/** Returns bytes as '512 bytes', '48.2 KiB', '1.3 MiB'. */
export function sizeLabel(bytes: number): string {
  if (bytes < 1024) return t('upload.bytes', { bytes: Math.round(bytes) });
  let value = bytes / 1024;
  let unit = 0;
  while (value >= 1023.5 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = value < 99.5 ? 1 : 0;
  const format = numberFormat(undefined, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${format.format(value)} ${UNITS[unit] ?? ''}`;
}

/** Returns '1.3 MiB/s, about 20 seconds left'; empty while nothing is being transferred. */
export function speedLabel(bytesPerSecond: number, bytesLeft: number): string {
  if (!(bytesPerSecond > 0)) return '';
  const speed = sizeLabel(bytesPerSecond);
  const seconds = Math.max(1, Math.ceil(bytesLeft / bytesPerSecond));
  return seconds < 60
    ? t('upload.secondsLeft', { speed, seconds })
    : t('upload.minutesLeft', { speed, minutes: Math.round(seconds / 60) });
}

/** The bytes (`sent`) that had been sent at a moment (`at`, epoch ms). */
export interface Sample {
  at: number;
  sent: number;
}

/** The time over which the speed is measured, ms. */
const WINDOW_MS = 4000;

/** Returns the samples with a new one, without those older than the measured time. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const recent = samples.filter(({ at }) => at >= sample.at - WINDOW_MS);
  return [...recent, sample];
}

/** Returns bytes per second over the samples; 0 if that can't be determined. */
export function speedOf(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at <= first.at) return 0;
  return Math.max(0, ((last.sent - first.sent) * 1000) / (last.at - first.at));
}
