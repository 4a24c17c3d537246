// What the build reports about a .env that nobody filled in.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { placeholderWarnings } from '../../deploy/placeholders.ts';

const example = readFileSync(`${import.meta.dirname}/../../.env.example`, 'utf8');
const unedited = parseEnv(example) as Record<string, string>;

describe('the placeholders of .env.example', () => {
  it('are all reported, but defaults aren’t', () => {
    expect(placeholderWarnings(unedited, example)).toEqual([
      'Left as in .env.example, so this build is of no use to anybody: VITE_API_URL=https://api.example.com, VITE_AUTH_CLIENT_ID=your-client-id, VITE_AUTH_DOMAIN=login.example.com, VITE_BILLING_SITE=your-billing-site, VITE_SUPPORT_URL=https://support.example.com.',
    ]);
  });

  it('are reported individually if the others have been replaced', () => {
    const env = {
      VITE_API_URL: 'https://api.acme.com',
      VITE_AUTH_DOMAIN: 'login.acme.com',
      VITE_AUTH_CLIENT_ID: ' your-client-id ',
    };
    expect(placeholderWarnings(env, example)).toEqual([
      'Left as in .env.example, so this build is of no use to anybody: VITE_AUTH_CLIENT_ID=your-client-id.',
    ]);
  });

  it('are exact values, so that other example hosts can be used for tests', () => {
    const env = {
      ...unedited,
      VITE_API_URL: 'https://api.vendor.example',
      VITE_AUTH_DOMAIN: 'https://login.example.com',
      VITE_AUTH_CLIENT_ID: 'client',
      VITE_BILLING_SITE: 'billing-test',
      VITE_SUPPORT_URL: 'http://localhost:4400/support',
    };
    expect(placeholderWarnings(env, example)).toEqual([]);
    expect(placeholderWarnings({}, example)).toEqual([]);
  });
});
