import { expect, it } from 'vitest';
import { markerOf } from './markers.ts';

const PROBLEM = { code: 'mdx/unclosed-tag', severity: 'error', message: '`<Card>` is not closed.' } as const;

it('underlines the place, and says what is wrong and what to do', () => {
  const range = { start: { line: 3, column: 5 }, end: { line: 3, column: 11 } };
  expect(markerOf({ ...PROBLEM, hint: 'Add `</Card>`.', range })).toMatchObject({
    severity: 8,
    message: '`<Card>` is not closed.\nAdd `</Card>`.',
    startLineNumber: 3,
    startColumn: 5,
    endLineNumber: 3,
    endColumn: 11,
  });
});

it('says why it matters behind it', () => {
  expect(markerOf(PROBLEM, 'Nothing behind it is shown.').message).toBe(
    '`<Card>` is not closed.\nWhy: Nothing behind it is shown.',
  );
});

it('underlines the rest of the line where a problem has a place but no extent', () => {
  const at = { line: 7, column: 2 };
  const marker = markerOf({ ...PROBLEM, severity: 'warning', range: { start: at, end: at } });
  expect(marker).toMatchObject({ severity: 4, startLineNumber: 7, startColumn: 2, endLineNumber: 7 });
  expect(marker.endColumn).toBeGreaterThan(1000);
});

it('marks the first line for a problem of the whole file', () => {
  expect(markerOf(PROBLEM)).toMatchObject({ startLineNumber: 1, endLineNumber: 1 });
});
