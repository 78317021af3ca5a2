/** What front matter can hold, from the schema. */
import schema from '../../../../schema/frontmatter.schema.json';
import { codeHelpWords } from '../../words/code-help.ts';

export interface FrontMatterSetting {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly format?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly example?: string;
  readonly isRequired: boolean;
}

interface SchemaProperty {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly oneOf?: readonly { readonly const: string; readonly title?: string }[];
  readonly examples?: readonly unknown[];
}

/** In the order of the schema, which is that of the form. */
export const FRONT_MATTER_SETTINGS: readonly FrontMatterSetting[] = Object.entries(
  schema.properties as Readonly<Record<string, SchemaProperty>>,
).map(([key, { title = key, description = '', type = 'string', format, oneOf = [], examples = [] }]) => ({
  key,
  title,
  description,
  type: typeof type === 'string' ? type : (type[0] ?? 'string'),
  ...(format !== undefined && { format }),
  choices: oneOf.map((choice) => ({ value: choice.const, label: choice.title ?? choice.const })),
  ...(typeof examples[0] === 'string' && { example: examples[0] }),
  isRequired: schema.required.includes(key),
}));

export function findSetting(key: string): FrontMatterSetting | undefined {
  return FRONT_MATTER_SETTINGS.find((setting) => setting.key === key);
}

/** Markdown. */
export function documentSetting({ key, title, description, choices, example }: FrontMatterSetting): string {
  const values = choices.map(({ value, label }) => `- \`${value}\` ${label}`);
  return [
    `**${title}** (\`${key}\`) — ${description}`,
    ...(values.length === 0 ? [] : [values.join('\n')]),
    ...(example === undefined ? [] : [codeHelpWords.example(example)]),
  ].join('\n\n');
}
