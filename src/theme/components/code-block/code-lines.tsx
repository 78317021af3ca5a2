/** @jsxImportSource #jsx */
import type { CodeLine, JsxNode, RenderContext } from '../../../engine/theme-api.ts';
import type { FenceInfo } from './fence-info.ts';
import { type LineMark, readLineNotes } from './line-notes.ts';
import { highlightCommands, type PromptedLine } from './prompts.ts';

export interface DrawnLines {
  readonly content: JsxNode;
  /** Class names of the block that its lines ask for. */
  readonly classes: readonly string[];
}

/** What says to a program what the colour of a line says to the eye. */
const TAGS: Readonly<Partial<Record<LineMark, string>>> = { added: 'ins', removed: 'del', highlighted: 'mark' };

/** The tokens of a code block. Lines get an element of their own only where something marks them. */
export function drawLines(code: string, info: FenceInfo, context: RenderContext): DrawnLines {
  const annotated = readLineNotes(code);
  const lines = highlightCommands(annotated.code, info.language, context);
  const isDiff = /^(diff|patch)$/i.test(info.language);
  const marks = lines.map((line, index) => {
    const given = annotated.marks.get(index + 1) ?? (isDiff ? signOf(line) : []);
    const isFocused = info.focused.has(index + 1);
    const isHighlighted = given.length === 0 && info.highlighted.has(index + 1);
    return [...given, ...(isHighlighted ? (['highlighted'] as const) : []), ...(isFocused ? ['focused'] : [])];
  });
  const has = (mark: string) => marks.some((line) => line.includes(mark));
  const isSigned = !isDiff && (has('added') || has('removed'));
  const classes = [has('focused') && 'code-focusing', isSigned && 'code-signed'].filter((name) => name !== false);
  if (!info.hasLineNumbers && marks.every((line) => line.length === 0)) {
    return { classes, content: lines.map((line, index) => [tokens(line), index < lines.length - 1 ? '\n' : '']) };
  }
  const content = lines.map((line, index) => {
    const names = marks[index] ?? [];
    const Tag = names.map((name) => TAGS[name as LineMark]).find((tag) => tag !== undefined) ?? 'span';
    const isMarked = names.some((name) => name !== 'focused');
    return (
      <Tag class={['line', ...(isMarked ? ['marked', ...names] : names)].join(' line-')}>
        {tokens(line)}
        {'\n'}
      </Tag>
    );
  });
  return { classes, content };
}

function tokens({ prompt, tokens: line }: PromptedLine): JsxNode {
  return [
    prompt === undefined ? null : <span class="code-prompt">{prompt}</span>,
    line.map(({ text, kind }) => (kind === undefined ? text : <span class={kind}>{text}</span>)),
  ];
}

/** A line of a `diff` says itself whether it comes or goes; the signs stay part of the text. */
function signOf({ tokens: line }: PromptedLine): readonly string[] {
  const text = textOfLine(line);
  if (/^\+(?!\+\+ )/.test(text)) return ['plus'];
  return /^-(?!-- )/.test(text) ? ['minus'] : [];
}

function textOfLine(line: CodeLine): string {
  return line.map(({ text }) => text).join('');
}
