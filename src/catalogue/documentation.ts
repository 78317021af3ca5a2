/** What the catalogue knows, as Markdown that a person reads. */
import type { Attribute, Component } from './component.ts';

const KINDS: Partial<Record<Attribute['type'], string>> = {
  boolean: 'yes or no',
  number: 'number',
  list: 'list',
  icon: 'icon',
  color: 'colour',
  link: 'page or address',
  image: 'picture',
  video: 'video',
  snippet: 'file',
  size: 'size',
  lines: 'lines',
};

/** Name, purpose, attributes and an example. */
export function documentComponent(component: Component): string {
  const { name, kind, description, attributes, example } = component;
  const title = kind === 'fence' ? component.label : `\`<${name}>\``;
  const rows = attributes.filter(({ isAdvanced }) => !isAdvanced).map((attribute) => `- ${documentLine(attribute)}`);
  const more = attributes.filter(({ isAdvanced }) => isAdvanced).map((attribute) => `\`${attribute.name}\``);
  return [
    `**${title}** — ${description}`,
    ...(rows.length === 0 ? [] : [rows.join('\n')]),
    ...(more.length === 0 ? [] : [`Also: ${more.join(', ')}.`]),
    fenced(example),
  ].join('\n\n');
}

/** Purpose, values and default of one attribute. */
export function documentAttribute(attribute: Attribute): string {
  const values = (attribute.choices ?? []).map(({ value, label }) =>
    value.toLowerCase() === label.toLowerCase() ? `\`${value}\`` : `\`${value}\` ${label}`,
  );
  return [
    `**${attribute.label}** (\`${attribute.name}\`) — ${attribute.description}`,
    ...(values.length === 0 ? [] : [`Values: ${values.join(', ')}.`]),
    ...(attribute.default === undefined ? [] : [`Without it: \`${attribute.default}\`.`]),
    ...(attribute.isRequired ? ['It must be there.'] : []),
  ].join('\n\n');
}

function documentLine(attribute: Attribute): string {
  const kind = KINDS[attribute.type];
  const facts = [kind, attribute.isRequired ? 'required' : undefined].filter((fact) => fact !== undefined);
  return `\`${attribute.name}\`${facts.length === 0 ? '' : ` (${facts.join(', ')})`}: ${attribute.description}`;
}

function fenced(example: string): string {
  const short = example.split('\n').length > 12 ? `${example.split('\n').slice(0, 6).join('\n')}\n…` : example;
  return `\`\`\`\`mdx\n${short}\n\`\`\`\``;
}
