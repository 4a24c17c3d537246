import { afterEach, describe, expect, it } from 'vitest';
import { setFormatLocale } from '../values/formatters';
import { csvAmount, toCsv } from './csv';

const BOM = '\uFEFF';

afterEach(() => setFormatLocale('en-US'));

describe('toCsv', () => {
  it('writes a header and rows with CRLF line ends and a byte order mark', () => {
    expect(toCsv(['a', 'b'], [['1', '2']])).toBe(`${BOM}a,b\r\n1,2\r\n`);
  });

  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+49 911', "'+49 911"],
    ['-12.00', '-12.00'],
    ['-12,00', '"-12,00"'],
    ['-12,0+1', `"'-12,0+1"`],
    ['a,=1', `"a,'=1"`],
    ['-12', '-12'],
    ['-12+1', "'-12+1"],
    ['-1.', "'-1."],
    ['--1', "'--1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
    ['a=b', 'a=b'],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1+1', "'－1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\n=1+1', '"\'\n\'=1+1"'],
    ['a;=1+1', "a;'=1+1"],
    ['a;b;＝1+1;@c', "a;b;'＝1+1;'@c"],
    ['a;-12;-1+1', "a;-12;'-1+1"],
    ['two\n=lines', '"two\n\'=lines"'],
    ['a; b = c', 'a; b = c'],
  ])('writes %j as %j', (text, written) => {
    expect(toCsv([text], [])).toBe(`${BOM}${written}\r\n`);
  });
});

it.each([
  ['de-DE', 'a;"b;c";d,e;-1490,50\r\n'],
  ['fr-FR', 'a;"b;c";d,e;-1490,50\r\n'],
  ['de-CH', 'a,b;c,"d,e",-1490.50\r\n'],
  ['en-GB', 'a,b;c,"d,e",-1490.50\r\n'],
])('in %s a line is written as %s', (locale, line) => {
  setFormatLocale(locale);
  expect(toCsv(['a', 'b;c', 'd,e', csvAmount(-149_050)], [])).toBe(BOM + line);
});
