import { expect, it } from 'vitest';
import type { ImportSummary } from '../../transfer/import.ts';
import { summaryWords } from './import-words.ts';

const SUMMARY: ImportSummary = {
  root: '',
  configFile: 'docs.json',
  isConfigNew: false,
  files: 1,
  pages: 1,
  bytes: 812,
  leftOut: [],
  diagnostics: [],
};

it('says how much was taken in', () => {
  expect(summaryWords(SUMMARY)).toBe('1 page, 1 file, 812 bytes.');
  expect(summaryWords({ ...SUMMARY, pages: 4614, files: 5020, bytes: 31_400_000 })).toBe(
    '4,614 pages, 5,020 files, 31 MB.',
  );
});

it('says what it did beside reading', () => {
  expect(summaryWords({ ...SUMMARY, isConfigNew: true })).toContain('A docs.json file was created for them.');
  const leftOut = [
    { path: 'src/a.ts', reason: 'outside' },
    { path: '.git/', reason: 'clutter' },
  ] as const;
  expect(summaryWords({ ...SUMMARY, root: 'docs', leftOut })).toContain(
    'Only the folder docs was opened, without 1 file outside of it.',
  );
});
