/** Reads class diagrams. */
import { readDirection } from '../graph/directions.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { readStyle } from '../style/author-style.ts';
import type { Arrowhead } from '../svg/arrowhead.ts';
import type { ClassBox, ClassDiagram } from './class-model.ts';

const NAME = '(?:`[^`]+`|[\\p{L}\\p{N}_.:-]*[\\p{L}\\p{N}_](?:~[^"\\s]*~)?)';
const RELATION = new RegExp(
  `^(${NAME})\\s*(?:"([^"]*)")?\\s*(<\\||\\*|o|<|\\(\\))?(--|\\.\\.)(\\|>|\\*|o(?=[\\s"])|>|\\(\\))?\\s*(?:"([^"]*)")?\\s*(${NAME})\\s*(?::\\s*(.*))?$`,
  'u',
);
const HEADS: Readonly<Record<string, Arrowhead>> = {
  '<|': 'triangle',
  '|>': 'triangle',
  '*': 'diamond-filled',
  o: 'diamond',
  '<': 'open',
  '>': 'open',
  '()': 'lollipop',
};

/** @throws {NotUnderstoodError} */
export function parseClass({ lines }: DiagramSource): ClassDiagram {
  const reader = new ClassReader();
  for (const line of lines) reader.read(line);
  return reader.diagram;
}

class ClassReader {
  readonly diagram: ClassDiagram = {
    direction: 'TB',
    boxes: new Map(),
    namespaces: new Map(),
    relations: [],
    notes: [],
    classes: new Map(),
  };
  /** The class whose body is being read. */
  #body: ClassBox | undefined;
  readonly #spaces: string[] = [];

  read(line: SourceLine): void {
    const text = line.text.replace(/;$/, '').trim();
    if (this.#body !== undefined) this.#readMember(this.#body, text);
    else if (!this.#readStatement(text)) throw new NotUnderstoodError(line.text, line.number);
  }

  #readMember(box: ClassBox, text: string): void {
    const isLast = text.endsWith('}');
    const member = text.replace(/\}$/, '').trim();
    if (member !== '') this.#addMember(box, member);
    if (isLast) this.#body = undefined;
  }

  #addMember(box: ClassBox, member: string): void {
    const annotation = /^<<(.+)>>$/.exec(member)?.[1];
    if (annotation === undefined) box.members.push(member);
    else box.annotation = annotation.trim();
  }

  #readStatement(text: string): boolean {
    if (text === '}') return this.#spaces.pop() !== undefined;
    const [, word = '', rest = ''] = /^(\w+)\s*(.*)$/.exec(text) ?? [];
    switch (word) {
      case 'class':
        return this.#readClass(rest);
      case 'namespace': {
        const name = /^([^\s{]+)\s*\{?$/.exec(rest)?.[1];
        if (name === undefined) return false;
        const parent = this.#spaces.at(-1);
        const id = `namespace ${name}`;
        this.diagram.namespaces.set(id, { id, name, ...(parent === undefined ? {} : { parent }) });
        this.#spaces.push(id);
        return true;
      }
      case 'direction': {
        const direction = readDirection(rest);
        if (direction !== undefined) this.diagram.direction = direction;
        return direction !== undefined;
      }
      case 'note': {
        const [, about, note] = /^(?:for\s+(\S+)\s+)?"([\s\S]*)"$/.exec(rest) ?? [];
        if (note === undefined) return false;
        this.diagram.notes.push({ text: note, ...(about === undefined ? {} : { about: this.#box(about).id }) });
        return true;
      }
      case 'classDef': {
        const [, names = '', style = ''] = /^([\w,-]+)\s+(.+)$/.exec(rest) ?? [];
        for (const name of names.split(',')) this.diagram.classes.set(name.trim(), readStyle(style));
        return names !== '';
      }
      case 'style':
      case 'cssClass': {
        const [, ids = '', value = ''] = /^"?([^"\s]+)"?\s+(.+)$/.exec(rest) ?? [];
        for (const id of ids.split(',')) {
          if (word === 'style') this.#box(id).styles.push(readStyle(value));
          else this.#box(id).classes.push(value.trim());
        }
        return ids !== '';
      }
      case 'click':
      case 'link': {
        const [, id, href] = /^(\S+)\s+(?:href\s+)?"([^"]*)"/.exec(rest) ?? [];
        if (id !== undefined && href !== undefined) this.#box(id).href = href;
        return true;
      }
      case 'callback':
      case 'hide':
        return true;
      default:
        return this.#readAnnotation(text) || this.#readRelation(text) || this.#readLooseMember(text);
    }
  }

  /** What stands behind `class`: a name, a label, a body. */
  #readClass(rest: string): boolean {
    const match = new RegExp(
      `^(${NAME})(?:\\["([^"]*)"\\])?(?:\\s*:::([\\w-]+))?\\s*(?:<<([^>]+)>>)?\\s*(\\{)?\\s*([^{}]*?)\\s*(\\})?$`,
      'u',
    ).exec(rest);
    if (match === null) return false;
    const [, id = '', label, className, annotation, brace, content = '', end] = match;
    const box = this.#box(id);
    if (label !== undefined) box.name = label;
    if (className !== undefined) box.classes.push(className);
    if (annotation !== undefined) box.annotation = annotation;
    if (content !== '') this.#addMember(box, content);
    if (brace !== undefined && end === undefined) this.#body = box;
    return brace !== undefined || content === '';
  }

  #readAnnotation(text: string): boolean {
    const [, annotation, id] = /^<<(.+?)>>\s*(\S+)$/.exec(text) ?? [];
    if (annotation === undefined || id === undefined) return false;
    this.#box(id).annotation = annotation;
    return true;
  }

  #readRelation(text: string): boolean {
    const match = RELATION.exec(text);
    if (match === null) return false;
    const [, from = '', fromCount, start, line, end, toCount, to = '', label] = match;
    this.diagram.relations.push({
      from: this.#box(from).id,
      to: this.#box(to).id,
      start: start === undefined ? 'none' : (HEADS[start] ?? 'none'),
      end: end === undefined ? 'none' : (HEADS[end] ?? 'none'),
      isDashed: line === '..',
      ...(label === undefined || label === '' ? {} : { text: label }),
      ...(fromCount === undefined ? {} : { fromCount }),
      ...(toCount === undefined ? {} : { toCount }),
    });
    return true;
  }

  /** `Animal : +int age`, or only a name. */
  #readLooseMember(text: string): boolean {
    const match = new RegExp(`^(${NAME}?)\\s*(?::\\s*(.+))?$`, 'u').exec(
      text.replace(/\s+:\s*|(?<!:):(?!:)\s*/, ' : '),
    );
    const [, id = '', member] = match ?? [];
    if (id === '') return false;
    const box = this.#box(id);
    if (member !== undefined) this.#addMember(box, member.trim());
    return true;
  }

  #box(written: string): ClassBox {
    const [, bare = '', className] = /^(.*?)(?::::([\w-]+))?$/.exec(written.trim()) ?? [];
    const name = bare.replace(/^`|`$/g, '');
    const id = name.replace(/~.*$/, '');
    let box = this.diagram.boxes.get(id);
    if (box === undefined) {
      const parent = this.#spaces.at(-1);
      box = {
        id,
        name: generic(name),
        members: [],
        classes: [],
        styles: [],
        ...(parent === undefined ? {} : { parent }),
      };
      this.diagram.boxes.set(id, box);
    } else if (name.includes('~')) box.name = generic(name);
    if (className !== undefined) box.classes.push(className);
    return box;
  }
}

/** `List~List~int~~` → `List<List<int>>` */
export function generic(text: string): string {
  let out = text;
  for (let before = ''; before !== out; ) {
    before = out;
    out = out.replace(/~([^~]*)~(?!\w)/, '<$1>');
  }
  return out;
}
