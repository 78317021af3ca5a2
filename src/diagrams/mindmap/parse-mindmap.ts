/** Reads mind maps: how far a line stands in says what it belongs to. */
import { bracketFault } from '../source/bracket-fault.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';

export type IdeaShape = 'plain' | 'square' | 'rounded' | 'circle' | 'bang' | 'cloud' | 'hexagon';

export interface Idea {
  readonly text: string;
  readonly shape: IdeaShape;
  readonly children: Idea[];
}

const SHAPES: readonly (readonly [RegExp, IdeaShape])[] = [
  [/^[^([{)]*\(\(([\s\S]+)\)\)$/, 'circle'],
  [/^[^([{)]*\)\)([\s\S]+)\(\($/, 'bang'],
  [/^[^([{)]*\)([\s\S]+)\($/, 'cloud'],
  [/^[^([{)]*\{\{([\s\S]+)\}\}$/, 'hexagon'],
  [/^[^([{)]*\(([\s\S]+)\)$/, 'rounded'],
  [/^[^([{)]*\[([\s\S]+)\]$/, 'square'],
];

const ONE_ROOT = 'There is one idea in the middle: this line is expected further in than it.';

/** @throws {NotUnderstoodError} */
export function parseMindmap({ lines, header, faults }: DiagramSource): Idea {
  let root: Idea | undefined;
  const open: { readonly idea: Idea; readonly indent: number }[] = [];
  faults.readEach(joinQuoted(lines), (line) => {
    if (/^::icon\([^)]*\)$|^:::/.test(line.text)) return;
    if (/^[\]}]+$/.test(line.text)) throw new NotUnderstoodError(line.text, line.number);
    const expected = bracketFault(line.text.replace(/\s*:::.*$/, ''));
    if (expected !== undefined) faults.add('guessed', line, expected);
    const idea = readIdea(line.text.replace(/\s*:::.*$/, ''));
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= line.indent) open.pop();
    const parent = open.at(-1)?.idea;
    if (parent !== undefined) parent.children.push(idea);
    else if (root === undefined) root = idea;
    // A line as far out as the first is one of its branches: there is one middle.
    else {
      faults.add('guessed', line, ONE_ROOT);
      root.children.push(idea);
    }
    open.push({ idea, indent: line.indent });
  });
  if (root === undefined) throw new NotUnderstoodError(header.text, header.number);
  return root;
}

/** A text in quotes may go over several lines. */
function joinQuoted(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isOpen = last !== undefined && (last.text.match(/"/g)?.length ?? 0) % 2 === 1;
    if (isOpen) joined[joined.length - 1] = { ...last, text: `${last.text}<br>${line.text}` };
    else joined.push(line);
  }
  return joined;
}

function readIdea(written: string): Idea {
  for (const [pattern, shape] of SHAPES) {
    const text = pattern.exec(written)?.[1];
    if (text !== undefined) return { text: text.trim().replace(/^"([\s\S]*)"$/, '$1'), shape, children: [] };
  }
  return { text: written, shape: 'plain', children: [] };
}
