import { readFileSync, readdirSync } from 'node:fs';
import { pathPattern } from './report';
import { expect, it } from 'vitest';

it.each([
  ['/customer/subscriptions', '/customer/subscriptions'],
  ['/customer/subscriptions/sub-1/reactivate', '/customer/subscriptions/{id}/reactivate'],
  ['/instance/stack%2F1/users', '/instance/{id}/users'],
  ['/instance/users/users', '/instance/users/users'],
  ['/instance/enterprise-connection/acme', '/instance/enterprise-connection/{id}'],
  ['/supporter/customers?email=anna@acme.example', '/supporter/customers'],
  ['/supporter/customers#anna', '/supporter/customers'],
  ['/anna@acme.example', '/{id}'],
  ['', ''],
])('the path %s becomes the pattern %s', (path, pattern) => expect(pathPattern(path)).toBe(pattern));

it('the patterns know every word of the paths in src/api', () => {
  const folder = `${import.meta.dirname}/../../api`;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const asked = sources.flatMap((source) =>
    [...source.matchAll(/(?:at`|\b(?:get|ask|send)\((?:'\w+', )?')(\/[^`']*)[`']/g)].map(
      ([, path = '']) => path,
    ),
  );
  expect(asked.length).toBeGreaterThan(30);
  for (const path of asked) {
    const pattern = path.replace(/\$\{[^}]*\}/g, '{id}');
    expect(pathPattern(path.replace(/\$\{[^}]*\}/g, 'x-1'))).toBe(pattern);
  }
});
