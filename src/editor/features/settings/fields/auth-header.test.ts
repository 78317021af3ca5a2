import { expect, it } from 'vitest';
import { authHeader } from './auth-header.ts';

it('shows the header that each method makes', () => {
  expect(authHeader({ method: 'bearer', inputPrefix: 'sk-' })).toBe('Authorization: Bearer sk-…');
  expect(authHeader({ method: 'key', name: 'x-token' })).toBe('x-token: …');
  expect(authHeader({ method: 'key' })).toBe('x-api-key: …');
  expect(authHeader({ method: 'basic', name: 'user:password' })).toMatch(/^Authorization: Basic /);
  expect(authHeader({ method: 'cookie' })).toBeUndefined();
  expect(authHeader(undefined)).toBeUndefined();
});
