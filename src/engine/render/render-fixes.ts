/** Fixes of what is found only when a page is rendered. */
import type { Fix, FixEdit, TextPosition } from '../diagnostics.ts';
import { codeOf, scanTags } from '../mdx/repair/scan-tags.ts';
import { offsetAt } from '../text-position.ts';
import type { SourceText } from './locate.ts';

/** Makes the braces at a place text; `undefined` where no brace stands there, or where it is the value of an attribute. */
export function escapeBraceFix({ text }: SourceText, place: TextPosition): Fix | undefined {
  const start = offsetAt(text, place);
  const braces = /^\{{1,2}/.exec(text.slice(start, start + 2))?.[0];
  if (braces === undefined) return undefined;
  if (scanTags(text, codeOf(text)).some((tag) => tag.start < start && start < tag.end)) return undefined;
  const escaped = braces.replaceAll('{', '\\{');
  return { title: `Write \`${escaped}\``, edits: [editAt(text, start, braces, escaped)] };
}

/** Gives every tag of a component the name of another one. */
export function renameComponentFix({ text }: SourceText, name: string, near: string): Fix | undefined {
  const edits = scanTags(text, codeOf(text))
    .filter((tag) => tag.name === name)
    .map(({ start, kind }) => editAt(text, start + (kind === 'close' ? 2 : 1), name, near));
  return edits.length === 0 ? undefined : { title: `Write \`<${near}>\``, edits };
}

function editAt(text: string, offset: number, written: string, replacement: string): FixEdit {
  const start = offset - (text.charCodeAt(0) === 0xfeff ? 1 : 0);
  return { start, end: start + written.length, written, text: replacement };
}
