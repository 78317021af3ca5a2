/** The difference between two texts, with words marked. Pure. */
import { diffLines, diffWordsWithSpace } from 'diff';

export type Passage =
  | { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }
  /** Lines that are the same and far from any change. */
  | { readonly kind: 'unchanged'; readonly lines: number };

/** Lines shown around a change. */
const CONTEXT = 2;
/** Texts that differ in more lines, or passages in more words, are not compared: the work grows with the square. */
export const MOST_CHANGES = 2000;

/** From the beginning to the end; `undefined` where too much is different. */
export function textPassages(before: string, after: string): readonly Passage[] | undefined {
  const parts = diffLines(before, after, { maxEditLength: MOST_CHANGES });
  if (parts === undefined) return undefined;
  const passages: Passage[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    const next = parts[at + 1];
    if (part === undefined) continue;
    if (part.removed && next?.added) {
      passages.push(...wordPassages(part.value, next.value));
      at++;
    } else if (part.added || part.removed) passages.push({ kind: part.added ? 'added' : 'removed', text: part.value });
    else passages.push(...shortened(part.value, at === 0, at === parts.length - 1));
  }
  return passages;
}

/** What is the same and what is not in two passages, word by word. */
export function wordPassages(before: string, after: string): readonly Passage[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** The lines next to a change, and how many stand between. */
function shortened(text: string, isFirst: boolean, isLast: boolean): readonly Passage[] {
  const lines = text.match(/.*\n|.+$/g) ?? [];
  const head = isFirst ? 0 : CONTEXT;
  const tail = isLast ? 0 : CONTEXT;
  const hidden = lines.length - head - tail;
  if (hidden <= 1) return [{ kind: 'same', text }];
  const passages: readonly Passage[] = [
    { kind: 'same', text: lines.slice(0, head).join('') },
    { kind: 'unchanged', lines: hidden },
    { kind: 'same', text: lines.slice(lines.length - tail).join('') },
  ];
  return passages.filter((passage) => passage.kind === 'unchanged' || passage.text !== '');
}
