import { expect, it } from 'vitest';
import { shownStatus } from './shown-status.ts';

const PROBLEM = { code: 'config/syntax', severity: 'error', message: 'A comma is missing in line 3.' } as const;

it('says that the last good version is shown while the configuration cannot be read', () => {
  expect(shownStatus({ kind: 'current' }, PROBLEM, true)).toEqual({
    kind: 'broken',
    message: 'A comma is missing in line 3.',
    isStale: true,
  });
});

it('does not wait for ever for a site that has never been readable', () => {
  expect(shownStatus({ kind: 'starting' }, PROBLEM, false)).toMatchObject({ kind: 'broken', isStale: false });
  expect(shownStatus({ kind: 'starting' }, PROBLEM, true)).toEqual({ kind: 'starting' });
});

it('leaves worse and better news alone', () => {
  expect(shownStatus({ kind: 'stopped', message: 'm' }, PROBLEM, true)).toEqual({ kind: 'stopped', message: 'm' });
  expect(shownStatus({ kind: 'current' }, undefined, true)).toEqual({ kind: 'current' });
});
