// Time that runs out, as a clock shows it.

/** Takes epoch seconds and now in epoch ms; gives the whole seconds left, never below 0. */
export function secondsLeft(until: number, nowMs: number): number {
  return Math.max(0, Math.ceil(until - nowMs / 1000));
}

/** Takes seconds; gives '59:07', or '1:00:00' from an hour on. */
export function clockTime(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
