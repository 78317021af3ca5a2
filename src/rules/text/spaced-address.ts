import { findSpacedAddresses } from '../../page-source/references/spaced-addresses.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { rangeBetween } from '../../project/text-position.ts';
import type { TextRule } from '../rule.ts';

export const spacedAddress: TextRule = {
  over: 'text',
  code: 'mdx/spaced-address',
  severity: 'warning',
  title: 'Address of a link with a space',
  why: 'Markdown ends an address at a space, so readers see the brackets and the address in place of the link or the picture.',
  run: ({ file, text }) =>
    findSpacedAddresses(text)
      .filter(({ isSure }) => isSure)
      .map(({ start, end, written, meant }) => ({
        subject: [written],
        message: `The address of a link holds a space: \`${written}\`. Readers see it as text.`,
        hint: `Write \`${meant}\`.`,
        file,
        range: rangeBetween(text, start, end),
        fix: { title: `Write \`${meant}\``, edits: [fixEdit(text, start, end, meant)] },
      })),
};
