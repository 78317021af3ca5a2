/** What a schema says of its values beside its words: limits, allowed values, examples, and of a list the same of its items. */

import { plainText } from '../../shared/api-request/parameter-text.ts';
import type { FormLimits } from '../../shared/playground/request-form.ts';
import { attribute, descriptionText, inlineCode } from './mdx-text.ts';
import type { SchemaView } from './schema-view.ts';

/** Of a field. */
export function factsText(schema: SchemaView): readonly string[] {
  const { options, examples } = schema;
  const words = options.flatMap(({ value, title, description }) => {
    const said = [title, description].filter((text) => text !== undefined).join(': ');
    return said === '' ? [] : [`- ${inlineCode(plainText(value))}: ${descriptionText(said).trim()}`];
  });
  return [
    ...factsElement({
      ...limitFacts(schema),
      ...(options.length > 0 && { options: options.map(({ value }) => plainText(value)) }),
      ...(examples.length > 0 && { examples: examples.slice(0, MOST_EXAMPLES).map(plainText) }),
    }),
    ...(words.length === 0 ? [] : [words.join('\n')]),
    ...togetherText(schema),
    ...itemText(schema),
  ];
}

/** Of an object or a list whose fields follow: a list says that there are several. */
export function outerFactsText(schema: SchemaView): readonly string[] {
  const isList = schema.item !== undefined || schema.type.startsWith('[');
  return [
    ...factsElement({ ...(isList && { type: schema.type }), ...limitFacts(schema) }),
    ...togetherText(schema),
    ...itemText(schema),
  ];
}

const MOST_EXAMPLES = 3;

/** Allowed values of items stand with the list. */
function itemText({ item, examples, description }: SchemaView): readonly string[] {
  if (item === undefined) return [];
  const facts = {
    ...(item.default !== undefined && item.default !== '' && { default: plainText(item.default) }),
    ...limitFacts(item),
    ...(examples.length === 0 &&
      item.examples.length > 0 && { examples: item.examples.slice(0, MOST_EXAMPLES).map(plainText) }),
  };
  const inner = [...togetherText(item), ...itemText(item)];
  const words =
    item.description === undefined || item.description === description ? [] : [descriptionText(item.description)];
  if (Object.keys(facts).length + inner.length + words.length === 0) return [];
  return [...factsElement({ isItem: true, ...facts }), ...words, ...inner];
}

function factsElement(facts: Readonly<Record<string, unknown>>): readonly string[] {
  const names = Object.keys(facts);
  return names.length === 0 ? [] : [`<ApiFacts${names.map((name) => attribute(name, facts[name])).join('')} />`];
}

function togetherText({ rules }: SchemaView): readonly string[] {
  return (rules.requiredWith ?? []).flatMap(([name, needed]) => factsElement({ with: name, needed }));
}

function limitFacts({ limits, rules }: SchemaView): Readonly<Record<string, unknown>> {
  const { fieldCount, names, contains, not, others } = rules;
  const fields = fieldCount && range(fieldCount.minimum, fieldCount.maximum);
  const count = contains && range(contains.count.minimum, contains.count.maximum);
  return {
    ...rangesOf(limits),
    ...(limits.pattern !== undefined && { pattern: limits.pattern }),
    ...(limits.multipleOf !== undefined && { multipleOf: limits.multipleOf }),
    ...(limits.uniqueItems === true && { isUnique: true }),
    ...(contains !== undefined && { contains: [contains.label, ...(count === undefined ? [] : [count])] }),
    ...(fields !== undefined && { fields }),
    ...(names !== undefined && { names }),
    ...(not !== undefined && { not }),
    ...(others === 'open' && { isOpen: true }),
    ...(others === 'closed' && { isClosed: true }),
  };
}

/** Ranges as people write them: `1 <= x <= 50`. */
function rangesOf(limits: FormLimits): Readonly<Record<string, string>> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = limits;
  const found = {
    range: range(
      exclusiveMinimum ?? minimum,
      exclusiveMaximum ?? maximum,
      exclusiveMinimum !== undefined,
      exclusiveMaximum !== undefined,
    ),
    length: range(limits.minLength, limits.maxLength),
    items: range(limits.minItems, limits.maxItems),
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function range(
  low: number | undefined,
  high: number | undefined,
  isAbove = false,
  isBelow = false,
): string | undefined {
  if (low === undefined && high === undefined) return undefined;
  return `${low === undefined ? '' : `${low} ${isAbove ? '<' : '≤'} `}x${high === undefined ? '' : ` ${isBelow ? '<' : '≤'} ${high}`}`;
}
