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

/** Lets half of what is asked for at a path come, from now on; returns what lets the rest come, or this in its place. */
export function holdRest({ faults }: Sandbox, path: string): (instead?: string) => void {
  let release: (instead?: string) => void = () => undefined;
  const held = new Promise<string | undefined>((resolve) => {
    release = resolve;
  });
  const apply = faults.apply.bind(faults);
  faults.apply = async (request, at, answer) => {
    const response = await apply(request, at, answer);
    if (!at.includes(path)) return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const half = Math.floor(bytes.length / 2);
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(bytes.slice(0, half));
        const instead = await held;
        controller.enqueue(instead === undefined ? bytes.slice(half) : new TextEncoder().encode(instead));
        controller.close();
      },
    });
    const headers = new Headers(response.headers);
    headers.set('Content-Length', String(bytes.length));
    return new Response(body, { status: response.status, headers });
  };
  return release;
}
