/** Fixes of what is found only when a page is rendered. */

import { scanTags } from '../../page-source/scan-tags.ts';
import { endOfBraces } from '../../page-source/tree/braces.ts';
import type { JsxTag } from '../../page-source/tree/read-tag.ts';
import type { Diagnostic, Fix, TextPosition } from '../../project/diagnostics.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { offsetAt } from '../../project/text-position.ts';
import type { SourceText } from './locate.ts';

/** Makes the braces at a place text; `undefined` where no brace stands there that text could take the place of. */
export function textFix(source: SourceText, place: TextPosition): Fix | undefined {
  const { text } = source;
  const start = offsetAt(text, place);
  const braces = /^\{{1,2}/.exec(text.slice(start, start + 2))?.[0];
  if (braces === undefined) return undefined;
  if (isInTag(source, start)) return quoteFix(text, start);
  const escaped = braces.replaceAll('{', '\\{');
  return { title: `Write \`${escaped}\``, edits: [fixEdit(text, start, start + braces.length, escaped)] };
}

/** Puts the value of an attribute in quotation marks, braces and all. */
function quoteFix(text: string, start: number): Fix | undefined {
  const end = endOfBraces(text, start);
  const written = text.slice(start, end);
  const mark = ['"', "'"].find((one) => !written.includes(one));
  if (end === undefined || mark === undefined || written.includes('\n')) return undefined;
  if (!/[\w:.-]\s*=\s*$/.test(text.slice(Math.max(0, start - 100), start))) return undefined;
  const quoted = mark + written + mark;
  return { title: `Write \`${quoted}\``, edits: [fixEdit(text, start, end, quoted)] };
}

/** Whether a place is the value of an attribute. */
export function isAttributeValue(source: SourceText, place: TextPosition): boolean {
  return isInTag(source, offsetAt(source.text, place));
}

/** Takes a name that is defined for the one that is not, and leaves the text as another way. */
export function nameFixes(
  source: SourceText,
  place: TextPosition,
  name: string,
  near: string,
): Pick<Diagnostic, 'fix' | 'choice'> {
  const { text } = source;
  const start = offsetAt(text, place);
  const at = start + (/^[\s{]*/.exec(text.slice(start, start + 50))?.[0].length ?? 0);
  if (!text.startsWith(name, at)) return {};
  const asText = textFix(source, place)?.edits[0];
  return {
    fix: { title: `Use \`${near}\``, edits: [fixEdit(text, at, at + name.length, near)] },
    ...(asText && {
      choice: {
        title: 'Other ways',
        edit: { start: asText.start, end: asText.end, written: asText.written },
        options: [{ label: `Write \`${asText.text}\``, text: asText.text }],
      },
    }),
  };
}

const tagsOf = new WeakMap<SourceText, readonly JsxTag[]>();

function isInTag(source: SourceText, at: number): boolean {
  const tags = tagsOf.get(source) ?? scanTags(source.text);
  tagsOf.set(source, tags);
  return tags.some((tag) => tag.start < at && at < tag.end);
}

/** Gives every tag of a component the name of another one. */
export function renameComponentFix({ text }: SourceText, name: string, near: string): Fix | undefined {
  const edits = scanTags(text)
    .filter((tag) => tag.name === name)
    .map(({ start, kind }) => {
      const at = start + (kind === 'close' ? 2 : 1);
      return fixEdit(text, at, at + name.length, near);
    });
  return edits.length === 0 ? undefined : { title: `Write \`<${near}>\``, edits };
}
