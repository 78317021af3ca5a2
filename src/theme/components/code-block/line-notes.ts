/** Takes notes such as `// [!code ++]` out of code and says what they mark. */

export type LineMark = 'added' | 'removed' | 'highlighted' | 'focused';

export interface AnnotatedCode {
  readonly code: string;
  /** By line number, counted from 1; a line may be new and in focus at once. */
  readonly marks: ReadonlyMap<number, readonly LineMark[]>;
}

/** A typing slip such as `:99999999` must not cost anything. */
const LAST_LINE = 20_000;
/** What a language begins a comment with, the note, and what ends the comment. */
const NOTE =
  /\s*(?:\/\/|#|--|<!--|\{?\/\*|;|%)?\s*\[!code\s+(\+\+|--|[a-z]+)(?::[^\]\s]*?(\d+))?[^\]]*\]\s*(?:-->|\*\/\}?)?\s*$/;
const MARKS: Readonly<Record<string, LineMark>> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'highlighted',
  hl: 'highlighted',
  warning: 'highlighted',
  error: 'removed',
  focus: 'focused',
};

/** Without notes the code comes back as it is. `[!code ++:3]` marks three lines from its own on. */
export function readLineNotes(code: string): AnnotatedCode {
  const marks = new Map<number, LineMark[]>();
  if (!code.includes('[!code')) return { code, marks };
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const { text, notes } = takeNotes(line);
    const isAlone = notes.length > 0 && text.trim() === '';
    if (!isAlone) lines.push(text);
    const first = isAlone ? lines.length + 1 : lines.length;
    for (const { mark, count } of notes) {
      for (let number = first; number < first + count; number += 1) {
        marks.set(number, [...(marks.get(number) ?? []), mark]);
      }
    }
  }
  return { code: lines.join('\n'), marks };
}

interface Note {
  readonly mark: LineMark;
  readonly count: number;
}

/** Takes notes off the end of a line until none is left; notes of other tools that mark no line are dropped too. */
function takeNotes(line: string): { readonly text: string; readonly notes: readonly Note[] } {
  const notes: Note[] = [];
  let text = line;
  for (let note = NOTE.exec(text); note !== null; note = NOTE.exec(text)) {
    const mark = MARKS[note[1] ?? ''];
    if (mark !== undefined) notes.unshift({ mark, count: Math.min(Number(note[2] ?? 1), LAST_LINE) });
    text = text.slice(0, note.index);
  }
  return { text, notes };
}
