// Gives msw's progress events the `target` that they lack and a browser's have.

/** Call it after `server.listen()`, which replaces XMLHttpRequest. */
export function nameWhoseProgress(): void {
  globalThis.XMLHttpRequest = new Proxy(XMLHttpRequest, {
    construct(original) {
      const request = new original();
      request.onprogress = (event) => {
        Object.defineProperty(event, 'target', { value: request });
      };
      return request;
    },
  });
}
