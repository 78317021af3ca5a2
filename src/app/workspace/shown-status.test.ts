import { expect, it } from 'vitest';
import { shownStatus } from './shown-status.ts';

const configProblem = { code: 'config/syntax', severity: 'error', message: 'A comma is missing in line 3.' } as const;
const READ = { hasReading: true, hasHome: true };
const UNREAD = { hasReading: false, hasHome: false };

it('says that the last good version is shown while the configuration cannot be read', () => {
  expect(shownStatus({ kind: 'current' }, { ...READ, configProblem })).toEqual({
    kind: 'broken',
    message: 'A comma is missing in line 3.',
    isStale: true,
  });
});

it('does not wait for ever for a site that has never been readable, or has no pages', () => {
  expect(shownStatus({ kind: 'starting' }, { ...UNREAD, configProblem })).toMatchObject({ kind: 'blank' });
  expect(shownStatus({ kind: 'starting' }, { hasReading: true, hasHome: false })).toEqual({
    kind: 'missing',
    hasPages: false,
  });
});

it('calls no page missing while the configuration cannot be read: it says why nothing is shown', () => {
  expect(shownStatus({ kind: 'missing', hasPages: true }, { ...READ, configProblem })).toEqual({
    kind: 'blank',
    message: 'A comma is missing in line 3.',
  });
});

it('waits for a site that is being read', () => {
  expect(shownStatus({ kind: 'starting' }, UNREAD)).toEqual({ kind: 'starting' });
  expect(shownStatus({ kind: 'starting' }, { ...READ, configProblem })).toEqual({ kind: 'starting' });
});

it('leaves worse and better news alone', () => {
  expect(shownStatus({ kind: 'stopped', message: 'm' }, { ...READ, configProblem })).toEqual({
    kind: 'stopped',
    message: 'm',
  });
  expect(shownStatus({ kind: 'current' }, READ)).toEqual({ kind: 'current' });
});
