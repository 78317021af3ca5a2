/** Reads class diagrams. */
import { readDirection } from '../graph/directions.ts';
import type { Faults } from '../source/fault.ts';
import { joinQuoted } from '../source/join-quoted.ts';
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

const CLASS_NAME_EXPECTED = 'Mermaid takes `:::name` only behind `class`: write `class A:::name` on a line of its own.';

export function parseClass({ lines, faults }: DiagramSource): ClassDiagram {
  const reader = new ClassReader(faults);
  faults.readEach(joinQuoted(lines), (line) => reader.read(line));
  reader.finish();
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
  #body: { readonly box: ClassBox; readonly line: SourceLine } | undefined;
  readonly #spaces: { readonly id: string; readonly line: SourceLine }[] = [];
  readonly #faults: Faults;
  #line: SourceLine = { text: '', number: 1, indent: 0 };

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  finish(): void {
    const open = [...this.#spaces.map(({ line }) => line), ...(this.#body === undefined ? [] : [this.#body.line])];
    for (const line of open) this.#faults.add('guessed', line, 'The `}` that closes it is missing.');
  }

  read(line: SourceLine): void {
    const text = line.text.replace(/;$/, '').trim();
    this.#line = line;
    if (this.#body !== undefined) this.#readMember(this.#body.box, text);
    else if (!this.#readStatement(text)) throw new NotUnderstoodError(line.text, line.number);
  }

  #readMember(box: ClassBox, text: string): void {
    const isLast = text.endsWith('}');
    const member = text.replace(/\}$/, '').trim();
    // The next class begins: this one was never closed.
    if (
      member !== text
        ? false
        : /^(?:class|namespace)\s+\S+.*\{$|^\S+\s*(?:<\||[*o<])?(?:--|\.\.)(?:\|>|[*o>])?\s*\S+/.test(text)
    ) {
      this.#faults.add('guessed', this.#body?.line ?? this.#line, 'The `}` that closes it is missing.');
      this.#body = undefined;
      if (!this.#readStatement(text)) throw new NotUnderstoodError(text, this.#line.number);
      return;
    }
    if (member.includes('{')) this.#faults.add('only-here', this.#line, 'A member without braces is expected.');
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
        const [, quoted, ticked, bare, label, brace] =
          /^(?:"([^"]+)"|`([^`]+)`|([^\s{"[]+))\s*(?:\[\s*"?([^"\]]*)"?\s*\])?\s*(\{)?$/.exec(rest) ?? [];
        const name = quoted ?? ticked ?? bare;
        if (name === undefined) return false;
        if (quoted !== undefined)
          this.#faults.add('only-here', this.#line, 'A text needs a name before it: `namespace name["Text"] {`.');
        if (brace === undefined)
          this.#faults.add('guessed', this.#line, 'A `{` is expected behind the name of a namespace.');
        const parent = this.#spaces.at(-1)?.id;
        const id = `namespace ${name}`;
        this.diagram.namespaces.set(id, { id, name: label ?? name, ...(parent === undefined ? {} : { parent }) });
        this.#spaces.push({ id, line: this.#line });
        return true;
      }
      case 'direction': {
        const direction = readDirection(rest);
        if (direction !== undefined) this.diagram.direction = direction;
        return direction !== undefined;
      }
      case 'note': {
        const [, about, note] = /^(?:for\s+(`[^`]+`|\S+)\s+)?"([^"]*)"$/.exec(rest) ?? [];
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
        if (ids === '') return false;
        if (word === 'cssClass' && !rest.startsWith('"'))
          this.#faults.add('only-here', this.#line, 'The names need double quotes: `cssClass "A,B" name`.');
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
        return href !== undefined || (word === 'click' && /^\S+\s+(?:call\s+)?\w/.test(rest));
      }
      case 'callback':
      case 'hide':
        return rest.includes(' ');
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
    if (brace !== undefined && end === undefined) this.#body = { box, line: this.#line };
    return brace !== undefined || content === '';
  }

  #readAnnotation(text: string): boolean {
    const [, annotation, id] = /^<<(.+?)>>\s*(\S+)$/.exec(text) ?? [];
    if (annotation === undefined || id === undefined) return false;
    if (!this.diagram.boxes.has(id.replace(/~.*/, '')))
      this.#faults.add('only-here', this.#line, `The class is expected first: \`class ${id}\`.`);
    this.#box(id).annotation = annotation;
    return true;
  }

  #readRelation(text: string): boolean {
    const match = RELATION.exec(text);
    if (match === null) return false;
    const [, from = '', fromCount, start, line, end, toCount, to = '', label] = match;
    if (this.#spaces.length > 0)
      this.#faults.add(
        'only-here',
        this.#line,
        'Only classes and notes are expected in a namespace; relations belong behind it.',
      );
    if (/[^:]:::/.test(from)) this.#faults.add('only-here', this.#line, CLASS_NAME_EXPECTED);
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
    if (id.includes(':::')) this.#faults.add('only-here', this.#line, CLASS_NAME_EXPECTED);
    else if (/:\s*$/.test(text) || /:.*\s:\s/.test(text))
      this.#faults.add('only-here', this.#line, 'A member such as `A : +name` with one colon is expected.');
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
      const parent = this.#spaces.at(-1)?.id;
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
