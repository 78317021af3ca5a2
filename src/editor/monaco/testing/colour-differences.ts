/** Where the colours of a page say something else than its tree. */
import type { SyntaxNodeRef } from '@lezer/common';
import { pageOf } from '../../../page-source/tree/page-of.ts';
import { colouredRuns } from './tokenize.ts';

/** What a character is, as far as its colour is to tell. */
export type Seen = 'front-matter' | 'code-block' | 'script' | 'heading' | 'comment' | 'inline-code' | 'text';

export interface ColourDifference {
  /** What the tree says. */
  readonly expected: Seen;
  /** The colour that stands there; empty for none. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
  readonly written: string;
}

/** Nodes with a colour of their own, and those whose colour is not compared: `undefined`. */
const NODES: Readonly<Record<string, Seen | undefined>> = {
  FrontMatter: 'front-matter',
  FencedCode: 'code-block',
  Script: 'script',
  JsxComment: 'comment',
  InlineCode: 'inline-code',
  Paragraph: 'text',
  TableCell: 'text',
  Expression: undefined,
  JsxOpenTag: undefined,
  JsxCloseTag: undefined,
  JsxEmptyTag: undefined,
  URL: undefined,
  LinkTitle: undefined,
  LinkReference: undefined,
  TableDelimiter: undefined,
  ListMark: undefined,
  QuoteMark: undefined,
  TaskMarker: undefined,
  HorizontalRule: undefined,
  Escape: undefined,
  Entity: undefined,
};

/** Colours of text: none, those of marks in it, and those of an address that is no link. */
const OF_TEXT = new Set(['', 'strong', 'emphasis', 'string.link', 'string.escape']);
const OF_MDX =
  /^(?:|strong|emphasis|keyword|comment|tag|number|string|string\.\w+|attribute\.name|delimiter\.bracket|variable\.source)$/;

/** Stretches of one line each, in order. */
export function colourDifferences(text: string): readonly ColourDifference[] {
  const seen = seenIn(text);
  const found: ColourDifference[] = [];
  for (const [index, runs] of colouredRuns(text).entries()) {
    for (const { start, end, kind } of runs) {
      for (let at = start; at < end; at++) {
        const expected = seen[at];
        if (expected === undefined || /\s/.test(text.charAt(at)) || hasColourOf(expected, kind)) continue;
        let stop = at + 1;
        while (stop < end && (seen[stop] === expected || /\s/.test(text.charAt(stop)))) stop++;
        found.push({ expected, kind, start: at, end: stop, line: index + 1, written: text.slice(at, stop) });
        at = stop - 1;
      }
    }
  }
  return found;
}

function hasColourOf(seen: Seen, kind: string): boolean {
  switch (seen) {
    case 'front-matter':
      return kind === 'yaml' || kind === 'comment';
    case 'code-block':
      return kind === 'string.fence' || kind === 'variable.source' || !OF_MDX.test(kind);
    case 'script':
      return kind === 'typescript';
    case 'heading':
      return kind === 'keyword';
    case 'comment':
      return kind === 'comment';
    case 'inline-code':
      return kind === 'variable.source';
    default:
      return OF_TEXT.has(kind);
  }
}

/** By offset. */
function seenIn(text: string): readonly (Seen | undefined)[] {
  const seen = new Array<Seen | undefined>(text.length).fill(undefined);
  pageOf(text).tree.iterate({
    enter(node) {
      const { name, from, to } = node;
      if (/^ATXHeading/.test(name)) {
        seen.fill('heading', from, to);
        return false;
      }
      if (name === 'HeaderMark') seen.fill('heading', from, to);
      else if (Object.hasOwn(NODES, name)) seen.fill(NODES[name], startOf(text, node), to);
      return true;
    },
  });
  return seen;
}

/** The marks of lists and quotes before a code block have its colour. */
function startOf(text: string, { name, from }: SyntaxNodeRef): number {
  return name === 'FencedCode' ? text.lastIndexOf('\n', from - 1) + 1 : from;
}
