/** Reads state diagrams. */
import { readDirection } from '../graph/directions.ts';
import type { Faults } from '../source/fault.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { readStyle } from '../style/author-style.ts';
import type { Composite, State, StateDiagram, StateKind } from './state-model.ts';

const KINDS: Readonly<Record<string, StateKind>> = {
  choice: 'choice',
  fork: 'fork',
  join: 'fork',
  history: 'history',
  start: 'start',
  end: 'end',
};

const STATE =
  /^(?:"([^"]*)"(?:\s+as)?\s*)?(?!<<)([^\s{<:]+)?(?::::([\w-]+))?\s*(?:(?:<<|\[\[)(\w+)(?:>>|\]\]))?\s*(?::\s*([^{}]+?))?\s*(\{)?\s*(\})?$/;
const ONE_CHANGE = 'One change on each line is expected: `A --> B`, and `B --> C` below it.';
const NAME_EXPECTED =
  'A change such as `A --> B` between names without spaces, quotes or `-` is expected. A text is given by `state "Text" as name`.';

export function parseState({ lines, faults }: DiagramSource): StateDiagram {
  const reader = new StateReader(faults);
  // Several changes on a line.
  const statements = lines.flatMap((line) => line.text.split(/;(?=[^:]*-->)/).map((text) => ({ ...line, text })));
  faults.readEach(statements, (line) => reader.read(line));
  return reader.result();
}

class StateReader {
  readonly #diagram: StateDiagram = {
    direction: 'TB',
    states: new Map(),
    composites: new Map(),
    transitions: [],
    notes: [],
    classes: new Map(),
  };
  readonly #open: string[] = [];
  /** The lines of composites that are open. */
  readonly #openLines: SourceLine[] = [];
  /** A note of several lines that is being read. */
  #note:
    | { readonly state: string; readonly side: 'left' | 'right'; readonly lines: string[]; readonly line: SourceLine }
    | undefined;
  /** Classes and styles of states, which by themselves draw nothing. */
  readonly #styled: (readonly [id: string, change: (state: State) => void])[] = [];
  readonly #faults: Faults;
  #line: SourceLine = { text: '', number: 1, indent: 0 };

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  result(): StateDiagram {
    const { states, composites } = this.#diagram;
    for (const line of this.#openLines) this.#faults.add('guessed', line, 'The `}` that closes this state is missing.');
    if (this.#note !== undefined) {
      this.#faults.add('guessed', this.#note.line, 'The note is not closed: write `end note` below its text.');
      this.#continueNote('end note');
    }
    for (const [id, change] of this.#styled) {
      const state = states.get(id);
      if (state !== undefined) change(state);
    }
    for (const [id, composite] of composites) {
      const state = states.get(id);
      if (state !== undefined) composites.set(id, { ...composite, classes: state.classes, styles: state.styles });
    }
    for (const id of composites.keys()) states.delete(id);
    return this.#diagram;
  }

  read(line: SourceLine): void {
    const text = line.text.replace(/;$/, '').trim();
    this.#line = line;
    if (this.#note !== undefined) this.#continueNote(text);
    else if (!this.#readStatement(text)) throw new NotUnderstoodError(line.text, line.number);
  }

  #readStatement(text: string): boolean {
    if (text === '}') return this.#close();
    if (text === '--') return this.#startRegion();
    const transition = /^(.+?)\s*-{2,}>\s*([^:]+?(?::::?[\w-]+)?)\s*(?::\s*(.*))?$/.exec(text);
    if (transition !== null) {
      const [, from = '', to = '', label] = transition;
      if (/-{2,}>/.test(to)) throw new NotUnderstoodError(this.#line.text, this.#line.number, ONE_CHANGE);
      if (!isName(from) || !isName(to) || /--->/.test(text)) this.#faults.add('only-here', this.#line, NAME_EXPECTED);
      this.#diagram.transitions.push({
        from: this.#named(from, 'start'),
        to: this.#named(to, 'end'),
        ...(label === undefined || label === '' ? {} : { text: label }),
      });
      return true;
    }
    const [, word = '', rest = ''] = /^(\w+)\s*(.*)$/.exec(text) ?? [];
    switch (word) {
      case 'state':
        return this.#readState(rest);
      case 'note':
        return this.#readNote(rest);
      case 'direction':
        return this.#turn(rest);
      case 'classDef': {
        const [, names = '', style = ''] = /^([\w,-]+)\s+(.+)$/.exec(rest) ?? [];
        for (const name of names.split(',')) this.#diagram.classes.set(name.trim(), readStyle(style));
        return names !== '';
      }
      case 'class': {
        const [, ids = '', name = ''] = /^(.+?)\s+([\w-]+)$/.exec(rest) ?? [];
        for (const id of ids.split(',')) this.#styled.push([id.trim(), ({ classes }) => classes.push(name)]);
        return ids !== '';
      }
      case 'style': {
        const [, ids = '', style = ''] = /^([\w,-]+)\s+(.+)$/.exec(rest) ?? [];
        for (const id of ids.split(',')) this.#styled.push([id.trim(), ({ styles }) => styles.push(readStyle(style))]);
        return ids !== '';
      }
      case 'hide':
      case 'scale':
      case 'click':
      case 'linkStyle':
        return rest !== '';
      default:
        return this.#describe(text);
    }
  }

  /** `Still : It stands still`, or only a name. */
  #describe(text: string): boolean {
    const [, id, description] = /^([^\s:{}]+(?::::[\w-]+)?)\s*(?::\s*(.*))?$/.exec(text) ?? [];
    if (id === undefined) return false;
    const state = this.#diagram.states.get(this.#named(id, 'start'));
    if (description !== undefined) state?.descriptions.push(description);
    return true;
  }

  /** What stands behind `state`. */
  #readState(rest: string): boolean {
    const [whole, quoted, name = '', className, kind = '', description, brace, end] = STATE.exec(rest) ?? [];
    if (whole === undefined) return this.#describe(rest);
    const id = name === '' ? (quoted ?? '') : name;
    if (id === '') return false;
    if (name === '')
      this.#faults.add('guessed', this.#line, 'A name is expected behind the text: `state "Text" as name`.');
    const state = this.#state(id);
    if (className !== undefined) state.classes.push(className);
    if (quoted !== undefined && name !== '') state.descriptions.push(quoted);
    if (description !== undefined) state.descriptions.push(description);
    if (kind !== '') state.kind = KINDS[kind.toLowerCase()] ?? 'plain';
    if (brace !== undefined) this.#openComposite(state, quoted);
    if (end !== undefined) this.#close();
    return true;
  }

  #openComposite({ id, descriptions }: State, title: string | undefined): void {
    const parent = this.#open.at(-1);
    const composite: Composite = {
      id,
      title: title ?? descriptions[0] ?? id,
      isRegion: false,
      ...(parent === undefined ? {} : { parent }),
    };
    this.#diagram.composites.set(id, composite);
    this.#open.push(id);
    this.#openLines.push(this.#line);
  }

  #close(): boolean {
    const id = this.#open.pop();
    this.#openLines.pop();
    if (id !== undefined && this.#diagram.composites.get(id)?.isRegion) this.#open.pop();
    return id !== undefined;
  }

  /** `--`: what stood in the composite until here is its first region. */
  #startRegion(): boolean {
    const current = this.#open.at(-1);
    if (current === undefined) return false;
    const { composites, states } = this.#diagram;
    const isSecond = composites.get(current)?.isRegion !== true;
    const owner = isSecond ? current : (this.#open.at(-2) ?? current);
    const add = (number: number): string => {
      const id = `${owner} region ${number}`;
      composites.set(id, { id, title: '', isRegion: true, parent: owner });
      return id;
    };
    if (isSecond) {
      const first = add(1);
      for (const state of states.values())
        if (state.parent === owner && !composites.has(state.id)) state.parent = first;
      for (const [id, composite] of composites) {
        if (composite.parent === owner && !composite.isRegion) composites.set(id, { ...composite, parent: first });
      }
    } else this.#open.pop();
    const count = [...composites.values()].filter(({ parent, isRegion }) => isRegion && parent === owner).length;
    this.#open.push(add(count + 1));
    return true;
  }

  #turn(written: string): boolean {
    const direction = readDirection(written);
    if (direction === undefined) return false;
    const composite = this.#diagram.composites.get(this.#open.at(-1) ?? '');
    if (composite === undefined) this.#diagram.direction = direction;
    else composite.direction = direction;
    return true;
  }

  #readNote(rest: string): boolean {
    const [, side, id = '', text] = /^(left|right)\s+of\s+([^\s:]+)\s*(?::\s*(.*))?$/i.exec(rest) ?? [];
    if (side === undefined) return this.#readFreeNote(rest);
    if (text !== undefined && /\s:/.test(text))
      this.#faults.add(
        'only-here',
        this.#line,
        'A text without a second colon is expected, or `end note` below several lines.',
      );
    const state = this.#named(id, 'start');
    const place = side.toLowerCase() === 'left' ? 'left' : 'right';
    if (text === undefined) this.#note = { state, side: place, lines: [], line: this.#line };
    else this.#diagram.notes.push({ state, side: place, text });
    return true;
  }

  /** `note "Text" as name`: a text that stands for itself. */
  #readFreeNote(rest: string): boolean {
    const [, text, name] = /^"([^"]*)"\s+as\s+(\S+)$/.exec(rest) ?? [];
    if (text === undefined || name === undefined) return false;
    this.#state(name).descriptions.push(text);
    return true;
  }

  #continueNote(text: string): void {
    const note = this.#note;
    if (note === undefined) return;
    if (!/^end\s*note$/i.test(text)) {
      note.lines.push(text);
      return;
    }
    this.#diagram.notes.push({ state: note.state, side: note.side, text: note.lines.join('<br>') });
    this.#note = undefined;
  }

  /** The id of a state as it is named in a transition; `[*]` is the start or the end of where it stands. */
  #named(written: string, role: 'start' | 'end'): string {
    const [, name = '', className] = /^(.*?)(?::::([\w-]+))?$/.exec(written.trim()) ?? [];
    const parent = this.#open.at(-1);
    const id = name === '[*]' ? `${parent ?? ''} ${role}` : name;
    const state = this.#state(id);
    if (name === '[*]') state.kind = role;
    if (className !== undefined) state.classes.push(className);
    return id;
  }

  #state(id: string): State {
    let state = this.#diagram.states.get(id);
    if (state === undefined) {
      const parent = this.#open.at(-1);
      state = {
        id,
        kind: 'plain',
        descriptions: [],
        classes: [],
        styles: [],
        ...(parent === undefined ? {} : { parent }),
      };
      this.#diagram.states.set(id, state);
    }
    return state;
  }
}

/** Whether Mermaid takes it for the name of a state, too. */
function isName(written: string): boolean {
  return !/["\s]|-(?=\w)/.test(written.replace(/:::[\w-]+$/, '').trim());
}
