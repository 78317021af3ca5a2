/** Reads entity relationship diagrams. */
import { readDirection } from '../graph/directions.ts';
import type { Direction } from '../graph/graph.ts';
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
  `^(${NAME})\\s*(\\|o|\\|\\||\\}o|\\}\\|)(--|\\.\\.|-\\.|\\.-)(o\\||\\|\\||o\\{|\\|\\{)\\s*(${NAME})\\s*(?::\\s*(.*))?$`,
  'u',
);
const IN_WORDS = new RegExp(
  `^(${NAME})\\s+(one or zero|zero or one|only one|one|one or more|one or many|many\\(1\\)|1\\+|zero or more|zero or many|many\\(0\\)|0\\+|many)\\s+(optionally to|to)\\s+(one or zero|zero or one|only one|one|one or more|one or many|many\\(1\\)|1\\+|zero or more|zero or many|many\\(0\\)|0\\+|many)\\s+(${NAME})\\s*(?::\\s*(.*))?$`,
  'u',
);

/** @throws {NotUnderstoodError} */
export function parseEntity({ lines }: DiagramSource): EntityDiagram {
  const reader = new EntityReader();
  for (const line of lines) reader.read(line);
  return reader.diagram;
}

class EntityReader {
  readonly diagram: EntityDiagram = { direction: 'TB', entities: new Map(), relationships: [], classes: new Map() };
  #body: Entity | undefined;

  read({ text, number }: SourceLine): void {
    const isRead = this.#body === undefined ? this.#readStatement(text) : this.#readAttribute(this.#body, text);
    if (!isRead) throw new NotUnderstoodError(text, number);
  }

  #readAttribute(entity: Entity, text: string): boolean {
    if (text === '}') {
      this.#body = undefined;
      return true;
    }
    const match =
      /^([\w[\](),<>~.-]+)\s+([*\w[\]().-]+)\s*((?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?\s*(?:"([^"]*)")?\s*(\})?$/.exec(
        text,
      );
    if (match === null) return false;
    const [, type = '', name = '', keys = '', comment = '', end] = match;
    entity.attributes.push({
      type: type.replace(/~(.*)~/, '<$1>'),
      name,
      keys: keys.replace(/\s*,\s*/g, ', '),
      comment,
    });
    if (end !== undefined) this.#body = undefined;
    return true;
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
      for (const name of names.split(',')) {
        if (word === 'classDef') this.diagram.classes.set(name, readStyle(value));
        else if (word === 'class') this.#entity(name).classes.push(value.trim());
        else this.#entity(name).styles.push(readStyle(value));
      }
      return names !== '';
    }
    return this.#readRelationship(text) || this.#readEntity(text);
  }

  #readRelationship(text: string): boolean {
    const match = RELATIONSHIP.exec(text) ?? IN_WORDS.exec(text);
    if (match === null) return false;
    const [, from = '', start = '', line = '', end = '', to = '', label = ''] = match;
    this.diagram.relationships.push({
      from: this.#entity(from).id,
      to: this.#entity(to).id,
      start: headOf(start),
      end: headOf(end),
      isDashed: line !== '--' && line !== 'to',
      text: label.replace(/^"(.*)"$/, '$1'),
    });
    return true;
  }

  #readEntity(text: string): boolean {
    const match = new RegExp(`^(${NAME})\\s*(\\{)?\\s*(\\})?$`, 'u').exec(text);
    if (match === null) return false;
    const entity = this.#entity(match[1] ?? '');
    if (match[2] !== undefined && match[3] === undefined) this.#body = entity;
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

function headOf(count: string): Arrowhead {
  if (/^(?:\|\||only one|one)$/.test(count)) return 'one';
  if (/\{|\}/.test(count)) return count.includes('o') ? 'zero-or-more' : 'one-or-more';
  if (/\||one or zero|zero or one/.test(count)) return 'zero-or-one';
  return /^(?:one or|many\(1\)|1\+)/.test(count) ? 'one-or-more' : 'zero-or-more';
}
