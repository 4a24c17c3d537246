import { describe, expect, it } from 'vitest';
import { envelopeAddress } from './envelope';

describe('the envelope URL for the DSN', () => {
  it.each([
    ['https://abc123@errors.example.com/7', 'https://errors.example.com/api/7/envelope/'],
    ['https://abc123@errors.example.com/4501', 'https://errors.example.com/api/4501/envelope/'],
    ['https://abc123@example.com/2/tracker/7', 'https://example.com/2/tracker/api/7/envelope/'],
    ['http://abc123@localhost:4400/errors/1', 'http://localhost:4400/errors/api/1/envelope/'],
  ])('%s is %s', (dsn, address) => expect(envelopeAddress(dsn)).toBe(address));
});
