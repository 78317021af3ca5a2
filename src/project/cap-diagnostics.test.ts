import { expect, test } from 'vitest';
import { capDiagnostics } from './cap-diagnostics.ts';
import { type Diagnostic, rangeAt } from './diagnostics.ts';

const problem = (code: Diagnostic['code'], file: string, line: number): Diagnostic => ({
  code,
  severity: 'warning',
  message: `At ${line}.`,
  file,
  range: rangeAt(line, 1),
});
const many = (code: Diagnostic['code'], file: string, count: number) =>
  Array.from({ length: count }, (_, index) => problem(code, file, index + 1));

test('names the first problems of a kind in a file, and says how many more there are', () => {
  const capped = capDiagnostics([
    ...many('a/b', 'one.mdx', 2000),
    ...many('c/d', 'one.mdx', 3),
    ...many('a/b', 'two.mdx', 51),
  ]);
  expect(capped).toHaveLength(50 + 1 + 3 + 50 + 1);
  expect(capped[49]?.message).toBe('At 50.');
  expect(capped[50]).toMatchObject({
    code: 'a/b',
    severity: 'warning',
    message: 'There are 1950 more problems of the same kind in this file.',
    file: 'one.mdx',
  });
  expect(capped[51]?.code).toBe('c/d');
  expect(capped.at(-1)?.message).toBe('There is 1 more problem of the same kind in this file.');
});

test('leaves few problems as they are', () => {
  const few = many('a/b', 'one.mdx', 50);
  expect(capDiagnostics(few)).toBe(few);
});
