/** What is wrong with a setting, in a sentence for the person at the form. */

export interface Violation {
  /** The rule that is broken, as JSON Schema names it. */
  readonly rule: string;
  readonly value: unknown;
  /** Human name of the setting. */
  readonly title: string;
  /** What the rule asks for, for `type`: one kind, or several joined by commas. */
  readonly expected?: string | undefined;
  /** What the setting may be, for `enum`. */
  readonly choices?: readonly unknown[] | undefined;
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

const LONGEST_VALUE = 60;

export function errorSentence({ rule, value, title, expected, choices, example }: Violation): string {
  const suchAs = example === undefined ? '' : `, such as \`${example}\``;
  if (rule === 'required') return `${title} is missing.`;
  if (rule === 'pattern') {
    return `\`${String(value)}\` is not a colour. Write a number sign and six or three characters${suchAs}.`;
  }
  if (rule === 'type') {
    const wanted = (expected ?? 'string').split(',').map((kind) => KINDS[kind] ?? kind);
    return `${title} holds ${kindOf(value)} (\`${shortJson(value)}\`). It may hold ${wanted.join(' or ')}${suchAs}.`;
  }
  const known = (choices ?? []).map((choice) => `\`${String(choice)}\``);
  const list = known.length === 0 ? '' : ` It may be ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`;
  return `\`${typeof value === 'string' ? value : shortJson(value)}\` is not a value that ${title} may hold.${list}`;
}

function shortJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function kindOf(value: unknown): string {
  if (value === null) return 'nothing';
  return KINDS[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}
