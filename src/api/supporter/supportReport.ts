// A customer's "Report for support" that staff open (docs/product/supporter.md#reports). It is read on the spot: nothing of it is
// sent or kept.
import { MessageError } from '../../messages/MessageError';
import { message } from '../../messages/t';
import { supportReport, type SupportReport } from '../../wire/supporter/report';
import { checked } from '../client/answers/checked';

/** Bytes. A report that is full has about a tenth. */
const MOST_BYTES = 262_144;

/** Returns the report in a file, without whatever has no place in one. Throws a MessageError for what is no report. */
export async function readReport(file: File): Promise<SupportReport> {
  const { name, size } = file;
  if (size > MOST_BYTES) throw new MessageError(message('supporter.reportTooLarge', { name }));
  try {
    return checked(supportReport, JSON.parse(await file.text()));
  } catch (cause) {
    throw new MessageError(message('supporter.noReport', { name }), { cause });
  }
}
