import { describe, expect, it } from 'vitest';
import { t, textOf } from '../../messages/t';
import { contentType, fileProblem, isSystemFile, UPLOAD_KINDS } from './upload';

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

describe('a file', () => {
  it.each([
    [0, undefined],
    [1_048_576, undefined],
    [1_048_577, '“a.mib” is too large. A file can have at most 1,048,576 bytes (1 MiB).'],
  ])('of %i bytes: %s', (size, problem) => {
    expect(textOf(fileProblem({ name: 'a.mib', size }))).toBe(problem);
  });
});

describe('a file’s name', () => {
  it.each([
    ['a b (1).mib', undefined],
    ['.hidden', undefined],
    ['hidden.', undefined],
    ['..', '“..” can’t be the name of a file on the instance.'],
    [' ', '“ ” can’t be the name of a file on the instance.'],
    ['a/b', '“a/b” can’t be the name of a file on the instance.'],
    ['a\\b', '“a\\b” can’t be the name of a file on the instance.'],
    ['a\tb', '“a\tb” can’t be the name of a file on the instance.'],
    ['x'.repeat(255), undefined],
    ['x'.repeat(256), `“${'x'.repeat(256)}” has too long a name. It can have at most 255 characters.`],
  ])('%j: %s', (name, problem) => {
    expect(textOf(fileProblem({ name, size: 1 }))).toBe(problem);
  });

  it.each([
    ['.DS_Store', true],
    ['Thumbs.db', true],
    ['desktop.ini', true],
    ['my.ini', false],
  ])('%s is the system’s: %s', (name, expected) => {
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
