import type { Spot, WritingRule } from '../writing-rule.ts';
import { KEY_FORMATS, PRIVATE_KEY } from './key-formats.ts';
import { looksReal } from './looks-real.ts';

/** Everywhere in the text: keys stand in code, and in tags and sentences too. */
export const secret: WritingRule = {
  over: 'writing',
  theme: 'secrets',
  from: 'gentle',
  severity: 'warning',
  code: 'writing/secret',
  title: 'Key that looks like a real one',
  why: 'Everyone who reads the site can use it. A key that was published has to be revoked where it was made.',
  run({ text }) {
    const keys = KEY_FORMATS.flatMap(({ name, pattern }) =>
      [...text.matchAll(pattern)].flatMap(({ index, 0: key }) => (looksReal(key) ? spotOf(index, key, name) : [])),
    );
    const blocks = [...text.matchAll(PRIVATE_KEY)].flatMap(({ index, 0: block }) => {
      const body = block.replace(/^-+[^-]+-+/, '');
      return body.replace(/\s/g, '').length >= 40 && looksReal(body)
        ? spotOf(index, block.trimEnd(), 'a private key')
        : [];
    });
    return [...keys, ...blocks].sort((one, other) => one.start - other.start);
  },
};

function spotOf(start: number, key: string, name: string): Spot[] {
  // The key itself is not said again: reports are handed on.
  const shown = `${key.slice(0, 6)}…`;
  return [
    {
      start,
      end: start + key.length,
      subject: [shown],
      message: `\`${shown}\` looks like ${name} that works.`,
      hint: 'Revoke it if it is real, and write one that says it is an example, such as `your-api-key`.',
    },
  ];
}
