/** What has changed in a text, change by change, so that each can be shown and taken back alone. Pure. */
import { diffLines } from 'diff';
import type { TextEdit, TextRange } from '../../project/text-edit.ts';
import { MOST_CHANGES, type Passage, wordPassages } from './text-passages.ts';
import { changedPlaces, type WordChange, wordChanges } from './word-changes.ts';

export interface PageChange {
  readonly kind: 'new' | 'changed' | 'removed';
  /** Of the text then, and of the text now: whole lines, or words of a line. One of both may be empty, never both. */
  readonly before: TextRange;
  readonly after: TextRange;
  /** With words marked. */
  readonly passages: readonly Passage[];
  /** Where words of the text now are others; of words that are gone, the empty place. None where all of it is new. */
  readonly words: readonly TextRange[];
}

/** What is shown of a line around words that have changed, in characters. */
const AROUND = 40;

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
    if (removed !== '' && added !== '') changes.push(...changesOf(removed, added, then, now));
    else if (removed !== '' || added !== '') {
      changes.push({
        kind: removed === '' ? 'new' : 'removed',
        before: { start: then, end: then + removed.length },
        after: { start: now, end: now + added.length },
        passages: withoutEnds([{ kind: removed === '' ? 'added' : 'removed', text: removed + added }]),
        words: [],
      });
    }
    const same = parts[at++]?.value.length ?? 0;
    then += removed.length + same;
    now += added.length + same;
  }
  return changes;
}

/** The changes of lines that took the place of others: word by word where that leaves no page that is broken. */
function changesOf(removed: string, added: string, then: number, now: number): readonly PageChange[] {
  const passages = wordPassages(removed, added);
  const parts = wordChanges(passages);
  const whole = { before: { start: 0, end: removed.length }, after: { start: 0, end: added.length } };
  return (parts ?? [whole]).map((part) => ({
    kind: kindOf(removed, added, part),
    before: moved(part.before, then),
    after: moved(part.after, now),
    passages: parts ? passagesAround(removed, added, part) : withoutEnds(passages),
    words: (parts ? [part] : changedPlaces(passages)).map(({ after }) => moved(after, now)),
  }));
}

/** Lines that came between others, or went from between them, are no change of words. */
function kindOf(removed: string, added: string, { before, after }: WordChange): PageChange['kind'] {
  if (before.start === before.end && isLines(added, after)) return 'new';
  return after.start === after.end && isLines(removed, before) ? 'removed' : 'changed';
}

function isLines(text: string, { start, end }: TextRange): boolean {
  return (start === 0 || text.charAt(start - 1) === '\n') && text.charAt(end - 1) === '\n';
}

function moved({ start, end }: TextRange, by: number): TextRange {
  return { start: start + by, end: end + by };
}

/** What differs in one place, with what stands beside it on its line. */
function passagesAround(removed: string, added: string, { before, after }: WordChange): readonly Passage[] {
  const lineStart = added.lastIndexOf('\n', after.start - 1) + 1;
  const rest = added.slice(after.end).search(/\r?\n/);
  const lineEnd = rest < 0 ? added.length : after.end + rest;
  const left = added.slice(Math.max(lineStart, after.start - AROUND), after.start);
  const right = added.slice(after.end, Math.min(lineEnd, after.end + AROUND));
  const isCut = { left: after.start - lineStart > AROUND, right: lineEnd - after.end > AROUND };
  const passages: readonly Passage[] = [
    { kind: 'same', text: isCut.left ? `…${left.replace(/^\S*\s/, ' ')}` : left },
    { kind: 'removed', text: removed.slice(before.start, before.end) },
    { kind: 'added', text: added.slice(after.start, after.end) },
    { kind: 'same', text: isCut.right ? `${right.replace(/\s\S*$/, ' ')}…` : right },
  ];
  return passages.filter((passage) => passage.kind === 'unchanged' || passage.text !== '');
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
