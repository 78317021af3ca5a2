/** A value as XML, in the way its schema says: names, attributes, namespaces, lists in an element of their own. */

import { escapeHtml } from '../../shared/html-escape.ts';
import { isRecord, recordOf } from '../../shared/record.ts';
import { listItem, mergeAllOf } from './merged-schema.ts';
import type { SpecNode } from './spec-node.ts';

/** `undefined` for a plain text or number of which nobody says how its element is named. */
export function xmlText(value: unknown, schema: SpecNode): string | undefined {
  if (value === undefined) return undefined;
  const { name: schemaName } = mergeAllOf(schema);
  const named = nameIn(schema) ?? schemaName;
  if (named === undefined && (typeof value !== 'object' || value === null)) return undefined;
  const root = named ?? 'root';
  if (!Array.isArray(value)) return element(root, value, schema).join('\n');
  // A document has one element, whether or not the list is said to have one.
  const item = listItem(mergeAllOf(schema));
  const itemName = nameIn(item) ?? item?.name ?? root;
  return enclosed(
    opening(root, schema),
    value.flatMap((one) => element(itemName, one, item)),
  ).join('\n');
}

/** The lines of an element, or of one for each item of a list. */
function element(name: string, value: unknown, schema: SpecNode | undefined): readonly string[] {
  if (Array.isArray(value)) return listLines(name, value, schema);
  const start = opening(name, schema);
  if (!isRecord(value)) return [closed(start, textOf(value))];
  const members = Object.entries(value).map(([key, one]) => ({ key, one, schema: propertyOf(schema, key) }));
  const isAttribute = ({ schema: node, one }: (typeof members)[number]): boolean =>
    typeof one !== 'object' && xmlOf(node).attribute === true;
  const attributes = members
    .filter(isAttribute)
    .map(({ key, one, schema: node }) => ` ${fullName(key, node)}="${textOf(one)}"`);
  const children = members
    .filter((member) => !isAttribute(member))
    .flatMap(({ key, one, schema: node }) => element(key, one, node));
  return enclosed({ ...start, attributes: start.attributes + attributes.join('') }, children);
}

function listLines(name: string, items: readonly unknown[], schema: SpecNode | undefined): readonly string[] {
  const item = schema && listItem(mergeAllOf(schema));
  const isWrapped = xmlOf(schema).wrapped === true;
  // What a list is called names the element around its items alone.
  const itemName = nameIn(item) ?? (isWrapped ? (nameIn(schema) ?? name) : name);
  const lines = items.flatMap((one) => element(itemName, one, item));
  return isWrapped ? enclosed(opening(name, schema), lines) : lines;
}

interface Opening {
  readonly tag: string;
  readonly attributes: string;
}

function opening(name: string, schema: SpecNode | undefined): Opening {
  const { namespace, prefix } = xmlOf(schema);
  const declared = typeof prefix === 'string' ? `xmlns:${nameOf(prefix)}` : 'xmlns';
  return {
    tag: fullName(name, schema),
    attributes: typeof namespace === 'string' ? ` ${declared}="${textOf(namespace)}"` : '',
  };
}

function enclosed(start: Opening, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [closed(start, '')];
  return [`<${start.tag}${start.attributes}>`, ...lines.map((line) => `  ${line}`), `</${start.tag}>`];
}

function closed({ tag, attributes }: Opening, text: string): string {
  return text === '' ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${text}</${tag}>`;
}

/** The schema of a member, by whichever variant of its object it comes. */
function propertyOf(schema: SpecNode | undefined, name: string): SpecNode | undefined {
  if (schema === undefined) return undefined;
  const { properties, variants, additional } = mergeAllOf(schema);
  const own = properties.get(name);
  if (own !== undefined) return own;
  const varied = variants.map((variant) => mergeAllOf(variant).properties.get(name));
  return varied.find((node) => node !== undefined) ?? additional;
}

function xmlOf(schema: SpecNode | undefined): Readonly<Record<string, unknown>> {
  return recordOf(schema && mergeAllOf(schema).first('xml'));
}

function nameIn(schema: SpecNode | undefined): string | undefined {
  const { name } = xmlOf(schema);
  return typeof name === 'string' && name !== '' ? name : undefined;
}

function fullName(name: string, schema: SpecNode | undefined): string {
  const own = nameIn(schema) ?? name;
  const { prefix } = xmlOf(schema);
  return typeof prefix === 'string' && prefix !== '' ? `${nameOf(prefix)}:${nameOf(own)}` : nameOf(own);
}

/** What is no name in XML becomes one. */
function nameOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return escapeHtml(text);
}
