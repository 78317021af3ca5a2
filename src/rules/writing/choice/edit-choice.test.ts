import { expect, test } from 'vitest';
import { changeChoice, ignoreInProject } from './edit-choice.ts';

test('a first choice makes the file, and later ones leave the rest of it alone', () => {
  const first = changeChoice(undefined, [{ path: ['rules', 'writing/steps'], value: 'off' }]) ?? '';
  expect(JSON.parse(first)).toEqual({ preset: 'gentle', rules: { 'writing/steps': 'off' } });
  const own = `// Ours.\n${first}`;
  const second = changeChoice(own, [
    { path: ['preset'], value: 'strict' },
    { path: ['rules', 'writing/steps'], value: undefined },
  ]);
  expect(second).toMatch(/^\/\/ Ours\.\n/);
  expect(second).toContain('"preset": "strict"');
  expect(second).not.toContain('writing/steps');
});

test('what is ignored is added behind what is there', () => {
  const finding = { rule: 'writing/steps', file: 'a.mdx', reason: 'A list of names.' };
  const once = ignoreInProject(undefined, finding) ?? '';
  const twice = ignoreInProject(once, { ...finding, file: 'b.mdx' }) ?? '';
  expect(JSON.parse(twice).ignore).toEqual([finding, { ...finding, file: 'b.mdx' }]);
});

test('a file that cannot be read is left to a person', () => {
  for (const text of ['{', '[]', '{ "ignore": 1 }'])
    expect(ignoreInProject(text, { rule: 'a', reason: 'b' })).toBeUndefined();
});
