import { fixEdit } from '../../project/fix-edit.ts';
import { rangeBetween } from '../../project/text-position.ts';
import type { TextRule } from '../rule.ts';

export const miswrittenImport: TextRule = {
  over: 'text',
  code: 'mdx/miswritten-import',
  severity: 'warning',
  title: 'Import not written as it should be',
  why: 'It is read here as it was most likely meant. Other tools refuse the whole page for it.',
  run: ({ file, text, prepared: { miswritten } }) =>
    miswritten.map(({ start, end, meant = '' }) => ({
      message: 'This import is not written as it should be; it is read here, but other tools refuse the page.',
      hint: `Write \`${meant}\`.`,
      file,
      range: rangeBetween(text, start, end),
      fix: { title: 'Correct the import', edits: [fixEdit(text, start, end, meant)] },
    })),
};
