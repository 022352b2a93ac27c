import { expect, test } from 'vitest';
import { loginPath, redirectTarget } from './redirect-target.ts';

test.each(['/chat/7', '/herbs?q=mint&kind=herb', '/wellness-tracker#log'])('%s is where a log-in leads', (path) => {
  expect(redirectTarget(path)).toBe(path);
  expect(redirectTarget(new URL(loginPath(path), 'https://herbie.example').searchParams.get('redirect'))).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/api/auth/logout',
  'javascript:alert(1)',
  '/login',
  '/login?redirect=/login',
  '/register',
  '/login/',
  '/',
  '/no/such/page',
  '/assets/core.js',
])('%j never leads off the site, to no screen nor round in a circle', (value) => {
  expect(redirectTarget(value)).toBe('/dashboard');
});
