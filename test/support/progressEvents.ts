// Gives msw's progress events the `target` that they lack and a browser's have.

/** Call it after `server.listen()`, which replaces XMLHttpRequest. */
export function nameWhoseProgress(): void {
  const named = new Proxy(XMLHttpRequest, {
    construct(original) {
      const request = new original();
      request.onprogress = (event) => {
        Object.defineProperty(event, 'target', { value: request });
      };
      return request;
    },
  });
  // Defined, because in Vitest's own jsdom msw's can't be assigned to.
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: named, configurable: true, writable: true });
}
