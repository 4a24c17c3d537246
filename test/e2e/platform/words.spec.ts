// No word breaks inside, and no table's header covers a row, on any page, at any width, in any language
// (docs/product/look.md#type).
import { languageCodes, PSEUDO_LANGUAGE } from '../../../build/messages/languages.ts';
import { expect, failedCalls, test } from '../support/journey.ts';
import { expectLoaded, inParts, open, OWNER_PAGES, resize, speak, STAFF_PAGES } from '../support/visit.ts';

test.use({ expectedConsole: [failedCalls] });

const WIDTHS = [320, 360, 768, 1024, 1280, 1440];

for (const [persona, addresses] of [
  ...inParts<string>(OWNER_PAGES).map((part) => ['owner', part] as const),
  ['staff', STAFF_PAGES] as const,
]) {
  test(`no word breaks inside, and no header covers a row: ${addresses.join(', ')}`, async ({
    page,
    signIn,
  }) => {
    await signIn(persona);
    for (const address of addresses) {
      await open(page, address);
      for (const language of [...languageCodes(), PSEUDO_LANGUAGE]) {
        await speak(page, language);
        await expectLoaded(page);
        for (const width of WIDTHS) {
          await resize(page, width, 900);
          const where = `${address}, ${language}, ${width} px`;
          expect.soft(await page.evaluate(brokenWords), where).toEqual([]);
          expect.soft(await page.evaluate(coveringHeaders), where).toEqual([]);
        }
      }
    }
  });
}

/** Runs in the page. Returns the words that stand on more than one line; what is part of an address or a number may. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: chunk, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
      if (/[\d@._/:]\S/.test(chunk)) continue;
      for (const { 0: word, index: start } of chunk.matchAll(/\p{L}{2,}/gu)) {
        range.setStart(text, index + start);
        range.setEnd(text, index + start + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

/** Runs in the page, which isn't scrolled. Returns the names of the tables whose header reaches into their first row. */
function coveringHeaders(): string[] {
  return [...document.querySelectorAll('table')]
    .filter(({ tHead, tBodies: [body] }) => {
      const row = body?.rows[0];
      if (!tHead || !row) return false;
      return tHead.getBoundingClientRect().bottom > row.getBoundingClientRect().top + 2;
    })
    .map(({ caption, ariaLabel }) => caption?.textContent ?? ariaLabel ?? 'a table');
}
