import { fixEdit } from '../../project/fix-edit.ts';
import { rangeBetween } from '../../project/text-position.ts';
import type { TextRule } from '../rule.ts';

export const spacedTag: TextRule = {
  over: 'text',
  code: 'mdx/spaced-tag',
  severity: 'warning',
  title: 'Blank behind the bracket of a tag',
  why: 'Other tools take such a tag for text, and then the tag that belongs to it for a mistake.',
  run: ({ file, text, prepared: { spacedTags } }) =>
    spacedTags.map(({ start, end, meant }) => ({
      subject: [`${meant}>`],
      message: `Between the bracket and the name of \`${meant}>\` stands a blank; it is read as a tag here, but other tools take it for text.`,
      hint: `Write \`${meant}\`.`,
      file,
      range: rangeBetween(text, start, end),
      fix: { title: `Write \`${meant}\``, edits: [fixEdit(text, start, end, meant)] },
    })),
};
