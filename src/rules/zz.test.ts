import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { ALL_WRITING_RULES } from './writing/writing-rules.ts';
test('x', () => {
  writeFileSync('/tmp/rules.md', ['| rule | what it tells | preset |', '|---|---|---|', ...ALL_WRITING_RULES.map(({ code, title, from, severity }) => `| \`${code}\` | ${title}${severity === 'warning' ? ' (a warning)' : ''} | ${from} |`), ''].join('\n'));
});
