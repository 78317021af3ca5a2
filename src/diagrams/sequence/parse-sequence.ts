/** Reads sequence diagrams. */
import type { Faults } from '../source/fault.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { findArrow, headsOf } from './message-arrows.ts';
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
/** What begins another part, and the frame that it begins one of. */
const SECTIONS: Readonly<Record<string, string>> = { else: 'alt', and: 'par', option: 'critical' };
const ARROWS_EXPECTED =
  'An arrow such as `->>`, `-->>`, `->`, `-->`, `-x`, `-)` or `<<->>` is expected between the names.';
const CREATED_EXPECTED = 'A message to what is created is expected right behind `create`.';
/** Words that Mermaid takes for statements wherever they stand. */
const RESERVED: ReadonlySet<string> = new Set(
  'end loop alt else opt par and rect box critical option break note title create destroy activate deactivate autonumber participant actor'.split(
    ' ',
  ),
);
const RESERVED_EXPECTED =
  'A participant cannot have this name, since it is a word of the language: write `participant E as end`, and use `E`.';
const COLOR = /^(?:rgba?\([^)]*\)|hsla?\([^)]*\)|#[\da-f]{3,8}\b|transparent\b)/i;
const COLOR_NAMES = new Set(
  'aqua black blue brown coral crimson cyan gold gray green grey indigo khaki lavender lime magenta maroon navy olive orange orchid pink plum purple red salmon silver tan teal thistle tomato turquoise violet wheat white yellow'.split(
    ' ',
  ),
);

/** @throws {NotUnderstoodError} */
export function parseSequence({ lines, rest, header, faults }: DiagramSource): Sequence {
  const reader = new SequenceReader(faults);
  const first = rest === '' ? [] : [{ ...header, text: rest }];
  const all = [...first, ...lines].flatMap((line) => statements(line.text).map((text) => ({ ...line, text })));
  faults.readEach(all, (line) => reader.read(line));
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
  /** What is open: frames by their word, and the box that participants are put into. */
  readonly #open: { readonly word: string; readonly line: SourceLine }[] = [];
  readonly #active = new Map<string, number>();
  readonly #faults: Faults;
  #line: SourceLine = { text: '', number: 1, indent: 0 };
  #title: string | undefined;
  #number: { next: number; readonly step: number } | undefined;
  #created: { readonly id: string; readonly line: SourceLine } | undefined;
  #destroyed: string | undefined;

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  result(): Sequence {
    for (const { word, line } of this.#open) {
      this.#faults.add('guessed', line, `This \`${word}\` is not closed: write \`end\` below what belongs to it.`);
      if (word !== 'box') this.#happenings.push({ kind: 'close' });
    }
    return {
      participants: [...this.#participants.values()],
      boxes: this.#boxes,
      happenings: this.#happenings,
      ...(this.#title === undefined ? {} : { title: this.#title }),
    };
  }

  read(line: SourceLine): void {
    const { text } = line;
    this.#line = line;
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
        return this.#create(rest);
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
        return rest !== '' && this.#setActive(word, rest);
      case 'note':
        return this.#readNote(rest);
      case 'else':
      case 'and':
      case 'option':
        return this.#startSection(word, rest);
      case 'end':
        return this.#close();
      case 'title':
        this.#title = rest;
        return true;
      case 'link':
      case 'links':
      case 'properties':
      case 'details':
        return rest.includes(':');
      default: {
        const frame = Object.hasOwn(FRAMES, word) ? FRAMES[word] : undefined;
        if (frame === undefined) return false;
        this.#open.push({ word, line: this.#line });
        this.#happenings.push({ kind: 'open', frame, text: unwrapped(rest) });
        return true;
      }
    }
  }

  #create(rest: string): boolean {
    const id = this.#declare(rest.replace(/^(?:participant|actor)\s+/, ''), /^actor\b/.test(rest));
    if (id !== undefined) this.#created = { id, line: this.#line };
    return id !== undefined;
  }

  /** Another part of a frame, which only some frames have. */
  #startSection(word: string, rest: string): boolean {
    const open = this.#open.at(-1)?.word;
    if (open === undefined || open === 'box' || open === 'rect') return false;
    const parent = SECTIONS[word] ?? '';
    if (open.replace('_over', '') !== parent)
      this.#faults.add('guessed', this.#line, `\`${word}\` is expected in a frame \`${parent}\` only.`);
    this.#happenings.push({ kind: 'section', text: unwrapped(rest) });
    return true;
  }

  #setActive(word: 'activate' | 'deactivate', written: string): boolean {
    const id = this.#idOf(written);
    const count = this.#active.get(id) ?? 0;
    if (word === 'deactivate' && count === 0)
      this.#faults.add('left-out', this.#line, `\`${id}\` is not active here: \`activate\` is expected before.`);
    else {
      this.#active.set(id, count + (word === 'activate' ? 1 : -1));
      this.#happenings.push({ kind: word, id });
    }
    return true;
  }

  #close(): boolean {
    const open = this.#open.pop();
    if (open !== undefined && open.word !== 'box') this.#happenings.push({ kind: 'close' });
    return open !== undefined;
  }

  #openBox(rest: string): void {
    const first = /^\S+/.exec(rest)?.[0].toLowerCase() ?? '';
    const color = COLOR.exec(rest)?.[0] ?? (COLOR_NAMES.has(first.replace(/^(?:light|dark)/, '')) ? first : undefined);
    const title = color === undefined ? rest : rest.slice(color.length).trim();
    this.#open.push({ word: 'box', line: this.#line });
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
      name: unwrapped(name),
      isPerson: isPerson || /:\s*["']?actor/.test(data),
      ...(this.#open.at(-1)?.word === 'box' ? { box: this.#boxes.length - 1 } : {}),
    });
    return id;
  }

  #readNote(rest: string): boolean {
    const [, place = '', names = '', text = ''] = /^(left of|right of|over)\s+([^:]+?)\s*:\s*(.*)$/i.exec(rest) ?? [];
    if (place === '') return false;
    const ids = names.split(',').map((name) => this.#idOf(name));
    if (ids.length > 2)
      this.#faults.add('only-here', this.#line, 'One or two names are expected: a note covers all between them.');
    const word = place.split(' ')[0]?.toLowerCase();
    this.#happenings.push({
      kind: 'note',
      place: word === 'left' || word === 'right' ? word : 'over',
      ids,
      text: unwrapped(text),
    });
    return true;
  }

  #readMessage(text: string): boolean {
    const colon = text.indexOf(':');
    const head = colon < 0 ? text : text.slice(0, colon);
    const arrow = findArrow(head);
    if (arrow === undefined) return false;
    const { index, sign } = arrow;
    const from = head
      .slice(0, index)
      .replace(/\(\)\s*$/, '')
      .trim();
    const [, mark = '', to = ''] = /^\s*(?:\(\))?\s*([+-]?)\s*(.*)$/.exec(head.slice(index + sign.length)) ?? [];
    if (from === '' || to.trim() === '') return false;
    if (/[<>-]$/.test(from) || /^[<>-]/.test(to))
      throw new NotUnderstoodError(text, this.#line.number, ARROWS_EXPECTED);
    if (colon < 0)
      this.#faults.add('guessed', this.#line, 'A colon and a text are expected behind the names: `A->>B: Text`.');
    const words = colon < 0 ? '' : text.slice(colon + 1).trim();
    if (/(?<![#&]\w{0,8});/.test(words))
      this.#faults.add('only-here', this.#line, 'A semicolon ends a statement. Write `#59;` for one in a text.');
    if (this.#open.at(-1)?.word === 'box')
      this.#faults.add(
        'guessed',
        this.#line,
        'Only participants are expected in a `box`. Its `end` belongs before the messages.',
      );
    this.#addMessage(this.#idOf(from), this.#idOf(to), sign, mark, words);
    return true;
  }

  #addMessage(from: string, to: string, sign: string, mark: string, text: string): void {
    const ends = headsOf(sign);
    const numbered = this.#number === undefined ? {} : { number: this.#number.next };
    if (this.#number !== undefined) this.#number.next += this.#number.step;
    const message: Message = {
      kind: 'message',
      from,
      to,
      text: unwrapped(text),
      isDashed: sign.includes('--'),
      ...ends,
      ...numbered,
      ...(this.#created?.id === to ? { creates: to } : {}),
      ...(this.#destroyed === from || this.#destroyed === to ? { destroys: this.#destroyed } : {}),
    };
    if (this.#created !== undefined && message.creates === undefined)
      this.#faults.add('guessed', this.#created.line, CREATED_EXPECTED);
    this.#created = undefined;
    if (message.destroys !== undefined) this.#destroyed = undefined;
    this.#happenings.push(message);
    if (mark === '+') this.#setActive('activate', to);
    if (mark === '-') this.#setActive('deactivate', from);
  }

  #idOf(written: string): string {
    const id = written.trim();
    if (RESERVED.has(id)) this.#faults.add('only-here', this.#line, RESERVED_EXPECTED);
    if (!this.#participants.has(id)) this.#participants.set(id, { id, name: id, isPerson: false });
    return id;
  }
}

/** `wrap: Text`, `nowrap: Text`: how long lines are broken is not for the author to say here. */
function unwrapped(text: string): string {
  return text.trim().replace(/^:?(?:no)?wrap:\s*/, '');
}
