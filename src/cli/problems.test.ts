import { expect, test } from 'vitest';
import type { Diagnostic } from '../project/diagnostics.ts';
import { encodeText } from '../project/text.ts';
import { asChosen } from './problems.ts';

const FOUND: readonly Diagnostic[] = [
  { code: 'links/missing-page', severity: 'warning', message: 'A link leads nowhere.', file: 'a.mdx' },
  { code: 'pages/no-description', severity: 'info', message: 'Two pages have no description.' },
];

test('the file of a project decides what the command line tells, and how bad it is', () => {
  const told = (choice?: object) => {
    const files = new Map(choice ? [['leafwright.checks.json', encodeText(JSON.stringify(choice))]] : []);
    return asChosen({ files }, FOUND).map(({ code, severity }) => `${code} ${severity}`);
  };
  expect(told()).toEqual(['links/missing-page warning', 'pages/no-description info']);
  expect(told({ rules: { 'links/missing-page': 'error', 'pages/no-description': 'off' } })).toEqual([
    'links/missing-page error',
  ]);
  expect(told({ ignore: [{ rule: 'links/missing-page', file: 'a.mdx', reason: 'It comes next week.' }] })).toEqual([
    'pages/no-description info',
  ]);
});
