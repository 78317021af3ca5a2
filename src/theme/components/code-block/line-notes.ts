/** Takes notes such as `// [!code ++]` out of code and says what they mark. */

export type LineMark = 'added' | 'removed' | 'highlighted' | 'focused';

export interface AnnotatedCode {
  readonly code: string;
  /** By line number, counted from 1. */
  readonly marks: ReadonlyMap<number, LineMark>;
}

const NOTE =
  /\s*(?:\/\/|#|--|<!--|\{?\/\*|;|%)?\s*\[!code\s+(\+\+|--|highlight|hl|focus)(?::(\d+))?\]\s*(?:-->|\*\/\}?)?\s*$/;
const MARKS: Readonly<Record<string, LineMark>> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'highlighted',
  hl: 'highlighted',
  focus: 'focused',
};

/** Without notes the code comes back as it is. `[!code ++:3]` marks three lines from its own on. */
export function readLineNotes(code: string): AnnotatedCode {
  const marks = new Map<number, LineMark>();
  if (!code.includes('[!code')) return { code, marks };
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const note = NOTE.exec(line);
    const mark = MARKS[note?.[1] ?? ''];
    if (note === null || mark === undefined) {
      lines.push(line);
      continue;
    }
    const rest = line.slice(0, note.index);
    if (rest.trim() !== '') lines.push(rest);
    const first = rest.trim() === '' ? lines.length + 1 : lines.length;
    const count = Number(note[2] ?? 1);
    for (let number = first; number < first + count; number += 1) marks.set(number, mark);
  }
  return { code: lines.join('\n'), marks };
}
