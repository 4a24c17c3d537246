// Sends a file to an address of the object storage (docs/product/uploads.md#storage): without the bearer token, and
// for as long as it makes progress; a fixed time-out would end a large file on a slow connection.
import { isSafeHttps } from '../../domain/session/returnTo';
import { askSite } from '../../browser/network';
import { createClient } from '../client/createClient';
import { MalformedResponseError, NetworkError, toApiError } from '../client/errors';

/** An upload that makes no progress for this long, in ms, is given up. */
const STALLED_MS = 30_000;

const client = createClient();

interface PutOptions {
  /** Type and digest, exactly as they were declared. */
  type: string;
  md5: string;
  signal: AbortSignal;
  /** Called with the bytes sent so far. */
  onProgress: (sent: number) => void;
}

/** PUT of the file's bytes. Throws NetworkError, StatusError, AbortError, or MalformedResponseError for an unsafe address. */
export async function putFile(address: string, file: File, options: PutOptions): Promise<void> {
  const { type, md5, signal, onProgress } = options;
  if (!isSafeHttps(address, window.location.origin)) throw new MalformedResponseError();
  const stalled = new AbortController();
  let timer = 0;
  const watch = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => stalled.abort(), STALLED_MS);
  };
  watch();
  try {
    await client.put(address, file, {
      headers: { 'Content-Type': type, 'Content-MD5': md5 },
      signal: AbortSignal.any([signal, stalled.signal]),
      onUploadProgress: ({ loaded }) => {
        watch();
        onProgress(loaded);
      },
    });
  } catch (error) {
    if (stalled.signal.aborted && !signal.aborted) {
      void askSite();
      throw new NetworkError(true);
    }
    throw toApiError(error);
  } finally {
    window.clearTimeout(timer);
  }
}
