/** Reads state diagrams. */
import { readDirection } from '../graph/directions.ts';
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

/** @throws {NotUnderstoodError} */
export function parseState({ lines }: DiagramSource): StateDiagram {
  const reader = new StateReader();
  for (const line of lines) reader.read(line);
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
  /** A note of several lines that is being read. */
  #note: { readonly state: string; readonly side: 'left' | 'right'; readonly lines: string[] } | undefined;

  result(): StateDiagram {
    const { states, composites } = this.#diagram;
    for (const id of composites.keys()) states.delete(id);
    return this.#diagram;
  }

  read(line: SourceLine): void {
    const text = line.text.replace(/;$/, '').trim();
    if (this.#note !== undefined) this.#continueNote(text);
    else if (!this.#readStatement(text)) throw new NotUnderstoodError(line.text, line.number);
  }

  #readStatement(text: string): boolean {
    if (text === '}') return this.#close();
    if (text === '--') return this.#startRegion();
    const transition = /^(.+?)\s*-->\s*([^:]+?(?::::?[\w-]+)?)\s*(?::\s*(.*))?$/.exec(text);
    if (transition !== null) {
      const [, from = '', to = '', label] = transition;
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
        for (const id of ids.split(',')) this.#state(id.trim()).classes.push(name);
        return ids !== '';
      }
      case 'style': {
        const [, ids = '', style = ''] = /^([\w,-]+)\s+(.+)$/.exec(rest) ?? [];
        for (const id of ids.split(',')) this.#state(id.trim()).styles.push(readStyle(style));
        return ids !== '';
      }
      case 'hide':
      case 'scale':
      case 'click':
        return true;
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
    const [, quoted, name = '', kind = '', brace] =
      /^(?:"([^"]*)"(?:\s+as)?\s*)?([^\s{<:]+)?\s*(?:(?:<<|\[\[)(\w+)(?:>>|\]\]))?\s*(\{)?$/.exec(rest) ?? [];
    const id = name === '' ? (quoted ?? '') : name;
    if (id === '') return this.#describe(rest);
    const state = this.#state(id.replace(/:::.*$/, ''));
    if (quoted !== undefined && name !== '') state.descriptions.push(quoted);
    if (kind !== '') state.kind = KINDS[kind.toLowerCase()] ?? 'plain';
    if (brace !== undefined) this.#openComposite(state, quoted);
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
  }

  #close(): boolean {
    const id = this.#open.pop();
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
    if (side === undefined) return /^"/.test(rest);
    const state = this.#named(id, 'start');
    const place = side.toLowerCase() === 'left' ? 'left' : 'right';
    if (text === undefined) this.#note = { state, side: place, lines: [] };
    else this.#diagram.notes.push({ state, side: place, text });
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
