import { describe, expect, it } from 'vitest';
import { envelopeAddress, envelopeOf, sendingAddress } from './envelope';

describe('reports go to', () => {
  it.each([
    [
      'https://abc123@errors.example.com/7',
      'https://errors.example.com/api/7/envelope/',
      'https://errors.example.com/api/7/envelope/?sentry_version=7&sentry_key=abc123',
    ],
    [
      'http://abc123@localhost:4400/errors/1',
      'http://localhost:4400/errors/api/1/envelope/',
      'http://localhost:4400/errors/api/1/envelope/?sentry_version=7&sentry_key=abc123',
    ],
  ])('%s: %s', (dsn, address, withKey) => {
    expect(envelopeAddress(dsn)).toBe(address);
    expect(sendingAddress(dsn)).toBe(withKey);
  });
});

describe('an envelope', () => {
  const ID = '0123456789abcdef0123456789abcdef';
  it.each([
    [{ event_id: ID, level: 'error\n' }, 'event'],
    [{ event_id: ID, type: 'transaction' }, 'transaction'],
  ])('is three lines: %j', (item, type) =>
    expect(envelopeOf(item).split('\n')).toEqual([
      `{"event_id":"${ID}"}`,
      `{"type":"${type}"}`,
      JSON.stringify(item),
    ]),
  );
});
