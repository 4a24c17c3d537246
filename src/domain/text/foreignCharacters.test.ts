import { expect, it } from 'vitest';
import { foreignCharacters } from './foreignCharacters';

it.each([
  ['contoso.com', undefined],
  ['contoso_x"', undefined],
  ['müller.de', undefined],
  ['müller.de'.normalize('NFD'), undefined],
  ['日本.example', undefined],
  ['пример.рф', undefined],
  ['contoso.com’', ['’ (U+2019)']],
  ['“con–toso”', ['“ (U+201C)', '– (U+2013)', '” (U+201D)']],
  ['соntoso.com', ['с (U+0441)', 'о (U+043E)']],
  ['contoso.сom', ['с (U+0441)']],
  ['cοntoso', ['ο (U+03BF)']],
  ['日café.jp', ['日 (U+65E5)']],
  ['ｃｏco.com', ['ｃ (U+FF43)', 'ｏ (U+FF4F)']],
  ['contoso。com．', ['。 (U+3002)', '． (U+FF0E)']],
  ['a💩a', ['💩 (U+1F4A9)']],
])('the foreign characters of %s are %j', (domain, characters) => {
  expect(foreignCharacters(domain)?.values).toEqual(characters && { characters });
});
