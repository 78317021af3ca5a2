/** Random configurations as people write them: any layout, with comments, trailing commas and a byte-order mark. */
import fc from 'fast-check';
import type { ConfigPath } from '../config-path.ts';

export interface JsonText {
  readonly text: string;
  readonly value: unknown;
}

const key = fc.oneof(
  fc.constantFrom('name', 'pages', 'colors', 'og:image', 'ä "quoted"', 'a/b', ''),
  fc.string({ maxLength: 6 }),
);

const scalar = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('// no comment', '/* none */', 'a,b', '{"x": [1]}', 'zeile\nzwei'),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);

/** Any value of JSON; texts in it look like comments and brackets now and then. */
export const jsonValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, scalar, tie('object'), tie('list')),
  object: fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  list: fc.array(tie('value'), { maxLength: 4 }),
})).value;

export const jsonScalar = scalar;

const jsonObject = fc.dictionary(key, jsonValue, { minKeys: 1, maxKeys: 5, noNullPrototype: true });

/** A text whose root is an object with at least one key. */
export const jsonText: fc.Arbitrary<JsonText> = fc
  .record({
    value: jsonObject,
    choices: fc.array(fc.nat(99), { minLength: 8, maxLength: 60 }),
    unit: fc.constantFrom('  ', '    ', '\t'),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    hasMark: fc.boolean(),
    hasComments: fc.boolean(),
  })
  .map(({ value, choices, unit, lineEnd, hasMark, hasComments }) => {
    const text = new Writer(choices, unit, lineEnd, hasComments).write(value, '');
    return { value, text: `${hasMark ? '\uFEFF' : ''}${text}${lineEnd}` };
  });

/** Paths of all values below the root. */
export function pathsOf(value: unknown, path: ConfigPath = []): readonly ConfigPath[] {
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [path];
  const steps = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  const below = steps.flatMap(([step, inner]) => pathsOf(inner, [...path, step]));
  return path.length === 0 ? below : [path, ...below];
}

export function valueAt(value: unknown, path: ConfigPath): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], value);
}

/** All comments of a text, in order; texts that look like comments do not count. */
export function commentsOf(text: string): readonly string[] {
  const token = /"(?:[^"\\]|\\.)*"|\/\/[^\r\n]*|\/\*.*?\*\//gs;
  return [...text.matchAll(token)].map(([match]) => match).filter((match) => match.startsWith('/'));
}

class Writer {
  #at = 0;
  #comments = 0;
  readonly #choices: readonly number[];
  readonly #unit: string;
  readonly #lineEnd: string;
  readonly #hasComments: boolean;

  constructor(choices: readonly number[], unit: string, lineEnd: string, hasComments: boolean) {
    this.#choices = choices;
    this.#unit = unit;
    this.#lineEnd = lineEnd;
    this.#hasComments = hasComments;
  }

  write(value: unknown, indent: string): string {
    if (Array.isArray(value)) {
      return this.#bracket(
        '[',
        value.map((item) => (inner: string) => this.write(item, inner)),
        ']',
        indent,
      );
    }
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).map(
      ([name, item]) =>
        (inner: string) =>
          `${JSON.stringify(name)}:${this.#chance(80) ? ' ' : ''}${this.write(item, inner)}`,
    );
    return this.#bracket('{', fields, '}', indent);
  }

  #bracket(open: string, entries: readonly ((indent: string) => string)[], close: string, indent: string): string {
    if (entries.length === 0) return open + close;
    const isMultiline = this.#chance(60);
    const inner = indent + this.#unit;
    const written = entries.map((write, index) => {
      const isLast = index === entries.length - 1;
      const comma = !isLast || (this.#hasComments && this.#chance(30)) ? ',' : '';
      if (!isMultiline)
        return `${this.#comment(10, false)}${write(indent)}${comma}${isLast || this.#chance(20) ? '' : ' '}`;
      const above = this.#hasComments && this.#chance(20) ? `${inner}${this.#comment(100, true)}${this.#lineEnd}` : '';
      return `${above}${inner}${write(inner)}${comma}${this.#trailing()}${this.#lineEnd}`;
    });
    if (isMultiline) return `${open}${this.#lineEnd}${written.join('')}${indent}${close}`;
    const padding = this.#chance(50) ? ' ' : '';
    return `${open}${padding}${written.join('')}${padding}${close}`;
  }

  #trailing(): string {
    return this.#hasComments && this.#chance(20) ? ` ${this.#comment(100, true)}` : '';
  }

  #comment(percent: number, mayEndLine: boolean): string {
    if (!this.#hasComments || !this.#chance(percent)) return '';
    const name = `note ${this.#comments++}`;
    return mayEndLine && this.#chance(60) ? `// ${name}` : `/* ${name} */`;
  }

  #chance(percent: number): boolean {
    const choice = this.#choices[this.#at++ % this.#choices.length] ?? 0;
    return (choice + this.#at * 37) % 100 < percent;
  }
}
