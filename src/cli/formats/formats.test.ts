import { expect, test } from 'vitest';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { githubAnnotations } from './github.ts';
import { sarifLog } from './sarif.ts';

const range = { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } };
const FOUND: readonly Diagnostic[] = [
  {
    code: 'links/missing-page',
    severity: 'error',
    message: 'No [page] `a`.',
    hint: 'Correct it.',
    file: 'guides/a b.mdx',
    range,
  },
  { code: 'writing/link-text', severity: 'advice', message: 'One: two,\nthree 100%', file: 'b.mdx' },
  {
    code: 'writing/same-title',
    severity: 'advice',
    message: 'Two pages.',
    parts: [{ text: '`c.mdx`', file: 'c.mdx', range }],
  },
];

test('SARIF has a rule for each kind, and a result with its place for each problem', () => {
  expect(sarifLog(FOUND, 'docs')).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Leafwright',
            rules: [{ id: 'links/missing-page' }, { id: 'writing/link-text' }, { id: 'writing/same-title' }],
          },
        },
        results: [
          {
            ruleId: 'links/missing-page',
            ruleIndex: 0,
            level: 'error',
            message: { text: 'No \\[page\\] `a`. Correct it.' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'docs/guides/a%20b.mdx' },
                  region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 9 },
                },
              },
            ],
          },
          {
            ruleIndex: 1,
            level: 'note',
            locations: [{ physicalLocation: { artifactLocation: { uri: 'docs/b.mdx' } } }],
          },
          { ruleIndex: 2, locations: [{ physicalLocation: { artifactLocation: { uri: 'docs/c.mdx' } } }] },
        ],
      },
    ],
  });
});

test('an annotation is one line, whatever the words of an author', () => {
  const [first, second] = githubAnnotations(FOUND, 'docs').trimEnd().split('\n');
  expect(first).toMatch(
    /^::error file=docs\/guides\/a b\.mdx,line=3,endLine=3,col=5,endColumn=9,title=[^:]+::No \[page\] `a`\.%0ACorrect it\.$/,
  );
  expect(second).toBe('::notice file=docs/b.mdx,title=Link that does not say where it leads::One: two,%0Athree 100%25');
});
