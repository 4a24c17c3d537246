// An answer that was under way while what it is about changed may be from before the change, and would undo it on the screen
// (docs/product/failures.md#read-before-a-change).

/** Returns what `read` returns, read again as long as something of `known` has been replaced meanwhile. */
export async function readAgainIfChanged<Answer>(
  known: () => readonly unknown[],
  read: () => Answer,
): Promise<Awaited<Answer>> {
  for (;;) {
    const before = known();
    const answer = await read();
    if (known().every((one, index) => one === before[index])) return answer;
  }
}
