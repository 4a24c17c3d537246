// Hands a file that was made in the page to the browser, as a download.
import { isoDay } from '../domain/values/dates';

/** Time in ms for the browser to begin reading the file. */
const READ_WITHIN_MS = 60_000;

/** Saves a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}

/** Saves a text of comma-separated values under a name and the user's day: 'people-2026-12-03.csv'. */
export function saveCsv(text: string, name: string): void {
  const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `${name}-${isoDay(Date.now() / 1000)}.csv`);
}
