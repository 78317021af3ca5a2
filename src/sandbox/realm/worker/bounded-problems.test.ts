import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { boundedProblems } from './bounded-problems.ts';

const problem = (severity: Diagnostic['severity'], message: string): Diagnostic => ({ code: 'a/b', severity, message });

test('a flood of problems comes as the worst of them, with how many more there are', () => {
  const warnings = Array.from({ length: 100_000 }, (_, at) => problem('warning', `Warning ${at}`));
  const given = [...warnings, problem('error', 'The error')];
  const bounded = boundedProblems(given, 'a.mdx');
  expect(bounded).toHaveLength(201);
  expect(bounded.slice(-2)).toEqual([
    problem('error', 'The error'),
    expect.objectContaining({
      code: 'page/more-problems',
      severity: 'warning',
      file: 'a.mdx',
      message: 'This page has 99,801 more problems, which are not listed.',
    }),
  ]);
});

test('what is usual is as it was, and a sentence of megabytes is cut', () => {
  const usual = [problem('error', 'One'), problem('info', 'Two')];
  expect(boundedProblems(usual, 'a.mdx')).toEqual(usual);
  const [long] = boundedProblems(
    [{ ...problem('error', 'x'.repeat(5_000_000)), subject: ['y'.repeat(5_000_000)] }],
    'a',
  );
  expect(JSON.stringify(long).length).toBeLessThan(5000);
});
