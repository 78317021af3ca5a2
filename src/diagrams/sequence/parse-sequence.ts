/** Reads sequence diagrams. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import type { Arrowhead } from '../svg/arrowhead.ts';
import type { FrameName, Happening, Message, Participant, ParticipantBox, Sequence } from './sequence-model.ts';

const FRAMES: Readonly<Record<string, FrameName>> = {
  loop: 'loop',
  alt: 'alt',
  opt: 'opt',
  par: 'par',
  par_over: 'par',
  critical: 'critical',
  break: 'break',
  rect: 'rect',
};
/** The plain arrows first: a cross or a bracket may also be a letter of a name (`a-xray->>b`). */
const ARROWS: readonly RegExp[] = [/<<-->>|<<->>|-->>|->>|-->(?!>)|->(?!>)/, /--x|-x|--\)|-\)/];
const COLOR = /^(?:rgba?\([^)]*\)|hsla?\([^)]*\)|#[\da-f]{3,8}\b|transparent\b)/i;
const COLOR_NAMES = new Set(
  'aqua black blue brown coral crimson cyan gold gray green grey indigo khaki lavender lime magenta maroon navy olive orange orchid pink plum purple red salmon silver tan teal thistle tomato turquoise violet wheat white yellow'.split(
    ' ',
  ),
);

/** @throws {NotUnderstoodError} */
export function parseSequence({ lines, rest, header }: DiagramSource): Sequence {
  const reader = new SequenceReader();
  if (rest !== '') reader.read({ ...header, text: rest });
  for (const line of lines) for (const text of statements(line.text)) reader.read({ ...line, text });
  return reader.result();
}

/** What begins behind a semicolon, if it is not just a part of the text before. */
const STATEMENT =
  /(?<![#&]\w{0,8});(?=\s*(?:$|(?:participant|actor|note|loop|alt|else|opt|par|and|end|rect|box|create|destroy|activate|deactivate|autonumber|critical|option|break)\b|[^:]*-[->x)][^:]*:))/i;

/** Several statements on a line; an entity (`#59;`) ends with a semicolon too. */
function statements(text: string): string[] {
  return text
    .split(STATEMENT)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

class SequenceReader {
  readonly #participants = new Map<string, Participant>();
  readonly #boxes: ParticipantBox[] = [];
  readonly #happenings: Happening[] = [];
  /** What is open: frames, and the box that participants are put into. */
  readonly #open: ('frame' | 'box')[] = [];
  #title: string | undefined;
  #number: { next: number; readonly step: number } | undefined;
  #created: string | undefined;
  #destroyed: string | undefined;

  result(): Sequence {
    for (const open of this.#open) if (open === 'frame') this.#happenings.push({ kind: 'close' });
    return {
      participants: [...this.#participants.values()],
      boxes: this.#boxes,
      happenings: this.#happenings,
      ...(this.#title === undefined ? {} : { title: this.#title }),
    };
  }

  read(line: SourceLine): void {
    const { text } = line;
    const [, word = '', rest = ''] = /^([A-Za-z_]+)\s*:?\s*(.*)$/.exec(text) ?? [];
    if (this.#readMessage(text)) return;
    if (!this.#readStatement(word.toLowerCase(), rest)) throw new NotUnderstoodError(text, line.number);
  }

  #readStatement(word: string, rest: string): boolean {
    switch (word) {
      case 'participant':
      case 'actor':
        return this.#declare(rest, word === 'actor') !== undefined;
      case 'create':
        this.#created = this.#declare(rest.replace(/^(?:participant|actor)\s+/, ''), /^actor\b/.test(rest));
        return this.#created !== undefined;
      case 'destroy':
        this.#destroyed = this.#idOf(rest);
        return true;
      case 'box':
        this.#openBox(rest);
        return true;
      case 'autonumber': {
        const [start = 1, step = 1] = rest.match(/\d+/g)?.map(Number) ?? [];
        this.#number = rest === 'off' ? undefined : { next: start, step };
        return true;
      }
      case 'activate':
      case 'deactivate':
        this.#happenings.push({ kind: word, id: this.#idOf(rest) });
        return true;
      case 'note':
        return this.#readNote(rest);
      case 'else':
      case 'and':
      case 'option':
        if (this.#open.at(-1) !== 'frame') return false;
        this.#happenings.push({ kind: 'section', text: rest });
        return true;
      case 'end':
        return this.#close();
      case 'title':
        this.#title = rest;
        return true;
      case 'link':
      case 'links':
      case 'properties':
      case 'details':
        return true;
      default: {
        const frame = Object.hasOwn(FRAMES, word) ? FRAMES[word] : undefined;
        if (frame === undefined) return false;
        this.#open.push('frame');
        this.#happenings.push({ kind: 'open', frame, text: rest });
        return true;
      }
    }
  }

  #close(): boolean {
    const open = this.#open.pop();
    if (open === 'frame') this.#happenings.push({ kind: 'close' });
    return open !== undefined;
  }

  #openBox(rest: string): void {
    const first = /^\S+/.exec(rest)?.[0].toLowerCase() ?? '';
    const color = COLOR.exec(rest)?.[0] ?? (COLOR_NAMES.has(first.replace(/^(?:light|dark)/, '')) ? first : undefined);
    const title = color === undefined ? rest : rest.slice(color.length).trim();
    this.#open.push('box');
    this.#boxes.push({ title, ...(color === undefined || color === 'transparent' ? {} : { color }) });
  }

  /** `A as Alice`, `A@{ "type": "actor" } as Alice` */
  #declare(rest: string, isPerson: boolean): string | undefined {
    const [, written = '', data = '', alias] = /^(.+?)\s*(@\{[^}]*\})?(?:\s+as\s+(.+))?$/.exec(rest) ?? [];
    const id = written.trim();
    if (id === '') return undefined;
    const known = this.#participants.get(id);
    const name = alias ?? /["']?alias["']?\s*:\s*["']([^"']*)/.exec(data)?.[1] ?? known?.name ?? id;
    this.#participants.set(id, {
      id,
      name: name.trim(),
      isPerson: isPerson || /:\s*["']?actor/.test(data),
      ...(this.#open.at(-1) === 'box' ? { box: this.#boxes.length - 1 } : {}),
    });
    return id;
  }

  #readNote(rest: string): boolean {
    const [, place = '', names = '', text = ''] = /^(left of|right of|over)\s+([^:]+?)\s*:\s*(.*)$/i.exec(rest) ?? [];
    if (place === '') return false;
    const ids = names.split(',').map((name) => this.#idOf(name));
    const word = place.split(' ')[0]?.toLowerCase();
    this.#happenings.push({ kind: 'note', place: word === 'left' || word === 'right' ? word : 'over', ids, text });
    return true;
  }

  #readMessage(text: string): boolean {
    const colon = text.indexOf(':');
    const head = colon < 0 ? text : text.slice(0, colon);
    for (const pattern of ARROWS) {
      const arrow = pattern.exec(head);
      if (arrow === null || arrow.index === 0) continue;
      const sign = arrow[0];
      const from = head.slice(0, arrow.index).replace(/\(\)\s*$/, '');
      const [, mark = '', to = ''] =
        /^\s*(?:\(\))?\s*([+-]?)\s*(.*)$/.exec(head.slice(arrow.index + sign.length)) ?? [];
      if (from.trim() === '' || to.trim() === '') continue;
      this.#addMessage(this.#idOf(from), this.#idOf(to), sign, mark, colon < 0 ? '' : text.slice(colon + 1).trim());
      return true;
    }
    return false;
  }

  #addMessage(from: string, to: string, sign: string, mark: string, text: string): void {
    const ends = headsOf(sign);
    const numbered = this.#number === undefined ? {} : { number: this.#number.next };
    if (this.#number !== undefined) this.#number.next += this.#number.step;
    const message: Message = {
      kind: 'message',
      from,
      to,
      text: text.replace(/^(?:no)?wrap:/, ''),
      isDashed: sign.includes('--'),
      ...ends,
      ...numbered,
      ...(this.#created === to ? { creates: to } : {}),
      ...(this.#destroyed === from || this.#destroyed === to ? { destroys: this.#destroyed } : {}),
    };
    if (message.creates !== undefined) this.#created = undefined;
    if (message.destroys !== undefined) this.#destroyed = undefined;
    this.#happenings.push(message);
    if (mark === '+') this.#happenings.push({ kind: 'activate', id: to });
    if (mark === '-') this.#happenings.push({ kind: 'deactivate', id: from });
  }

  #idOf(written: string): string {
    const id = written.trim();
    if (!this.#participants.has(id)) this.#participants.set(id, { id, name: id, isPerson: false });
    return id;
  }
}

function headsOf(sign: string): { readonly start: Arrowhead; readonly end: Arrowhead } {
  const start = sign.startsWith('<<') ? 'arrow' : 'none';
  if (sign.endsWith('>>')) return { start, end: 'arrow' };
  if (sign.endsWith('x')) return { start, end: 'cross' };
  return { start, end: sign.endsWith(')') ? 'open' : 'none' };
}
