import { expect, test } from 'vitest';
import { encodeText } from '../../../project/text.ts';
import { problemsIn, told } from '../testing/told.ts';
import { applyChoice } from './apply-choice.ts';
import { SWITCHED_CODES } from './choice-of-project.ts';
import { readChoice } from './read-choice.ts';
import { USUAL_CHOICE } from './rule-choice.ts';

const read = (value: unknown) =>
  readChoice(encodeText(typeof value === 'string' ? value : JSON.stringify(value, null, 1)), SWITCHED_CODES);
const sentences = (value: unknown) =>
  read(value).diagnostics.map(({ message, range }) => `${range?.start.line}: ${message}`);

test('a project without a choice has the gentle one', () => {
  expect(readChoice(undefined, SWITCHED_CODES)).toEqual({ choice: USUAL_CHOICE, diagnostics: [] });
  expect(USUAL_CHOICE.preset).toBe('gentle');
});

test('a choice is read whole', () => {
  const { choice, diagnostics } = read({
    preset: 'strict',
    rules: { 'writing/steps': 'off', 'writing/image-alt': 'error' },
    words: [{ use: 'sign in', not: ['log in'] }],
    ignore: [{ rule: 'writing/link-text', file: 'a.mdx', reason: 'A button is called so.' }],
  });
  expect(diagnostics).toEqual([]);
  expect(choice).toEqual({
    preset: 'strict',
    levels: new Map([
      ['writing/steps', 'off'],
      ['writing/image-alt', 'error'],
    ]),
    words: [{ use: 'sign in', not: ['log in'] }],
    ignored: [{ rule: 'writing/link-text', file: 'a.mdx', reason: 'A button is called so.' }],
  });
});

test.each([
  [[], ['1: The choice of checks is no object.']],
  [{ preset: 'hard' }, ['2: `hard` is no preset of checks.']],
  [{ presets: 'off' }, ['2: There is no setting `presets` of checks.']],
  [{ rules: { 'writing/stepps': 'off' } }, ['3: There is no rule `writing/stepps`.']],
  [{ rules: { 'writing/steps': 'loud' } }, ['3: `loud` says not how bad it is.']],
  [{ words: 'a' }, ['2: `words` is no list.']],
  [
    { words: [{ use: 'a' }] },
    ['3: An entry of the word list is a word, or has a word to `use` and what `not` to write for it.'],
  ],
  [{ ignore: [{ rule: 'writing/steps' }] }, ['3: What is to be ignored needs a `rule` and a `reason`.']],
])('what is wrong in %j is said with its line, and the rest counts', (value, expected) => {
  expect(sentences(value)).toEqual(expected);
});

test('a file that is no JSON is told, and the usual choice holds', () => {
  const { choice, diagnostics } = read('{ "preset": ');
  expect(choice).toBe(USUAL_CHOICE);
  expect(diagnostics).toMatchObject([{ severity: 'error', file: 'leafwright.checks.json' }]);
});

const TEXT = '[here](/a)\n\nIn order to row, sit down.\n';

test('presets and levels decide what is told, and how bad it is', () => {
  const severities = (choice: Parameters<typeof problemsIn>[1]) =>
    problemsIn(TEXT, choice).map(({ code, severity }) => `${code} ${severity}`);
  expect(severities({ preset: 'off' })).toEqual([]);
  expect(severities({ preset: 'gentle' })).toEqual(['writing/link-text advice']);
  expect(severities({ preset: 'strict' })).toEqual(['writing/link-text advice', 'writing/wordy-phrase advice']);
  const levels = new Map([
    ['writing/link-text', 'note'],
    ['writing/wordy-phrase', 'error'],
  ] as const);
  expect(severities({ preset: 'off', levels })).toEqual(['writing/link-text info', 'writing/wordy-phrase error']);
});

test('the project ignores by rule, file, folder and value', () => {
  const rule = 'writing/link-text';
  const count = (one: object) => told(TEXT, 'link-text', { ignored: [{ rule, reason: 'It is.', ...one }] }).length;
  expect([{}, { file: 'a.mdx' }, { file: 'b.mdx' }, { about: 'here' }, { about: 'there' }].map(count)).toEqual([
    0, 0, 1, 0, 1,
  ]);
  const inFolder = (file: string) =>
    told(TEXT, 'link-text', { ignored: [{ rule, file, reason: 'It is.' }] }, { file: 'guides/a.mdx' }).length;
  expect(['guides/', 'guide/'].map(inFolder)).toEqual([0, 1]);
});

test('a comment ignores what follows it, and needs a reason', () => {
  const count = (comment: string) => told(`${comment}\n\n[here](/a)\n\n[here](/b)\n`, 'link-text').length;
  expect(count('{/* leafwright-ignore writing/link-text: the button is called so */}')).toBe(1);
  expect(count('<!-- leafwright-ignore writing/link-text: the button is called so -->')).toBe(1);
  expect(count('{/* leafwright-ignore-page writing/link-text: as in the product */}')).toBe(0);
  expect(count('{/* leafwright-ignore writing/link-text */}')).toBe(2);
  expect(count('{/* leafwright-ignore writing/image-alt: another one */}')).toBe(2);
});

test('rules that are no advice are switched in the same way, but for what leaves the site blank', () => {
  const found = [
    { code: 'links/missing-page', severity: 'warning', message: 'A.', file: 'a.mdx' },
    { code: 'pages/no-description', severity: 'info', message: 'B.' },
    { code: 'site/no-pages', severity: 'error', message: 'C.' },
  ] as const;
  const rules = { 'links/missing-page': 'error', 'pages/no-description': 'off' };
  const { choice, diagnostics } = read({ rules });
  expect(diagnostics).toEqual([]);
  const applied = { levels: [...choice.levels], ignored: [] };
  expect(applyChoice(applied, found).map(({ code, severity }) => `${code} ${severity}`)).toEqual([
    'links/missing-page error',
    'site/no-pages error',
  ]);
  const ignored = [{ rule: 'links/missing-page', file: 'a.mdx', reason: 'It comes next week.' }];
  expect(applyChoice({ levels: [], ignored }, found).map(({ code }) => code)).not.toContain('links/missing-page');
  expect(applyChoice({ levels: [], ignored: [] }, found)).toBe(found);
  expect(sentences({ rules: { 'site/no-pages': 'off' } })).toEqual(['3: There is no rule `site/no-pages`.']);
});

test('a style guide turns on what it asks for, and has words of its own', () => {
  const text = 'Utilize a boat, e.g. a ferry. Simply row. It will sail.\n';
  const codes = (preset: 'gentle' | 'google' | 'microsoft') =>
    problemsIn(text, { preset }).map(({ code, subject = [] }) => `${code.slice(8)} ${subject[0]}`);
  expect(codes('gentle')).toEqual([]);
  expect(codes('microsoft')).toEqual(['word-list Utilize', 'word-list e.g.', 'future-tense it will sail']);
  expect(codes('google')).toContain('minimizing-word simply');
  // What the project writes itself counts more.
  const words = [{ use: 'utilize', not: ['use'] }];
  expect(told(text, 'word-list', { preset: 'google', words })).toEqual(['word-list: e.g.']);
});
