// Reads a file and computes its MD5 in a worker, so that the page stays responsive. The storage requires MD5
// (docs/product/uploads.md#storage): it guards against damage in transit, not against tampering.
import { md5 } from '@noble/hashes/legacy.js';

/** The message that requests a file's digest. */
export interface Md5Question {
  id: number;
  file: Blob;
}

/** The response: the digest in base64; none if the file couldn't be read. */
export interface Md5Answer {
  id: number;
  digest?: string;
}

// TypeScript types `self` as a page's global object, but a worker's messages need no origin.
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
