import { describe, expect, it } from 'vitest';
import { isDsn } from './dsn';

describe('a DSN', () => {
  it.each([
    'https://abc123@errors.example.com/7',
    'https://abc123@o1.ingest.sentry.io/4501',
    'https://abc123@example.com/glitchtip/tracker/7',
    'http://abc123@localhost:4400/errors/1',
  ])('can be %s', (dsn) => expect(isDsn(dsn)).toBe(true));

  it.each([
    '',
    'errors.example.com',
    'https://errors.example.com/7',
    'https://@errors.example.com/7',
    'https://abc123:secret@errors.example.com/7',
    'https://abc123@errors.example.com',
    'https://abc123@errors.example.com/',
    'https://abc123@errors.example.com/portal',
    'https://abc123@errors.example.com/7/',
    'https://abc123@errors.example.com/7?x=1',
    'https://abc123@errors.example.com/7#x',
    'https://abc123@errors example.com/7',
    'https://abc123@errors.example.com;/7',
    "https://abc123@errors.example.com/'unsafe-inline'/7",
    'see https://abc123@errors.example.com/7',
    'ftp://abc123@errors.example.com/7',
    'javascript://abc123@errors.example.com/7',
  ])('can’t be %j', (dsn) => expect(isDsn(dsn)).toBe(false));
});
