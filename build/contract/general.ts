// The contract's text on what holds for every call (docs/product/vendor-api.md, docs/product/failures.md).

/** The contract's description, in Markdown. */
export const GENERAL = `Generated from the portal's source. It describes what the portal sends and what it needs in each response;
the API may return more.

## Names and values

- Keys are snake_case unless this document spells one differently. Times are in epoch seconds, money in cents.
- A null counts as absent. Unlisted keys are ignored, unless a response is passed on unchanged.
- A list entry that lacks a required field is left out, and the user is told how many are missing. A response that should be
  a list and isn't is an error, and so is any other response that lacks a required field.
- Where a description lists a field's values, the API may return others: the portal shows them as unknown.

## Requests

- Each value in a path is one percent-encoded segment. If two paths match, the one with more fixed segments applies, such as
  \`/customer/subscriptions/hosted_page/{hostedPageId}\`. The portal sends no cookies, and no headers beyond \`Authorization\`,
  \`Content-Type\` and those that browsers add.
- CORS must allow the portal's origin with these two headers and the methods listed, also on error responses, and expose
  \`Retry-After\` and \`Date\`. \`Access-Control-Max-Age\` saves a preflight request before each call.
- Compress responses with thousands of entries.

## How often

- The portal doesn't refetch on focus or when the user returns to a page. A visit lasts until the browser loads the portal anew.
- A reading call without a response, or with a 502, 503 or 504, is retried up to twice, after a pause of 0.5 to 4 s; after a
  500 once; after a 429 or a 503 with \`Retry-After\` at the time that it gives. A date in it is
  compared with the response’s \`Date\`. A changing call is never retried automatically, except for declaring files and after a
  401.
- After a 401 the portal fetches one fresh token for all refused calls, and sends each of them once more, changes too. If the fresh token is refused as well, the user's session ends.
- A reading call times out after 15 s, a changing one after 30 s. The portal then reads whether the change took effect.
- \`x-rate\` repeats a call's description for machines: \`when\`; for polling, \`everySeconds\` after each response and
  \`atMost\` so many times in a row; and \`atATime\`, the highest number in parallel in one browser.
`;

/** What an error response means in general, by status. */
export const REFUSALS = {
  400: 'The request doesn’t match this description.',
  401: 'The token is missing or invalid.',
  403: 'The user lacks permission. The API decides; the portal only hides what it knows would be refused.',
  404: 'It doesn’t exist, or the user has no role on it.',
  409: 'Not possible in the current state.',
  422: 'A value is invalid. The portal shows the message at the value’s field, if it has one.',
  429: 'Too many requests.',
  '5XX': 'The API failed.',
};
