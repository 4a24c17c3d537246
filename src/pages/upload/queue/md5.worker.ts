// Reads a file and computes its MD5 away from the page, which goes on meanwhile. MD5 is what the storage asks for
// (docs/product/uploads.md#storage): it guards against damage on the way, not against anybody's intent.
import { md5 } from '@noble/hashes/legacy.js';

export interface Md5Question {
  id: number;
  file: Blob;
}

/** The digest in base64; none where the file couldn't be read. */
export interface Md5Answer {
  id: number;
  digest?: string;
}

// TypeScript takes this for a page's global object: in a worker, messages need no origin.
const worker = self as unknown as {
  onmessage: ((event: MessageEvent<Md5Question>) => void) | null;
  postMessage: (answer: Md5Answer) => void;
};

worker.onmessage = ({ data: { id, file } }) => {
  void file.arrayBuffer().then(
    (bytes) => worker.postMessage({ id, digest: base64(md5(new Uint8Array(bytes))) }),
    () => worker.postMessage({ id }),
  );
};

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
