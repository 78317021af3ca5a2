import { plainAttribute } from '../../../page-source/headings/tag-attributes.ts';
import type { JsxTag } from '../../../page-source/tree/read-tag.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';

const FIELD = /^(?:ParamField|ResponseField)$/;
const NAMES = ['query', 'path', 'body', 'header', 'name'];

export const emptyField: WritingRule = {
  over: 'writing',
  theme: 'api',
  from: 'strict',
  code: 'writing/empty-field',
  title: 'Field that says nothing',
  why: 'A name and a type do not tell what a value means, which values there are, and what they do.',
  run: ({ text, parts: { tags } }) =>
    tags.flatMap((tag, index): Spot[] => {
      if (!FIELD.test(tag.name) || tag.kind === 'close' || !isEmpty(text, tag, tags[index + 1])) return [];
      const name = NAMES.flatMap((one) => plainAttribute(text, tag, one)?.written ?? [])[0];
      if (name === undefined) return [];
      return [
        {
          start: tag.start,
          end: tag.end,
          subject: [name],
          message: `The field \`${name}\` is not described.`,
          hint: 'Say between its tags what the value means, and which values there are.',
        },
      ];
    }),
};

/** Written in one tag, or closed at once. */
function isEmpty(text: string, { kind, end, name }: JsxTag, next: JsxTag | undefined): boolean {
  if (kind === 'empty') return true;
  return next?.kind === 'close' && next.name === name && text.slice(end, next.start).trim() === '';
}
