// The contract's text on what holds for every call (docs/product/vendor-api.md, docs/product/failures.md).

/** The contract's description, in Markdown. */
export const GENERAL = `Made from the portal's source. It says what the portal sends, and what it needs of an answer;
where the API gives more, nobody minds.

## Names and values

- Keys are snake_case, except where one is written otherwise here. Times are epoch seconds, money is cents.
- A null counts as absent. Keys that aren't listed are ignored, except where an answer is handed on as it came.
- An entry of a list that lacks a required field is left out, and the user is told how many were. A list that is no list is an
  error, and so is any other answer that lacks a required field.
- Where a field's values are listed in words, others may come: they are shown as unknown.

## Requests

- Each value in a path is one percent-encoded segment. Where two addresses fit, the one with more fixed words is meant:
  \`/customer/subscriptions/hosted_page/{hostedPageId}\`. No cookie is sent, and no header beyond \`Authorization\`,
  \`Content-Type\` and what browsers add.
- CORS must allow the portal's origin with these two headers and the methods listed, on refusals too, and expose
  \`Retry-After\` and \`Date\`. \`Access-Control-Max-Age\` saves a question before each call.
- A list of thousands of entries should be compressed.

## How often

- Nothing is asked again on focus or when a page is visited again: a visit lasts until the page is loaded anew.
- A reading call that got no answer, or a 502, 503 or 504, is repeated up to two times with a pause between 0.5 and 4 s; after a
  500 once; after a 429 or a 503 with \`Retry-After\` when it says. A call that changes something is never repeated by itself,
  but for the declaration of files.
- After a 401 one fresh token is fetched for all calls that were refused. Each GET, PUT, DELETE and reading POST is then sent once
  more; if the fresh token is refused, too, the user's session ends.
- A reading call is given up after 15 s, a changing one after 30 s. What became of the latter is then read.
- \`x-rate\` of a call says the same as its description: \`when\`; where it asks again and again, \`everySeconds\` after each
  answer and \`atMost\` how many times in a row; and \`atATime\`, how many at most side by side in one browser.
`;

/** What a refusal means in general, by status. */
export const REFUSALS = {
  400: 'The request isn’t as it is described here.',
  401: 'There is no valid token.',
  403: 'The user has no right to this. The API decides; the portal only leaves out what it knows to be refused.',
  404: 'There is no such thing, or the user has no part in it.',
  409: 'Not now, or not any more: the state of things forbids it.',
  422: 'A value isn’t possible. The message stands at its field, where it has one.',
  429: 'Too many calls.',
  '5XX': 'The API has failed.',
};
