/** What has changed in a text, change by change, so that each can be shown and taken back alone. Pure. */
import { diffLines } from 'diff';
import type { TextEdit, TextRange } from '../../project/text-edit.ts';
import { MOST_CHANGES, type Passage, wordDifference } from './text-difference.ts';

export interface PageChange {
  readonly kind: 'new' | 'changed' | 'removed';
  /** Whole lines of the text then, and of the text now. One of both may be empty, never both. */
  readonly before: TextRange;
  readonly after: TextRange;
  /** With words marked. */
  readonly passages: readonly Passage[];
}

/** In the order of the text now; `undefined` where too much is different to compare it. */
export function pageChanges(before: string, after: string): readonly PageChange[] | undefined {
  const parts = diffLines(before, after, { maxEditLength: MOST_CHANGES });
  if (parts === undefined) return undefined;
  const changes: PageChange[] = [];
  let [then, now] = [0, 0];
  for (let at = 0; at < parts.length; ) {
    let [removed, added] = ['', ''];
    for (let part = parts[at]; part && (part.added || part.removed); part = parts[++at]) {
      if (part.removed) removed += part.value;
      else added += part.value;
    }
    if (removed !== '' || added !== '') {
      changes.push({
        kind: removed === '' ? 'new' : added === '' ? 'removed' : 'changed',
        before: { start: then, end: then + removed.length },
        after: { start: now, end: now + added.length },
        passages: passagesOf(removed, added),
      });
    }
    const same = parts[at++]?.value.length ?? 0;
    then += removed.length + same;
    now += added.length + same;
  }
  return changes;
}

function passagesOf(removed: string, added: string): readonly Passage[] {
  if (removed !== '' && added !== '') return withoutEnds(wordDifference(removed, added));
  return withoutEnds([{ kind: removed === '' ? 'added' : 'removed', text: removed + added }]);
}

/** Line ends at both edges would only make room. What has changed in them alone stays to be seen. */
function withoutEnds(passages: readonly Passage[]): readonly Passage[] {
  const shown = passages.flatMap((passage, at): readonly Passage[] => {
    if (passage.kind === 'unchanged') return [passage];
    let { text } = passage;
    if (at === 0) text = text.replace(/^(?:\r?\n)+/, '');
    if (at === passages.length - 1) text = text.replace(/(?:\r?\n)+$/, '');
    return text === '' ? [] : [{ ...passage, text }];
  });
  return shown.some(({ kind }) => kind !== 'same') ? shown : [];
}

/** The edit of the text now that makes a change undone, and nothing else. */
export function takeBack(before: string, { before: then, after: now }: PageChange): TextEdit {
  return { ...now, text: before.slice(then.start, then.end) };
}
