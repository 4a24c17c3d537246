// Has a worker compute files' digests, each once, and starts it with the first file.
import { trustedScriptUrl } from '../../../api/client/trustedScriptUrl';
import type { Md5Answer, Md5Question } from './md5.worker';
import workerUrl from './md5.worker?worker&url';
import { MessageError } from '../../../messages/MessageError';
import { message } from '../../../messages/t';

/** Computes digests in a worker. */
export interface Hasher {
  /** Returns the MD5 of a file in base64. Throws a MessageError if the file can't be read. */
  md5: (file: Blob) => Promise<string>;
  /** Ends the worker. The next file starts another one. */
  close: () => void;
}

/** Returns a hasher. Its worker starts with the first file. */
export function createHasher(): Hasher {
  let worker: Worker | undefined;
  let lastId = 0;
  const known = new WeakMap<Blob, Promise<string>>();
  const waiting = new Map<number, (digest: string | undefined) => void>();

  const giveUp = () => {
    worker?.terminate();
    worker = undefined;
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
    started.onmessage = ({ data: { id, digest } }: MessageEvent<Md5Answer>) => {
      waiting.get(id)?.(digest);
      waiting.delete(id);
    };
    started.onerror = giveUp;
    return started;
  };
  const compute = (file: Blob) =>
    new Promise<string>((resolve, reject) => {
      const question: Md5Question = { id: (lastId += 1), file };
      waiting.set(question.id, (digest) => {
        if (digest === undefined) reject(new MessageError(message('upload.unreadable')));
        else resolve(digest);
      });
      (worker ??= start()).postMessage(question);
    });
  return {
    md5: (file) => {
      const digest = known.get(file) ?? compute(file);
      known.set(file, digest);
      // Tried again with the file's next attempt.
      digest.catch(() => known.delete(file));
      return digest;
    },
    close: giveUp,
  };
}
