/** Marks words of the page by the browser's own highlights: the document itself stays as it is, and they move with it. */
import type { ShownWords } from '../../../../shared/shown-words.ts';

export const WORD_KINDS = ['changed', 'gone', 'noted'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

export interface WordMarks {
  /** Marks these words instead of those of the last time. */
  readonly set: (marks: readonly WordMark[]) => void;
}

export interface WordMark {
  readonly kind: WordKind;
  readonly range: Range;
}

/** Told apart by their lines, too, not by colour alone. Text keeps its own colour. */
const STYLES = `
  ::highlight(lw-changed) { background: rgb(183 121 31 / 26%); text-decoration: underline double #b7791f; }
  ::highlight(lw-gone) { background: rgb(192 54 44 / 30%); text-decoration: underline dashed #c0362c; }
  ::highlight(lw-noted) { background: rgb(138 75 208 / 20%); text-decoration: underline dotted #8a4bd0; }
`;

export function createWordMarks(): WordMarks {
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  return {
    set(marks) {
      // An older browser marks the blocks alone.
      if (!('highlights' in CSS)) return;
      for (const kind of WORD_KINDS) {
        const ranges = marks.filter((mark) => mark.kind === kind).map(({ range }) => range);
        if (ranges.length === 0) CSS.highlights.delete(`lw-${kind}`);
        else CSS.highlights.set(`lw-${kind}`, new Highlight(...ranges));
      }
      const others = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
      document.adoptedStyleSheets = marks.length > 0 ? [...others, styles] : others;
    },
  };
}

/** Shorter words could be anywhere in their block. */
const LEAST_ALONE = 3;

/**
 * Where a block shows words; `undefined` where it does not, or in several places alike. Of words that are gone, what
 * stands on either side of the place: an empty range would be nothing to see.
 */
export function findShownWords(block: Element, { before, words, after }: ShownWords): Range | undefined {
  const text = readText(block);
  if (words === '') {
    const at = indexOnce(text.shown, before + after);
    const place = at + before.length;
    return at < 0 ? undefined : text.range(Math.max(place - 1, at), Math.min(place + 1, at + (before + after).length));
  }
  for (const [left, right] of [
    [before, after],
    [before, ''],
    ['', after],
    ['', ''],
  ] as const) {
    const looked = left + words + right;
    const at = looked.trim().length < LEAST_ALONE ? -1 : indexOnce(text.shown, looked);
    if (at >= 0) return text.range(at + left.length, at + left.length + words.length);
  }
  return undefined;
}

function indexOnce(text: string, looked: string): number {
  const at = text.indexOf(looked);
  return at >= 0 && text.indexOf(looked, at + 1) < 0 ? at : -1;
}

/** The text of an element, each stretch of blanks as one, and the way back to its nodes. */
function readText(element: Element) {
  const places: { readonly node: Text; readonly offset: number }[] = [];
  let shown = '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    for (let offset = 0; offset < node.data.length; offset++) {
      const letter = node.data.charAt(offset);
      const isBlank = /\s/.test(letter);
      if (isBlank && shown.endsWith(' ')) continue;
      shown += isBlank ? ' ' : letter;
      places.push({ node, offset });
    }
  }
  const range = (start: number, end: number): Range | undefined => {
    const [first, last] = [places[start], places[end - 1]];
    if (!first || !last) return undefined;
    const made = document.createRange();
    made.setStart(first.node, first.offset);
    made.setEnd(last.node, last.offset + 1);
    return made;
  };
  return { shown, range };
}
