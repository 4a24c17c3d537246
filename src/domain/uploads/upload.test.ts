import { describe, expect, it } from 'vitest';
import { t, textOf } from '../../messages/t';
import {
  contentType,
  fileProblem,
  isSameName,
  isSameOnWindows,
  isSystemFile,
  kindOf,
  twinProblem,
  UPLOAD_KINDS,
} from './upload';

describe('the kinds of files', () => {
  it('are five, each with its folder', () => {
    expect(UPLOAD_KINDS.map(({ folder, label }) => ({ folder, label: t(label) }))).toEqual([
      { folder: 'MIB/', label: 'MIB files' },
      { folder: 'devicetemplates/', label: 'Device templates' },
      { folder: 'lookups/custom/', label: 'Custom lookups' },
      { folder: 'snmplibs/', label: 'SNMP libraries' },
      { folder: 'webroot/icons/devices/', label: 'Device icons' },
    ]);
  });
});

describe('a file’s extension', () => {
  it.each([
    ['a.mib', 'MIB/'],
    ['A.B.MY', 'MIB/'],
    ['cisco.odt', 'devicetemplates/'],
    ['ups.state.ovl', 'lookups/custom/'],
    ['printer.oidlib', 'snmplibs/'],
    ['mibs/vendor.svg', 'webroot/icons/devices/'],
    ['vendor.PNG', 'webroot/icons/devices/'],
    ['readme.txt', undefined],
    ['mib', undefined],
    ['a.', undefined],
    ['mibs/', undefined],
  ])('decides the kind: %s', (name, folder) => {
    expect(kindOf(name)?.folder).toBe(folder);
  });

  it('that several kinds have decides nothing', () => {
    const [mibs, icons] = [UPLOAD_KINDS[0]!, { ...UPLOAD_KINDS[4]!, extensions: ['mib'] }];
    expect(kindOf('a.mib', [mibs, icons])).toBeUndefined();
  });
});

describe('a file', () => {
  it.each([
    [0, undefined],
    [1_048_576, undefined],
    [1_048_577, '“a.mib” is too large. A file can have at most 1,048,576 bytes (1 MiB).'],
  ])('with a size of %i bytes has the error: %s', (size, problem) => {
    expect(textOf(fileProblem({ name: 'a.mib', size }))).toBe(problem);
  });
});

describe('a file’s name', () => {
  const impossible = (name: string, why: string) =>
    `“${name}” can’t be used as a file name on the instance: ${why}`;
  const AT_END = 'Windows doesn’t allow a dot or space at the end of a name.';
  it.each([
    ['a b (1).mib', undefined],
    ['.hidden', undefined],
    [' first', undefined],
    ['Gerät.mib', undefined],
    ['..', impossible('..', AT_END)],
    [' ', impossible(' ', AT_END)],
    ['hidden.', impossible('hidden.', AT_END)],
    ['a.mib ', impossible('a.mib ', AT_END)],
    ...['<', '>', ':', '"', '/', '\\', '|', '?', '*'].map((character): [string, string] => [
      `a${character}b.mib`,
      impossible(`a${character}b.mib`, `Windows doesn’t allow ${character} in a name.`),
    ]),
    ['a\tb', impossible('a\tb', 'it contains a control character.')],
    ['a\u007F', impossible('a\u007F', 'it contains a control character.')],
    ...['con', 'CON', 'prn', 'Aux', 'nul', 'com1', 'COM9', 'com¹', 'lpt0', 'conin$', 'CONOUT$'].map(
      (device): [string, string] => [
        device,
        impossible(device, `Windows reserves “${device}” for a device.`),
      ],
    ),
    ['con.mib', impossible('con.mib', 'Windows reserves “con” for a device.')],
    ['NUL.tar.gz', impossible('NUL.tar.gz', 'Windows reserves “NUL” for a device.')],
    ['aux .txt', impossible('aux .txt', 'Windows reserves “aux” for a device.')],
    ['console.mib', undefined],
    ['com10.mib', undefined],
    ['my.con', undefined],
    ['x'.repeat(255), undefined],
    ['x'.repeat(256), `The name “${'x'.repeat(256)}” is too long. It can have at most 255 characters.`],
  ])('%j has the error: %s', (name, problem) => {
    expect(textOf(fileProblem({ name, size: 1 }))).toBe(problem);
  });

  it.each([
    ['a.mib', 'a.mib', true, true],
    ['A.mib', 'a.MIB', false, true],
    ['Gerät.mib'.normalize('NFC'), 'Gerät.mib'.normalize('NFD'), true, true],
    ['GERÄT.mib'.normalize('NFC'), 'gerät.mib'.normalize('NFD'), false, true],
    ['straße', 'strasse', false, false],
    ['a.mib', 'b.mib', false, false],
  ])('%s and %s are the same: %s, and the same on Windows: %s', (a, b, same, sameOnWindows) => {
    expect([isSameName(a, b), isSameOnWindows(a, b)]).toEqual([same, sameOnWindows]);
  });

  it.each([
    ['a.mib', [], undefined],
    ['a.mib', ['b.mib'], undefined],
    ['a.mib', ['b.mib', 'a.mib'], '“a.mib” was selected twice. Only the first one is uploaded.'],
    ['a.mib', ['cisco/b.mib'], undefined],
    [
      'juniper/a.mib',
      ['cisco/a.mib'],
      '“juniper/a.mib” has the same name as “cisco/a.mib”. Only the first one is uploaded.',
    ],
    [
      'x/A.mib',
      ['b.mib', 'y/a.mib'],
      '“A.mib” differs from “a.mib” only in capitalization, which Windows ignores. Only the first one is uploaded.',
    ],
  ])('%s after %j has the error: %s', (name, others, problem) => {
    expect(textOf(twinProblem(name, others))).toBe(problem);
  });

  it.each([
    ['.DS_Store', true],
    ['Thumbs.db', true],
    ['desktop.ini', true],
    ['my.ini', false],
  ])('%s is that of a system file: %s', (name, expected) => {
    expect(isSystemFile(name)).toBe(expected);
  });
});

describe('a file’s type', () => {
  it.each([
    ['image/svg+xml', 'image/svg+xml'],
    ['', 'application/octet-stream'],
    ['text/plain;charset=utf-8', 'application/octet-stream'],
    ['nonsense', 'application/octet-stream'],
    ['an image/png', 'application/octet-stream'],
  ])('%j is declared as %s', (type, declared) => {
    expect(contentType(type)).toBe(declared);
  });
});
