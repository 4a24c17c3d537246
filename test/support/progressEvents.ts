// msw's progress events don't say whose they are, as a browser's do.

/** Call it once msw listens: what it puts in the place of XMLHttpRequest is made anew then. */
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
