/** What is wrong with a setting, in a sentence for the person at the form. */

export interface Violation {
  /** The rule that is broken, as JSON Schema names it. */
  readonly rule: string;
  readonly value: unknown;
  /** Human name of the setting. */
  readonly title: string;
  /** What the rule asks for, for `type`: one kind, or several joined by commas. */
  readonly expected?: string | undefined;
  readonly example?: string | undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  object: 'a group of settings',
  array: 'a list',
  null: 'empty',
};

export function errorSentence({ rule, value, title, expected, example }: Violation): string {
  const suchAs = example === undefined ? '' : `, such as \`${example}\``;
  if (rule === 'required') return `${title} is missing.`;
  if (rule === 'pattern') {
    return `\`${String(value)}\` is not a colour. Write a number sign and six or three characters${suchAs}.`;
  }
  if (rule === 'type') {
    const wanted = (expected ?? 'string').split(',').map((kind) => KINDS[kind] ?? kind);
    return `${title} holds ${kindOf(value)} (\`${JSON.stringify(value)}\`). It may hold ${wanted.join(' or ')}${suchAs}.`;
  }
  return `\`${JSON.stringify(value)}\` is not a value that ${title} may hold.`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'nothing';
  return KINDS[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}
