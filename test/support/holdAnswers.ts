import type { Sandbox } from '../../sandbox/sandbox.ts';

/** Holds back what is asked for at a path from now on; returns what lets it come. A delay would be a race with the test. */
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
