import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rangeAt } from '../project/diagnostics.ts';
import { formatDiagnostic, summarize } from './report.ts';

const warning = { code: 'links/missing-page', severity: 'warning', message: 'No such page.' } as const;

describe('formatDiagnostic', () => {
  const style = { root: 'docs', isColored: false };

  it('begins with a place that a terminal can open', () => {
    const diagnostic = { ...warning, file: 'guides/a.mdx', range: rangeAt(3, 7), hint: 'Correct it.' };
    expect(formatDiagnostic(diagnostic, style)).toBe(
      `${path.join('docs', 'guides/a.mdx')}:3:7 warning No such page.\n    Correct it.`,
    );
  });

  it('does without a place', () => expect(formatDiagnostic(warning, style)).toBe('warning No such page.'));
});

describe('summarize', () => {
  it('counts in words', () => {
    expect(summarize([])).toBe('no problems');
    expect(summarize([warning, warning, { ...warning, severity: 'error' }])).toBe('1 error, 2 warnings');
  });
});

it('what one problem stands for is listed below it, the first ten', () => {
  const parts = Array.from({ length: 12 }, (_, at) => ({ text: `\`page-${at}.mdx\`` }));
  const text = formatDiagnostic(
    { code: 'pages/no-description', severity: 'info', message: '12 pages have no description.', parts },
    { root: '', isColored: false },
  );
  expect(text.split('\n')).toHaveLength(12);
  expect(text).toContain('\n    - page-9.mdx\n    - and 2 more');
});
