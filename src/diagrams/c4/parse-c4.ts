/** Reads C4 diagrams, whose statements are those of C4-PlantUML. */
import type { Faults } from '../source/fault.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';
import { type AuthorStyle, mergeStyles, readStyle } from '../style/author-style.ts';
import type { C4Boundary, C4Diagram, C4Element, C4Relation, ElementKind } from './c4-model.ts';
import { type Call, type Close, readCalls } from './read-call.ts';

const ELEMENT = /^(Person|System|Container|Component)(Db|Queue)?(_Ext)?$/;
const BOUNDARY = /^(?:(Enterprise|System|Container)_)?Boundary$/;
const NODE = /^(?:Deployment_)?Node(?:_[LR])?$/;
const RELATION = /^(Bi)?Rel(?:_(U|Up|D|Down|L|Left|R|Right|Back|Neighbor|Back_Neighbor))?$|^RelIndex$/;
/** What only a layout or a legend of its own would need. */
const PASSED =
  /^(?:Lay_\w+|LAYOUT_\w+|SHOW_\w+|HIDE_\w+|Add\w+Tag|Update\w*Style|updateElementStyle|SetPropertyHeader|AddProperty|WithoutPropertyHeader)$/;

/** @throws {NotUnderstoodError} */
export function parseC4({ type, lines, faults }: DiagramSource): C4Diagram {
  const reader = new C4Reader(type === 'C4Dynamic');
  const statements = lines.filter((line) => !reader.readWords(line));
  for (const call of readCalls(statements, faults)) faults.try(() => reader.read(call));
  return reader.result(faults);
}

class C4Reader {
  readonly #isNumbered: boolean;
  readonly #elements = new Map<string, C4Element>();
  readonly #boundaries = new Map<string, C4Boundary>();
  readonly #relations: { readonly relation: C4Relation; readonly line: SourceLine }[] = [];
  readonly #styles = new Map<string, AuthorStyle>();
  readonly #open: { readonly id: string; readonly line: SourceLine }[] = [];
  #inRow: C4Diagram['inRow'] = { shapes: 3, boundaries: 2 };
  #title: string | undefined;

  constructor(isNumbered: boolean) {
    this.#isNumbered = isNumbered;
  }

  /** Statements that are no calls. */
  readWords(line: SourceLine): boolean {
    const title = readTitle(line);
    if (title !== undefined) this.#title = title;
    return title !== undefined || /^(?:direction\s|!include\b|')/.test(line.text);
  }

  read(call: Call | Close): void {
    if (!('opens' in call)) {
      if (this.#open.pop() !== undefined) return;
      throw new NotUnderstoodError(call.line.text, call.line.number, 'No `}` is expected here: no boundary is open.');
    }
    const { name } = call;
    const element = ELEMENT.exec(name);
    const boundary = BOUNDARY.exec(name);
    const relation = RELATION.exec(name);
    if (element !== null) this.#readElement(call, element);
    else if (boundary !== null) this.#readBoundary(call, boundary[1]);
    else if (NODE.test(name)) this.#readBoundary(call, undefined);
    else if (relation !== null) this.#readRelation(call, relation[1] !== undefined, relation[2] ?? '');
    else if (name === 'UpdateLayoutConfig') this.#readLayout(call);
    else if (PASSED.test(name)) this.#readStyle(call);
    else throw new NotUnderstoodError(call.line.text, call.line.number);
  }

  result(faults: Faults): C4Diagram {
    for (const { line } of this.#open) faults.add('guessed', line, 'The `}` that closes this boundary is missing.');
    const relations = this.#relations.filter(({ relation, line }) => {
      const missing = [relation.from, relation.to].find((id) => !this.#elements.has(id) && !this.#boundaries.has(id));
      if (missing !== undefined)
        faults.add(
          'left-out',
          line,
          `The alias of an element is expected in the place of \`${missing}\`: no element has it.`,
        );
      return missing === undefined;
    });
    return {
      elements: this.#elements,
      boundaries: this.#boundaries,
      relations: relations.map(({ relation }) => relation),
      styles: this.#styles,
      inRow: this.#inRow,
      ...(this.#title === undefined ? {} : { title: this.#title }),
    };
  }

  #parent(): { readonly parent?: string } {
    const parent = this.#open.at(-1)?.id;
    return parent === undefined ? {} : { parent };
  }

  #readElement(call: Call, [, word = '', form, external]: readonly (string | undefined)[]): void {
    const kind = word.toLowerCase() as ElementKind;
    const hasTechnology = kind === 'container' || kind === 'component';
    const names = ['alias', 'label', ...(hasTechnology ? ['techn'] : []), 'descr', 'sprite', 'tags', 'link'];
    const given = read(call, names);
    const href = given('link');
    const id = this.#idOf(call);
    this.#elements.set(id, {
      id,
      kind,
      form: form === 'Db' ? 'database' : form === 'Queue' ? 'queue' : 'box',
      isExternal: external !== undefined,
      name: given('label') || id,
      technology: given('techn'),
      description: given('descr'),
      ...(href === '' ? {} : { href }),
      ...this.#parent(),
    });
  }

  #readBoundary(call: Call, type: string | undefined): void {
    const isNode = NODE.test(call.name);
    const hasType = isNode || call.name === 'Boundary';
    const given = read(call, ['alias', 'label', ...(hasType ? ['type'] : []), ...(isNode ? ['descr'] : [])]);
    const id = this.#idOf(call);
    const parent = this.#parent();
    this.#boundaries.set(id, {
      id,
      name: given('label') || id,
      type: type ?? given('type'),
      description: given('descr'),
      isNode,
      ...parent,
    });
    if (call.opens) this.#open.push({ id, line: call.line });
  }

  #readRelation(call: Call, isBoth: boolean, way: string): void {
    const isIndexed = call.name === 'RelIndex';
    const given = read(call, [...(isIndexed ? ['index'] : []), 'from', 'to', 'label', 'techn', 'descr']);
    const isBack = way.startsWith('Back');
    const number = this.#isNumbered || isIndexed ? `${this.#relations.length + 1}. ` : '';
    const relation: C4Relation = {
      from: given('from'),
      to: given('to'),
      text: number + given('label'),
      technology: given('techn'),
      description: given('descr'),
      heads: isBoth ? 'both' : isBack ? 'from' : 'to',
      isTurned: isBack || /^[UL]/.test(way),
    };
    this.#relations.push({ relation, line: call.line });
  }

  #readStyle(call: Call): void {
    const isRelation = call.name === 'UpdateRelStyle';
    if (!isRelation && !/^[Uu]pdate(?:Element|Boundary)Style$/.test(call.name)) return;
    const given = isRelation
      ? read(call, ['from', 'to', 'textColor', 'lineColor'])
      : read(call, ['element', 'bgColor', 'fontColor', 'borderColor']);
    const key = isRelation ? `${given('from')} ${given('to')}` : given('element');
    const style = Object.entries({
      fill: given('bgColor'),
      stroke: given('borderColor') || given('lineColor'),
      color: given('fontColor') || given('textColor'),
    });
    const written = style.flatMap(([name, value]) => (value === '' ? [] : [`${name}:${value}`])).join(';');
    this.#styles.set(key, mergeStyles([this.#styles.get(key), readStyle(written)]));
  }

  #readLayout(call: Call): void {
    const given = read(call, ['c4ShapeInRow', 'c4BoundaryInRow']);
    const countOf = (name: string): number | undefined => {
      const count = Math.floor(Number(given(name)));
      return count >= 1 ? Math.min(8, count) : undefined;
    };
    const { shapes, boundaries } = this.#inRow;
    this.#inRow = { shapes: countOf('c4ShapeInRow') ?? shapes, boundaries: countOf('c4BoundaryInRow') ?? boundaries };
  }

  #idOf({ values, named, line }: Call): string {
    const id = named.get('alias') ?? values[0] ?? '';
    if (id === '') throw new NotUnderstoodError(line.text, line.number);
    return id;
  }
}

/** Gives what a call says by name or, in the order of `names`, by place; empty where it says nothing. */
function read({ values, named }: Call, names: readonly string[]): (name: string) => string {
  return (name) => named.get(name.toLowerCase()) ?? values[names.indexOf(name)] ?? '';
}
