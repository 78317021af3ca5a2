/** Reads requirement diagrams. */
import { readDirection } from '../graph/directions.ts';
import type { Faults } from '../source/fault.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { readStyle } from '../style/author-style.ts';
import type { RequirementBox, RequirementDiagram } from './requirement-model.ts';

const TYPES: Readonly<Record<string, string>> = {
  requirement: 'Requirement',
  functionalrequirement: 'Functional requirement',
  interfacerequirement: 'Interface requirement',
  performancerequirement: 'Performance requirement',
  physicalrequirement: 'Physical requirement',
  designconstraint: 'Design constraint',
  element: 'Element',
};
const FIELDS: Readonly<Record<string, string>> = {
  id: 'Id',
  text: 'Text',
  risk: 'Risk',
  verifymethod: 'Verified by',
  verificationmethod: 'Verified by',
  type: 'Type',
  docref: 'Document',
};
const NAME = '(?:"[^"]+"|[^\\s"<>{}:,-](?:[^"<>{}:,-]|-(?=\\w))*?)';
const FORWARD = new RegExp(`^(${NAME})\\s*-\\s*(\\w+)\\s*->\\s*(${NAME})$`);
const BACKWARD = new RegExp(`^(${NAME})\\s*<-\\s*(\\w+)\\s*-\\s*(${NAME})$`);
const WORDS: ReadonlySet<string> = new Set('contains copies derives satisfies verifies refines traces'.split(' '));
const BODY_OPEN = 'The `}` that closes it is missing.';
const FIELD_EXPECTED =
  'One of `id`, `text`, `risk`, `verifymethod`, `type` or `docref` with a colon and its value is expected inside the braces.';

/** @throws {NotUnderstoodError} */
export function parseRequirement({ lines, faults }: DiagramSource): RequirementDiagram {
  const reader = new RequirementReader();
  faults.readEach(lines, (line) => reader.read(line));
  return reader.result(faults);
}

class RequirementReader {
  readonly #diagram: RequirementDiagram = { direction: 'TB', boxes: new Map(), dependencies: [], classes: new Map() };
  /** Names at both ends of dependencies, which may come before what they name. */
  readonly #ends: { readonly id: string; readonly line: SourceLine }[] = [];
  /** Fields without a value, or with a quote that is not closed. */
  readonly #unclear: SourceLine[] = [];
  #body: { readonly box: RequirementBox; readonly line: SourceLine } | undefined;

  read(line: SourceLine): void {
    const { text } = line;
    if (this.#body !== undefined) this.#readField(this.#body.box, line);
    else if (!this.#readBox(line) && !this.#readDependency(line) && !this.#readStatement(text))
      throw new NotUnderstoodError(text, line.number);
  }

  /** What stands at the end of a dependency and nowhere else is a box without details, as in other diagrams. */
  result(faults: Faults): RequirementDiagram {
    const { boxes } = this.#diagram;
    for (const line of this.#unclear) faults.add('only-here', line, FIELD_EXPECTED);
    if (this.#body !== undefined) faults.add('guessed', this.#body.line, BODY_OPEN);
    for (const { id, line } of this.#ends) {
      if (boxes.has(id)) continue;
      const expected = `There is no requirement or element \`${id}\`, so it is drawn without details.`;
      faults.add('guessed', line, expected);
      boxes.set(id, { id, type: '', isElement: true, fields: [], classes: [], styles: [] });
    }
    return this.#diagram;
  }

  #readField(box: RequirementBox, { text, number }: SourceLine): void {
    if (text === '}') {
      this.#body = undefined;
      return;
    }
    const [, name = '', value = '', end] = /^(\w+)\s*:\s*(.*?)\s*(\})?$/.exec(text) ?? [];
    const known = name.toLowerCase();
    if (!Object.hasOwn(FIELDS, known)) throw new NotUnderstoodError(text, number, FIELD_EXPECTED);
    if (value === '' || (value.match(/"/g)?.length ?? 0) % 2 === 1) this.#unclear.push({ text, number, indent: 0 });
    box.fields.push({ name: FIELDS[known] ?? name, value: unquote(value) });
    if (end !== undefined) this.#body = undefined;
  }

  #readBox(line: SourceLine): boolean {
    const { text } = line;
    const match = /^(\w+)\s+(.+?)\s*(?::::([\w,-]+))?\s*\{\s*(\})?$/.exec(text);
    const word = match?.[1]?.toLowerCase() ?? '';
    if (match === null || !Object.hasOwn(TYPES, word)) return false;
    const [, , name = '', classes, end] = match;
    const box: RequirementBox = {
      id: unquote(name),
      type: TYPES[word] ?? '',
      isElement: word === 'element',
      fields: [],
      classes: classes?.split(',') ?? [],
      styles: [],
    };
    this.#diagram.boxes.set(box.id, box);
    if (end === undefined) this.#body = { box, line };
    return true;
  }

  #readDependency(line: SourceLine): boolean {
    const forward = FORWARD.exec(line.text);
    const match = forward ?? BACKWARD.exec(line.text);
    if (match === null) return false;
    const [one, other] = [unquote(match[1] ?? ''), unquote(match[3] ?? '')];
    const word = match[2]?.toLowerCase() ?? '';
    if (!WORDS.has(word)) {
      const expected = `One of ${[...WORDS].map((known) => `\`${known}\``).join(', ')} is expected between the names.`;
      throw new NotUnderstoodError(line.text, line.number, expected);
    }
    const [from, to] = forward === null ? [other, one] : [one, other];
    this.#diagram.dependencies.push({ from, to, word });
    this.#ends.push({ id: from, line }, { id: to, line });
    return true;
  }

  #readStatement(text: string): boolean {
    const direction = /^direction\s+(\w+)$/.exec(text)?.[1];
    if (direction !== undefined) {
      const read = readDirection(direction);
      if (read !== undefined) this.#diagram.direction = read;
      return read !== undefined;
    }
    const [, word, names = '', value = ''] = /^(classDef|class|style)\s+([\w,\s-]*[\w-])\s+(\S.*)$/.exec(text) ?? [];
    const [, box, className] = /^([\w-]+):::([\w-]+)$/.exec(text) ?? [];
    if (box !== undefined && className !== undefined) {
      this.#diagram.boxes.get(box)?.classes.push(className);
      return true;
    }
    for (const name of names.split(',').map((part) => part.trim())) {
      if (word === 'classDef') this.#diagram.classes.set(name, readStyle(value));
      else if (word === 'class') this.#diagram.boxes.get(name)?.classes.push(value.trim());
      else if (word === 'style') this.#diagram.boxes.get(name)?.styles.push(readStyle(value));
    }
    return word !== undefined;
  }
}

function unquote(text: string): string {
  return text.trim().replace(/^"(.*)"$/, '$1');
}
