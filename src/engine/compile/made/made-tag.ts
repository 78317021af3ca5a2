/** Opening tags of components as `api-reference` writes them: each alone in its line, every value as JSON. */

export interface MadeTag {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** It ends with `/>`. */
  readonly isEmpty: boolean;
}

const NAME = /<([A-Z][A-Za-z]*)/y;
/** A name, and a text, a list of plain values, or one plain value. Objects are left to the compiler. */
const ATTRIBUTE =
  / ([A-Za-z]+)(?:=\{("[^"\\]*(?:\\.[^"\\]*)*"|\[(?:[^"[\]{}]|"[^"\\]*(?:\\.[^"\\]*)*")*\]|true|false|null|-?\d[\d.eE+-]*)\})?/y;
/** Not in the properties of an element, or not as they are written. */
const OTHERS: ReadonlySet<string> = new Set(['key', 'ref', 'children']);

/** @returns `undefined` for a line that is anything else */
export function readMadeTag(line: string): MadeTag | undefined {
  NAME.lastIndex = 0;
  const name = NAME.exec(line)?.[1];
  if (name === undefined) return undefined;
  let at = NAME.lastIndex;
  const props: Record<string, unknown> = {};
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(line);
    if (found === null) break;
    const [, attribute = '', value] = found;
    if (OTHERS.has(attribute) || Object.hasOwn(props, attribute)) return undefined;
    const read = value === undefined ? { value: true } : readJson(value);
    if (read === undefined) return undefined;
    props[attribute] = read.value;
    at = ATTRIBUTE.lastIndex;
  }
  const end = line.slice(at);
  return end === '>' || end === ' />' ? { name, props, isEmpty: end === ' />' } : undefined;
}

function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
