/** The fields of a page's details, from the schema of front matter. Pure. */
import schema from '../../../../../schema/frontmatter.schema.json';
import type { Attribute, AttributeType, Choice } from '../../../../catalogue/component.ts';

interface Property {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly oneOf?: readonly { readonly const: string; readonly title: string }[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
}

/** Asked for at once; the others on request. */
const ESSENTIAL = new Set(['title', 'description', 'sidebarTitle', 'icon', 'tag', 'mode', 'url', 'hidden']);

const PROPERTIES = Object.entries(schema.properties as Readonly<Record<string, unknown>>) as [string, Property][];

/** In the order in which new keys are written. */
export const FRONT_MATTER_KEYS: readonly string[] = PROPERTIES.map(([name]) => name);

/** What the schema knows and a form can ask for; keys that hold more than that stay in the source. */
export const FRONT_MATTER_SPECS: readonly Attribute[] = PROPERTIES.flatMap(([name, property]) => {
  const type = typeOf(property);
  if (type === undefined) return [];
  const { title = name, description = '', oneOf } = property;
  const choices: readonly Choice[] | undefined = oneOf?.map((one) => ({ value: one.const, label: one.title }));
  const [example] = property.examples ?? [];
  const usual = property.default;
  return [
    {
      name,
      label: title,
      description,
      type,
      isRequired: schema.required.includes(name),
      isRecommended: schema.required.includes(name),
      isAdvanced: !ESSENTIAL.has(name),
      ...(choices && { choices }),
      ...((typeof usual === 'string' || typeof usual === 'boolean') && { default: usual }),
      ...(typeof example === 'string' && { example }),
    },
  ];
});

function typeOf({ type, format, oneOf }: Property): AttributeType | undefined {
  if (oneOf) return 'choice';
  if (type === 'boolean') return 'boolean';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array') return 'list';
  if (type !== 'string') return undefined;
  if (format === 'icon-name') return 'icon';
  if (format === 'link') return 'link';
  return format === 'image-path' ? 'image' : 'text';
}
