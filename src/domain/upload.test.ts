import { describe, expect, it } from 'vitest';
import { fileProblem, UPLOAD_KINDS } from './upload';

describe('the kinds of files', () => {
  it('are five, each with its folder', () => {
    expect(UPLOAD_KINDS).toEqual([
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
    [1_048_577, '“a.mib” is too large: a file may have at most 1,048,576 bytes (1 MiB).'],
  ])('of %i bytes: %s', (size, problem) => {
    expect(fileProblem({ name: 'a.mib', size })).toBe(problem);
  });
});
