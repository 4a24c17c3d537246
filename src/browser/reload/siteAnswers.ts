// Whether the portal's own site can be reached (docs/product/failures.md#offline).

/** How long the site may take to answer, ms. */
const ANSWER_MS = 10_000;

/**
 * Returns whether the portal's own site answers with its page. The browser says that it is online as soon as there is any
 * network, and a reload that fails would replace the portal with an error page.
 */
export async function siteAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const { origin } = window.location;
  try {
    return (await fetch(`${origin}/`, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })).ok;
  } catch {
    return false;
  }
}
