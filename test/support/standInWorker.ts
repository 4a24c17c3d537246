// Stands in for a worker, which jsdom lacks: computes digests as md5.worker.ts does, with Node's own MD5.
import { createHash } from 'node:crypto';

/** Reads files and answers asynchronously, as a browser's worker does. */
export class StandInWorker {
  onmessage: ((event: { data: { id: number; digest?: string } }) => void) | null = null;
  onerror: (() => void) | null = null;
  #isOver = false;

  postMessage({ id, file }: { id: number; file: Blob }): void {
    const answer = (digest?: string) => {
      if (!this.#isOver) this.onmessage?.({ data: { id, ...(digest !== undefined && { digest }) } });
    };
    void file.arrayBuffer().then(
      (bytes) => answer(createHash('md5').update(new Uint8Array(bytes)).digest('base64')),
      () => answer(),
    );
  }

  terminate(): void {
    this.#isOver = true;
  }
}
