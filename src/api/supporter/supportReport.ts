// A customer's "Report for support" that staff open (docs/product/supporter.md#reports). It is read in the browser: nothing of it
// is sent or stored.
import { MessageError } from '../../messages/MessageError';
import { message } from '../../messages/t';
import { supportReport, type SupportReport } from '../../wire/supporter';
import { checked } from '../client/answers';

/** In bytes; a full report is about a tenth of this. */
const MOST_BYTES = 262_144;

/** Returns the report in a file, without what doesn't belong in one. Throws a MessageError if it is too large or no report. */
export async function readReport(file: File): Promise<SupportReport> {
  const { name, size } = file;
  if (size > MOST_BYTES) throw new MessageError(message('supporter.reportTooLarge', { name }));
  try {
    return checked(supportReport, JSON.parse(await file.text()));
  } catch (cause) {
    throw new MessageError(message('supporter.noReport', { name }), { cause });
  }
}
