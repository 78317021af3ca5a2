/** Imports and exports at the margin: code up to the blank line below them where all their brackets are closed. */

import type { MarkdownConfig } from '@lezer/markdown';
import { markLength } from '../../project/text.ts';
import { endOfComment, endOfString, KnownEnds } from './braces.ts';
import { readingOf } from './reading.ts';

/** A sentence may begin with these words. */
const BEGINNING =
  /(?:export[ \t]+(?:default|const|let|var|function|async|class|type|interface|\{|\*)|import[ \t]*(?:[{*'"(]|(?:type[ \t]+)?[\w$]+[ \t]*(?:,|from\b)))/y;

export const scripts: MarkdownConfig = {
  defineNodes: [{ name: 'Script', block: true }],
  parseBlock: [
    {
      name: 'Script',
      before: 'FencedCode',
      parse: (context, line) => {
        if (context.depth > 1 || (line.next !== 105 && line.next !== 101)) return false;
        const reading = readingOf(context);
        const start = context.lineStart + line.pos;
        if (line.pos !== (context.lineStart === 0 ? markLength(reading.text) : 0)) return false;
        if (!beginsScript(reading.text, start)) return false;
        const script = endOfScript(reading.text, start, reading.known);
        if (script.lookedTo > script.end) reading.lookTo(start, script.lookedTo);
        while (context.lineStart + line.text.length < script.end && context.nextLine());
        context.nextLine();
        context.addElement(context.elt('Script', start, script.end));
        return true;
      },
    },
  ],
};

/** Whether the line that begins at an offset with `import` or `export` is meant as code. */
export function beginsScript(text: string, start: number): boolean {
  BEGINNING.lastIndex = start;
  return BEGINNING.test(text);
}

interface Script {
  /** Offset of the line end behind the script. */
  readonly end: number;
  readonly lookedTo: number;
}

/** Where brackets are never closed, a script ends at its first blank line. */
export function endOfScript(text: string, start: number, known = new KnownEnds()): Script {
  let first: number | undefined;
  let depth = 0;
  const templates: number[] = [];
  let inTemplate = false;
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (inTemplate) {
      if (character === '\\') at++;
      else if (character === '`') inTemplate = false;
      else if (character === '$' && text.charAt(at + 1) === '{') {
        templates.push(depth++);
        inTemplate = false;
        at++;
      }
    } else if (character === '`') inTemplate = true;
    else if (character === '"' || character === "'") at = endOfString(text, at, text.length) ?? at;
    else if (character === '/') at = endOfScriptComment(text, at, known);
    else if ('{(['.includes(character)) depth++;
    else if ('})]'.includes(character)) {
      depth--;
      if (templates.at(-1) === depth) {
        templates.pop();
        inTemplate = true;
      }
    }
    if (text.charAt(at) !== '\n' || !isBlankBelow(text, at)) continue;
    if (depth <= 0 && !inTemplate) return { end: lineEnd(text, at), lookedTo: at + 1 };
    first ??= lineEnd(text, at);
    // No code holds such a line at its margin.
    if (!inTemplate && beginsOther(text, at + 1)) return { end: first, lookedTo: at + MOST_LOOKED };
  }
  if (depth <= 0 && !inTemplate) return { end: text.length, lookedTo: text.length };
  return { end: first ?? text.length, lookedTo: text.length };
}

const OTHER = /\s*^(?:import|export|#{1,6})[ \t]/my;
const MOST_LOOKED = 200;

/** Whether the first line below an offset that is not blank is a heading or another script. */
function beginsOther(text: string, from: number): boolean {
  OTHER.lastIndex = 0;
  return OTHER.test(text.slice(from, from + MOST_LOOKED));
}

/** The line end behind a comment is not part of it. */
function endOfScriptComment(text: string, at: number, known: KnownEnds): number {
  const end = endOfComment(text, at, text.length, known) ?? at;
  return text.charAt(end) === '\n' ? end - 1 : end;
}

function isBlankBelow(text: string, newline: number): boolean {
  const next = text.indexOf('\n', newline + 1);
  return text.slice(newline, next < 0 ? text.length : next).trim() === '';
}

function lineEnd(text: string, newline: number): number {
  return text.charAt(newline - 1) === '\r' ? newline - 1 : newline;
}
