/** Reads ZenUML: messages written like calls in a programming language. */
import type { FrameName, Happening, Message, Participant, Sequence } from '../sequence/sequence-model.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';

type Open =
  | { readonly kind: 'frame' }
  | { readonly kind: 'call'; readonly from: string; readonly to: string; readonly result: string | undefined };

const NAME = '(?:"[^"]+"|[\\p{L}_][\\p{L}\\p{N}_]*)';
const FRAMES: Readonly<Record<string, FrameName>> = {
  if: 'alt',
  while: 'loop',
  for: 'loop',
  foreach: 'loop',
  loop: 'loop',
  opt: 'opt',
  par: 'par',
  try: 'try',
  critical: 'critical',
  section: 'rect',
  frame: 'rect',
};
const FRAME = /^(if|while|for|forEach|foreach|loop|opt|par|try|critical|section|frame)\s*(?:\((.*)\))?$/;
const SECTION = /^(else\s+if|else|catch|finally)\s*(?:\((.*)\))?$/;
const ASYNC = new RegExp(`^(${NAME})\\s*(-->>|->>|-->|->)\\s*(${NAME})\\s*:\\s*(.*)$`, 'u');
const RESULT = `(?:(?:[\\p{L}_][\\p{L}\\p{N}_<>]*\\s+)?([\\p{L}_][\\p{L}\\p{N}_]*)\\s*=\\s*)?`;
const CALL = new RegExp(`^${RESULT}(?:(${NAME})\\s*->\\s*)?(${NAME})\\.(.+)$`, 'u');
const SELF_CALL = new RegExp(`^${RESULT}([\\p{L}_][\\p{L}\\p{N}_]*\\(.*\\))$`, 'u');
const CREATION = new RegExp(`^${RESULT}(new\\s+(${NAME})\\s*(?:\\(.*\\))?)$`, 'u');
const DECLARATION = new RegExp(
  `^(?:@(\\w+)\\s+)?(?:<<[^>]*>>\\s*)?(${NAME})(?:\\s+as\\s+(${NAME}))?(?:\\s+#[\\da-f]{3,8})?$`,
  'iu',
);
/** Who calls first when the author says nothing. */
const STARTER = ' starter';

/** @throws {NotUnderstoodError} */
export function parseZenuml({ lines, rest, header, faults }: DiagramSource): Sequence {
  const reader = new ZenReader();
  const first = rest === '' ? [] : [{ ...header, text: rest }];
  faults.readEach([...first, ...lines], (line) => reader.read(line));
  return reader.result();
}

class ZenReader {
  readonly #participants = new Map<string, Participant>();
  readonly #happenings: Happening[] = [];
  readonly #open: Open[] = [];
  #title: string | undefined;
  #comment: string | undefined;
  #isReply = false;
  #starter: string | undefined;

  result(): Sequence {
    while (this.#open.length > 0) this.#close();
    return {
      participants: [...this.#participants.values()],
      boxes: [],
      happenings: this.#happenings,
      ...(this.#title === undefined ? {} : { title: this.#title }),
    };
  }

  /** A line may close a block, hold a statement, and open a block. */
  read(line: SourceLine): void {
    let text = line.text;
    const comment = /^\/\/\s?(.*)$/.exec(text)?.[1];
    if (comment !== undefined) {
      this.#comment = this.#comment === undefined ? comment : `${this.#comment}<br>${comment}`;
      return;
    }
    const title = readTitle(line);
    if (title !== undefined && !/^title\s*[.=]/.test(text)) {
      this.#title = title;
      return;
    }
    let openedHere = 0;
    while (text !== '') {
      if (text.startsWith('}')) {
        text = text.slice(1).trim();
        const section = SECTION.exec(text.replace(/\s*\{.*$/, ''));
        if (section === null) this.#close();
        continue;
      }
      // What an arrow says goes to the end of the line, or of the block that the line opened.
      const isAsync = ASYNC.test(text);
      const end = !isAsync ? text.search(/[{}]/) : openedHere > 0 ? text.lastIndexOf('}') : -1;
      const statement = (end < 0 ? text : text.slice(0, end)).replace(/;$/, '').trim();
      const opens = end >= 0 && text.charAt(end) === '{';
      if (opens) openedHere++;
      if (statement !== '' && !this.#readStatement(statement, opens))
        throw new NotUnderstoodError(line.text, line.number);
      text = end < 0 ? '' : text.slice(opens ? end + 1 : end).trim();
    }
  }

  #readStatement(text: string, opens: boolean): boolean {
    const marker = /^@(return|reply|Starter\((.*)\))$/i.exec(text);
    if (marker !== null) {
      if (marker[2] === undefined) this.#isReply = true;
      else this.#starter = this.#idOf(marker[2]);
      return true;
    }
    const divider = /^==+\s*(.*?)\s*==+$/.exec(text)?.[1];
    if (divider !== undefined) {
      const ids = [...this.#participants.keys()];
      const [first, last] = [ids[0], ids.at(-1)];
      if (first !== undefined && last !== undefined)
        this.#happenings.push({ kind: 'note', place: 'over', ids: [first, last], text: divider });
      return true;
    }
    const result = /^return\b\s*(.*)$/.exec(text);
    if (result !== null) return this.#readReturn(result[1] ?? '');
    return (
      this.#readFrame(text, opens) ||
      this.#readAsync(text) ||
      this.#readCall(text, opens) ||
      this.#readDeclaration(text, opens)
    );
  }

  #readFrame(text: string, opens: boolean): boolean {
    const section = SECTION.exec(text);
    if (section !== null) {
      const [, word = '', condition] = section;
      this.#happenings.push({ kind: 'section', text: condition ?? word });
      return opens;
    }
    const [, word = '', condition = ''] = FRAME.exec(text) ?? [];
    const frame = FRAMES[word.toLowerCase()];
    if (frame === undefined || !opens) return false;
    this.#note();
    this.#happenings.push({ kind: 'open', frame: frame === 'rect' ? 'opt' : frame, text: condition });
    this.#open.push({ kind: 'frame' });
    return true;
  }

  #readAsync(text: string): boolean {
    const match = ASYNC.exec(text);
    if (match === null) return false;
    const [, from = '', sign = '', to = '', words = ''] = match;
    const isDashed = this.#isReply || sign.startsWith('--');
    this.#isReply = false;
    this.#say({ from: this.#idOf(from), to: this.#idOf(to), text: words, isDashed, end: isDashed ? 'arrow' : 'open' });
    return true;
  }

  #readCall(text: string, opens: boolean): boolean {
    const creation = CREATION.exec(text);
    const call = CALL.exec(text);
    const self = SELF_CALL.exec(text);
    if (creation !== null) {
      const [, result, words = '', name = ''] = creation;
      const from = this.#caller();
      const isNew = !this.#participants.has(unquote(name));
      const to = this.#idOf(name);
      this.#call({ from, to, text: `«create» ${words}`, ...(isNew ? { creates: to } : {}) }, result, opens);
      return true;
    }
    if (call !== null) {
      const [, result, from, to = '', words = ''] = call;
      const caller = from === undefined ? this.#caller() : this.#idOf(from);
      this.#call({ from: caller, to: this.#idOf(to), text: words }, result, opens);
      return true;
    }
    if (self === null) return false;
    const from = this.#caller();
    this.#call({ from, to: from, text: self[2] ?? '' }, self[1], opens);
    return true;
  }

  #readDeclaration(text: string, opens: boolean): boolean {
    const group = /^group\b/.test(text);
    if (group) {
      // What stands inside is declared; its border is not drawn.
      if (opens) this.#open.push({ kind: 'call', from: '', to: '', result: undefined });
      return true;
    }
    const match = DECLARATION.exec(text);
    if (match === null || opens) return false;
    const [, kind = '', id = '', alias] = match;
    const name = unquote(alias ?? id);
    this.#participants.set(unquote(id), { id: unquote(id), name, isPerson: kind.toLowerCase() === 'actor' });
    this.#comment = undefined;
    return true;
  }

  #readReturn(text: string): boolean {
    const call = this.#openCall();
    if (call === undefined || call.from === call.to) return call !== undefined;
    this.#say({ from: call.to, to: call.from, text, isDashed: true, end: 'arrow' });
    return true;
  }

  #call(message: Pick<Message, 'from' | 'to' | 'text' | 'creates'>, result: string | undefined, opens: boolean): void {
    this.#say({ ...message, isDashed: false, end: 'arrow' });
    // The head of what is created stands where its bar would begin.
    if (message.creates === undefined) this.#happenings.push({ kind: 'activate', id: message.to });
    this.#open.push({ kind: 'call', from: message.from, to: message.to, result });
    if (!opens) this.#close();
  }

  #say(message: Pick<Message, 'from' | 'to' | 'text' | 'isDashed' | 'end' | 'creates'>): void {
    this.#note(message.from, message.to);
    this.#happenings.push({ kind: 'message', start: 'none', ...message });
  }

  /** A comment stands above what it is about. */
  #note(...ids: readonly string[]): void {
    const text = this.#comment;
    this.#comment = undefined;
    const about = ids.length > 0 ? ids : [...this.#participants.keys()].slice(0, 1);
    // Comments are Markdown, which labels have between backticks.
    if (text !== undefined && about.length > 0)
      this.#happenings.push({ kind: 'note', place: 'over', ids: about, text: `\`${text}\`` });
  }

  #close(): void {
    const open = this.#open.pop();
    if (open === undefined) return;
    if (open.kind === 'frame') {
      this.#happenings.push({ kind: 'close' });
      return;
    }
    if (open.to === '') return;
    if (open.result !== undefined && open.from !== open.to) {
      this.#say({ from: open.to, to: open.from, text: open.result, isDashed: true, end: 'arrow' });
    }
    this.#happenings.push({ kind: 'deactivate', id: open.to });
  }

  #openCall(): Extract<Open, { kind: 'call' }> | undefined {
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const open = this.#open[index];
      if (open?.kind === 'call' && open.to !== '') return open;
    }
    return undefined;
  }

  #caller(): string {
    const open = this.#openCall();
    if (open !== undefined) return open.to;
    if (this.#starter !== undefined) return this.#starter;
    if (!this.#participants.has(STARTER)) {
      const others = [...this.#participants];
      this.#participants.clear();
      this.#participants.set(STARTER, { id: STARTER, name: '', isPerson: true });
      for (const [id, participant] of others) this.#participants.set(id, participant);
    }
    return STARTER;
  }

  #idOf(written: string): string {
    const id = unquote(written);
    if (!this.#participants.has(id)) this.#participants.set(id, { id, name: id, isPerson: false });
    return id;
  }
}

function unquote(text: string): string {
  return text.trim().replace(/^"(.*)"$/, '$1');
}
