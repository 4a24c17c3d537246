// Copies text that has yet to be fetched. Safari lets a page copy only during a press: an answer of the network comes too late
// for `writeText`, but the clipboard may be given a promise in time.

/** Copies the text once it has arrived. Must be called during a press. Throws if it doesn't arrive or the browser refuses. */
export async function copyFetched(text: Promise<string>): Promise<void> {
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  // The caller hears of it from `text`; a browser that refuses at once leaves this one alone.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    // Some browsers know no ClipboardItem, or none with a promise.
    await navigator.clipboard.writeText(await text);
  }
}
