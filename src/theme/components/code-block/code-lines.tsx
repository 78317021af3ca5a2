/** @jsxImportSource #jsx */
import type { JsxNode } from '../../../engine/render/jsx.ts';
import type { CodeLine, RenderContext } from '../../../engine/render/theme-contract.ts';
import type { FenceInfo } from './fence-info.ts';
import { readLineNotes } from './line-notes.ts';

/** The tokens of a code block. Lines get an element of their own only where something marks them. */
export function CodeLines({ code, info }: { code: string; info: FenceInfo }, context: RenderContext): JsxNode {
  const annotated = readLineNotes(code);
  const lines = context.highlight(annotated.code, info.language);
  const classes = lines.map((_, index) => lineClass(index + 1, info, annotated.marks.get(index + 1)));
  if (!info.hasLineNumbers && classes.every((name) => name === 'line')) {
    return lines.map((line, index) => [tokens(line), index < lines.length - 1 ? '\n' : '']);
  }
  return lines.map((line, index) => (
    <span class={classes[index]}>
      {tokens(line)}
      {'\n'}
    </span>
  ));
}

function tokens(line: CodeLine): JsxNode {
  return line.map(({ text, kind }) => (kind === undefined ? text : <span class={kind}>{text}</span>));
}

function lineClass(number: number, info: FenceInfo, mark: string | undefined): string {
  const names = ['line'];
  if (mark !== undefined) names.push(`line-${mark}`);
  else if (info.highlighted.has(number)) names.push('line-highlighted');
  if (info.focused.has(number)) names.push('line-focused');
  return names.join(' ');
}
