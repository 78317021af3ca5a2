import { expect, it } from 'vitest';
import { isSlashCommand, slashQuery } from './slash-query.ts';

const opens = (source: string) => isSlashCommand(source.replace('|', ''), source.indexOf('|'));

it('opens at the start of a line and behind a blank', () => {
  for (const source of ['/|', 'One.\n/|', 'One /|', '- /|', '<Note>\n  /|\n</Note>'])
    expect(opens(source), source).toBe(true);
});

it('stays closed in words, addresses, tags, code and front matter', () => {
  const sources = [
    'and/|or',
    '[a](/|',
    '<Card href="/|',
    '<Icon icon="x" /|',
    '```\n/|\n```',
    '`a /|`',
    '---\na: /|\n---\n',
    'a /|b',
  ];
  for (const source of sources) expect(opens(source), source).toBe(false);
});

it('reads what is typed behind it, until it can be no name', () => {
  expect(slashQuery('a /two words', 2, 12)).toBe('two words');
  expect(slashQuery('a / b', 2, 5)).toBeUndefined();
  expect(slashQuery('a /b', 2, 2)).toBeUndefined();
  expect(slashQuery('a /b\nc', 2, 6)).toBeUndefined();
});
