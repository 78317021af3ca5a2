import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { previewStatus } from './preview-status.ts';

const SYNTAX: Diagnostic = { code: 'config/syntax', severity: 'error', message: 'A comma is missing.' };

test('a configuration that could never be read is told in the place of the page', () => {
  expect(previewStatus({ reading: [SYNTAX], hasPages: false })).toEqual({
    kind: 'blank',
    message: 'A comma is missing.',
  });
  expect(previewStatus({ reading: [], hasPages: false })).toEqual({ kind: 'starting' });
});
