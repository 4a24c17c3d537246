import { describe, expect, it } from 'vitest';
import { envelopeAddress } from './envelope';

describe('reports go to', () => {
  it.each([
    ['https://abc123@errors.example.com/7', 'https://errors.example.com/api/7/envelope/'],
    ['http://abc123@localhost:4400/errors/1', 'http://localhost:4400/errors/api/1/envelope/'],
  ])('%s: %s', (dsn, address) => expect(envelopeAddress(dsn)).toBe(address));
});
