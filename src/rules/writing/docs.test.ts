import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_WRITING_RULES } from './writing-rules.ts';

test('the documentation lists every rule with its title and preset', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/checks.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `writing/'));
  const expected = ALL_WRITING_RULES.map(
    ({ code, title, from, severity }) =>
      `| \`${code}\` | ${title}${severity === 'warning' ? ' (a warning)' : ''} | ${from} |`,
  );
  expect(rows).toEqual(expected);
});
