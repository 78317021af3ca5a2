/** Reads entity relationship diagrams. */
import { readDirection } from '../graph/directions.ts';
import type { Direction } from '../graph/graph.ts';
import type { Faults } from '../source/fault.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { type AuthorStyle, readStyle } from '../style/author-style.ts';
import type { Arrowhead } from '../svg/arrowhead.ts';

export interface Attribute {
  readonly type: string;
  readonly name: string;
  /** `PK`, `FK`, `UK` */
  readonly keys: string;
  readonly comment: string;
}

export interface Entity {
  readonly id: string;
  name: string;
  readonly attributes: Attribute[];
  readonly classes: string[];
  readonly styles: AuthorStyle[];
}

export interface Relationship {
  readonly from: string;
  readonly to: string;
  readonly start: Arrowhead;
  readonly end: Arrowhead;
  readonly isDashed: boolean;
  readonly text: string;
}

export interface EntityDiagram {
  direction: Direction;
  readonly entities: Map<string, Entity>;
  readonly relationships: Relationship[];
  readonly classes: Map<string, AuthorStyle>;
}

const NAME = '(?:"[^"]+"|[\\p{L}\\p{N}_.*-]*[\\p{L}\\p{N}_])(?:\\[[^\\]]*\\])?(?::::[\\w-]+)?';
const RELATIONSHIP = new RegExp(
  `^(${NAME})\\s*(\\|o|\\|\\||\\}o|\\}\\|)\\s*(--|\\.\\.|-\\.|\\.-)\\s*(o\\||\\|\\||o\\{|\\|\\{)\\s*(${NAME})\\s*(?::\\s*(.*))?$`,
  'u',
);
/** How many, in words and signs; the longer ones first. */
const COUNTS =
  'one or zero|zero or one|one or more|one or many|zero or more|zero or many|only one|many\\(0\\)|many\\(1\\)|many|one|0\\+|1\\+|1';
const IN_WORDS = new RegExp(
  `^(${NAME})\\s+(${COUNTS})\\s*(\\boptionally to\\b|\\bto\\b|--|\\.\\.|-\\.|\\.-)\\s*(${COUNTS})\\s+(${NAME})\\s*(?::\\s*(.*))?$`,
  'u',
);
const ATTRIBUTE =
  /^([\p{L}_*][\p{L}\p{N}_[\](),<>~.-]*)\s+(\*?[\p{L}_][\p{L}\p{N}_[\]().-]*)\s*((?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?\s*(?:"([^"]*)")?\s*,?$/u;
const ATTRIBUTE_START = /\s(?=[\p{L}_*][^\s"]*\s+\*?[\p{L}_][^\s"]*(?:\s|$))/u;
const LABEL_EXPECTED =
  'A colon and words are expected behind the entities, in double quotes where they are several: `A ||--o{ B : "has many"`.';
const ATTRIBUTE_EXPECTED =
  'An attribute such as `string name PK "what it is"` is expected: a type, a name, keys and a comment.';

/** @throws {NotUnderstoodError} */
export function parseEntity({ lines, faults }: DiagramSource): EntityDiagram {
  const reader = new EntityReader(faults);
  faults.readEach(lines, (line) => reader.read(line));
  reader.finish();
  return reader.diagram;
}

class EntityReader {
  readonly diagram: EntityDiagram = { direction: 'TB', entities: new Map(), relationships: [], classes: new Map() };
  #body: { readonly entity: Entity; readonly line: SourceLine } | undefined;
  readonly #faults: Faults;
  #line: SourceLine = { text: '', number: 1, indent: 0 };

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  finish(): void {
    if (this.#body !== undefined) this.#faults.add('guessed', this.#body.line, 'The `}` that closes it is missing.');
  }

  read(line: SourceLine): void {
    this.#line = line;
    // What can be no attribute: the entity above was never closed.
    if (this.#body !== undefined && (RELATIONSHIP.test(line.text) || /^[^\s"]+\s*\{/.test(line.text))) {
      this.finish();
      this.#body = undefined;
    }
    if (this.#body !== undefined) this.#readAttributes(this.#body.entity, line.text);
    else if (!this.#readStatement(line.text)) throw new NotUnderstoodError(line.text, line.number);
  }

  /** Attributes on one line, one behind the other, and the brace that ends them. */
  #readAttributes(entity: Entity, text: string): void {
    const end = /\s*\}\s*$/.exec(text);
    let rest = (end === null ? text : text.slice(0, end.index)).trim();
    if (end !== null) this.#body = undefined;
    while (rest !== '') {
      // As much as one attribute can be: what follows begins another.
      const whole = ATTRIBUTE.exec(rest);
      const part = whole === null ? firstAttribute(rest) : rest;
      const match = whole ?? ATTRIBUTE.exec(part);
      if (match === null) throw new NotUnderstoodError(this.#line.text, this.#line.number, ATTRIBUTE_EXPECTED);
      const [, type = '', name = '', keys = '', comment = ''] = match;
      if (/^PK|^FK|^UK/.test(name)) this.#faults.add('guessed', this.#line, ATTRIBUTE_EXPECTED);
      entity.attributes.push({
        type: type.replace(/~(.*)~/, '<$1>'),
        name,
        keys: keys.replace(/\s*,\s*/g, ', '),
        comment,
      });
      rest = rest.slice(part.length).trim();
    }
  }

  #readStatement(text: string): boolean {
    const [, word = '', rest = ''] = /^(direction|classDef|class|style|title)\s+(.*)$/.exec(text) ?? [];
    if (word === 'direction') {
      const direction = readDirection(rest);
      if (direction !== undefined) this.diagram.direction = direction;
      return direction !== undefined;
    }
    if (word === 'title') return true;
    if (word !== '') {
      const [, names = '', value = ''] = /^([\w,-]+)\s+(.+)$/.exec(rest) ?? [];
      if (names === '') return false;
      for (const name of names.split(',')) {
        if (word === 'classDef') this.diagram.classes.set(name, readStyle(value));
        else if (word === 'class') this.#entity(name).classes.push(value.trim());
        else this.#entity(name).styles.push(readStyle(value));
      }
      return true;
    }
    return this.#readRelationship(text) || this.#readEntity(text);
  }

  #readRelationship(text: string): boolean {
    const match = RELATIONSHIP.exec(text) ?? IN_WORDS.exec(text);
    if (match === null) return false;
    const [, from = '', start = '', line = '', end = '', to = '', label = ''] = match;
    if (label.trim() === '') this.#faults.add('only-here', this.#line, LABEL_EXPECTED);
    else if (!/^(?:"[^"]*"|[^\s":;]+)(?:\s+[^\s":;]+)*$/.test(label.trim()))
      this.#faults.add('only-here', this.#line, LABEL_EXPECTED);
    if (/\[/.test(from + to))
      this.#faults.add('only-here', this.#line, 'A text in brackets is expected on a line of its own: `A["Text"]`.');
    this.diagram.relationships.push({
      from: this.#entity(from).id,
      to: this.#entity(to).id,
      start: headOf(start),
      end: headOf(end),
      isDashed: line !== '--' && line !== 'to',
      text: label
        .trim()
        .replace(/;$/, '')
        .replace(/^"([^"]*)"?$/, '$1'),
    });
    return true;
  }

  #readEntity(text: string): boolean {
    const match = new RegExp(`^(${NAME})\\s*(?:(\\{)\\s*(.*))?$`, 'u').exec(text);
    if (match === null) return false;
    const [, name = '', brace, content = ''] = match;
    if (name === 'end') this.#faults.add('left-out', this.#line, 'Braces are expected here in the place of `end`.');
    else {
      const entity = this.#entity(name);
      if (brace === undefined) return true;
      this.#body = { entity, line: this.#line };
      if (content !== '') this.#readAttributes(entity, content);
    }
    return true;
  }

  #entity(written: string): Entity {
    const [, quoted, bare, alias, className] =
      /^(?:"([^"]+)"|([^[:]+))(?:\[\s*"?([^\]"]*)"?\s*\])?(?::::([\w-]+))?$/.exec(written.trim()) ?? [];
    const id = quoted ?? bare ?? written;
    let entity = this.diagram.entities.get(id);
    if (entity === undefined) {
      entity = { id, name: id, attributes: [], classes: [], styles: [] };
      this.diagram.entities.set(id, entity);
    }
    if (alias !== undefined) entity.name = alias;
    if (className !== undefined) entity.classes.push(className);
    return entity;
  }
}

/** The part of several attributes that is the first one. */
function firstAttribute(text: string): string {
  const own = /^\S+\s+\S+(?:\s*,?\s*(?:PK|FK|UK)\b)*(?:\s*"[^"]*")?/.exec(text)?.[0] ?? text;
  return ATTRIBUTE_START.test(text.slice(own.length - 1)) || text.slice(own.length).trim() !== '' ? own : text;
}

function headOf(count: string): Arrowhead {
  if (/^(?:\|\||only one|one|1)$/.test(count)) return 'one';
  if (/\{|\}/.test(count)) return count.includes('o') ? 'zero-or-more' : 'one-or-more';
  if (/\||one or zero|zero or one/.test(count)) return 'zero-or-one';
  return /^(?:one or|many\(1\)|1\+)/.test(count) ? 'one-or-more' : 'zero-or-more';
}
