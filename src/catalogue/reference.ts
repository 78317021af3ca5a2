/** The whole catalogue as a document to read and to link to: `docs/components.md`, written by `npm run generate`. */
import { CATALOGUE } from './catalogue.ts';
import type { Attribute, Component } from './component.ts';
import { GROUPS } from './groups.ts';

const INTRODUCTION = `# Components

What pages can be made of, beside Markdown. The editor offers all of it: behind “Insert”, behind \`/\` in the text, and while you type in the
code. Attributes in the spelling of HTML or of React, strings for yes, no and numbers, and common slips of the pen are read alike.`;

export function componentReference(): string {
  const groups = GROUPS.map(({ name, label }) => {
    const members = CATALOGUE.filter(({ group }) => group === name);
    return [`## ${label}`, ...members.map(describe)].join('\n\n');
  });
  return `${[INTRODUCTION, ...groups].join('\n\n')}\n`;
}

function describe({ name, kind, label, description, otherNames, attributes, example }: Component): string {
  const title = kind === 'fence' ? label : `\`<${name}>\``;
  const others = otherNames?.map((other) => `\`<${other}>\``).join(', ');
  return [
    `### ${title}`,
    others === undefined ? description : `${description} Also written ${others}.`,
    ...(attributes.length === 0 ? [] : [attributeTable(attributes)]),
    `\`\`\`\`mdx\n${example}\n\`\`\`\``,
  ].join('\n\n');
}

function attributeTable(attributes: readonly Attribute[]): string {
  const rows = attributes.map(
    (attribute) => `| \`${attribute.name}\` | ${inCell(purposeOf(attribute))} | ${inCell(valuesOf(attribute))} |`,
  );
  return ['| attribute | what it does | values |', '|---|---|---|', ...rows].join('\n');
}

function purposeOf({ description, isRequired }: Attribute): string {
  return isRequired ? `${description} Required.` : description;
}

function valuesOf(attribute: Attribute): string {
  const values = attribute.choices?.map(({ value }) => `\`${value}\``).join(', ') ?? attribute.type;
  return attribute.default === undefined ? values : `${values}; without it \`${attribute.default}\``;
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
