/** What compiles, but hardly as its author meant it, or only here: found in the source alone. */
import type { Diagnostic, LineRange, TextPosition } from '../../project/diagnostics.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { positionAt } from '../../project/text-position.ts';
import type { PreparedSource } from '../prepare/prepare-source.ts';
import { noteSpacedTags } from '../prepare/spaced-tags.ts';
import { scanFences } from '../source-scan.ts';
import { endOfBraces } from '../tree/braces.ts';
import { noteComponentCase } from './component-case.ts';
import { noteHtmlAttributes } from './html-attributes.ts';
import { noteMisspeltAttributes } from './misspelt-attributes.ts';

export function noteSource(file: string, source: string, prepared: PreparedSource): Diagnostic[] {
  return [
    ...noteImports(file, source, prepared),
    ...noteTextBraces(file, source, prepared),
    ...noteComponentCase(file, source, prepared.bodyStart),
    ...noteHtmlAttributes(file, source, prepared.bodyStart),
    ...noteMisspeltAttributes(file, source, prepared.bodyStart, prepared.declared),
    ...noteSpacedTags(file, source, prepared),
    ...noteOpenFence(file, source),
  ];
}

function noteImports(file: string, source: string, { miswritten }: PreparedSource): Diagnostic[] {
  return miswritten.map(({ start, end, meant = '' }) => ({
    code: 'mdx/miswritten-import',
    severity: 'warning',
    message: 'This import is not written as it should be; it is read here, but other tools refuse the page.',
    hint: `Write \`${meant}\`.`,
    file,
    range: rangeBetween(source, start, end),
    fix: { title: 'Correct the import', edits: [fixEdit(source, start, end, meant)] },
  }));
}

function noteTextBraces(file: string, source: string, { textBraces }: PreparedSource): Diagnostic[] {
  if (file.endsWith('.md')) return [];
  const place = createPlacer(source);
  return textBraces.map((start) => {
    const end = endOfBraces(source, start) ?? start + 1;
    return {
      code: 'mdx/text-braces',
      severity: 'warning',
      subject: [source.slice(start, end)],
      message: `\`${source.slice(start, end)}\` has no value, so it is shown as written; other tools show nothing or refuse the page.`,
      hint: 'Write `\\{` for a brace that is meant as text, or put it in backticks.',
      file,
      range: { start: place(start), end: place(end) },
      fix: { title: 'Write `\\{`', edits: [fixEdit(source, start, start + 1, '\\{')] },
    };
  });
}

/** A code block that takes in the rest of the page. */
function noteOpenFence(file: string, source: string): Diagnostic[] {
  const fence = scanFences(source).at(-1);
  if (fence === undefined || fence.isClosed || fence.end < source.length) return [];
  const [opening = ''] = source.slice(fence.start).split('\n', 1);
  const [, prefix = '', marker = '```'] = /^([\s>]*)(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,}|~{3,})/.exec(opening) ?? [];
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const text = `${source.endsWith('\n') ? '' : newline}${prefix}${marker}${newline}`;
  const start = fence.start + prefix.length;
  return [
    {
      code: 'mdx/unclosed-fence',
      severity: 'warning',
      message: 'The code block that begins here has no end, so everything below it on the page is shown as code.',
      hint: `Add a line with ${marker.startsWith('~') ? '`~~~`' : 'three backticks'} where the code ends.`,
      file,
      range: rangeBetween(source, start, fence.start + opening.trimEnd().length),
      fix: { title: 'Close it at the end of the page', edits: [fixEdit(source, source.length, source.length, text)] },
    },
  ];
}

/** Lines and columns of offsets that are asked for in order, in one pass over the text. */
function createPlacer(source: string): (offset: number) => TextPosition {
  let line = 1;
  let lineStart = 0;
  return (offset) => {
    for (let at = source.indexOf('\n', lineStart); at >= 0 && at < offset; at = source.indexOf('\n', lineStart)) {
      line++;
      lineStart = at + 1;
    }
    return { line, column: offset - lineStart + 1 };
  };
}

function rangeBetween(source: string, start: number, end: number): LineRange {
  return { start: positionAt(source, start), end: positionAt(source, end) };
}
