// Countdowns: the seconds left, and how a clock shows them.

/** Returns the whole seconds until `until` (epoch seconds), seen at `nowMs` (epoch ms); never below 0. */
export function secondsLeft(until: number, nowMs: number): number {
  return Math.max(0, Math.ceil(until - nowMs / 1000));
}

/** Returns seconds as '59:07', or '1:00:00' from an hour on. */
export function clockTime(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
