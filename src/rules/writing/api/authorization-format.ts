import { plainAttribute } from '../../../page-source/headings/tag-attributes.ts';
import type { JsxTag } from '../../../page-source/tree/read-tag.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';

/** What stands before a key, or what the key itself looks like. */
const FORMAT =
  /\b(?:bearer|basic|digest|token|key|jwt|hmac|negotiate|aws4|oauth|secret|username|password)\b|<[^>]+>|`[^`]+`/i;

export const authorizationFormat: WritingRule = {
  over: 'writing',
  theme: 'api',
  from: 'strict',
  code: 'writing/authorization-format',
  title: 'Authorization without its format',
  why: 'One word before the key, or one too few, and the request is refused.',
  run: ({ text, parts: { tags } }) =>
    tags.flatMap((tag, index): Spot[] => {
      if (tag.name !== 'ParamField' || tag.kind === 'close') return [];
      const header = plainAttribute(text, tag, 'header')?.written;
      if (header?.toLowerCase() !== 'authorization' || FORMAT.test(saidOf(text, tag, tags, index))) return [];
      return [
        {
          start: tag.start,
          end: tag.end,
          subject: [header],
          message: `It is not said what stands in \`${header}\`.`,
          hint: 'Show the format with its words, such as `Bearer` before the key.',
        },
      ];
    }),
};

/** What the tag says behind its name, and what stands between it and its end. */
function saidOf(text: string, tag: JsxTag, tags: readonly JsxTag[], index: number): string {
  const written = text
    .slice(tag.start + 1, tag.end - 1)
    .replace(/\bheader=("[^"]*"|'[^']*')|\btype=("[^"]*"|'[^']*')/g, '');
  if (tag.kind === 'empty') return written;
  const end = tags.slice(index + 1).find(({ kind, name }) => kind === 'close' && name === tag.name);
  return `${written}\n${text.slice(tag.end, end?.start ?? tag.end)}`;
}
