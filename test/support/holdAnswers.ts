import type { Sandbox } from '../../sandbox/sandbox.ts';

/**
 * Holds back the answers to requests whose path contains `path` from now on. Returns a function that releases them. A fixed
 * delay would race with the test.
 */
export function holdAnswers({ faults }: Sandbox, path: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const apply = faults.apply.bind(faults);
  faults.apply = async (request, at, answer) => {
    if (at.includes(path)) await held;
    return apply(request, at, answer);
  };
  return release;
}
