/** How the variants of a schema are told apart: by the value of one property, which every variant has for itself. */

import { recordOf } from '../../shared/record.ts';
import { type MergedSchema, mergeAllOf, mergedProperty, optionsOf } from './merged-schema.ts';
import type { SpecNode } from './spec-node.ts';

export interface ToldVariants {
  /** The property that tells them apart, where there is one. */
  readonly property: string | undefined;
  readonly variants: readonly ToldVariant[];
}

export interface ToldVariant {
  readonly node: SpecNode;
  /** What the property may be in this one; empty where nobody says it. */
  readonly values: readonly string[];
}

/**
 * The variants of a schema: those of `oneOf` and `anyOf`, else those that its discriminator names, which take the schema over
 * with `allOf`.
 */
export function variantsOf({ parts, variants }: Pick<MergedSchema, 'parts' | 'variants'>): ToldVariants {
  const part = parts.find((one) => one.at('discriminator').isPresent);
  const discriminator = part?.at('discriminator');
  const property = discriminator?.text('propertyName');
  if (part === undefined || discriminator === undefined || property === undefined)
    return { property: undefined, variants: variants.map((node) => ({ node, values: [] })) };
  const mapping = Object.entries(recordOf(discriminator.plain('mapping'))).flatMap(([value, written]) => {
    const node = typeof written === 'string' ? followed(part, written) : undefined;
    return node === undefined ? [] : [{ value, node }];
  });
  // A schema that takes over another one is not the place where its own kinds are listed.
  const named = variants.length === 0 && part === parts[0] ? onceEach(mapping.map(({ node }) => node)) : variants;
  return {
    property,
    variants: named.map((node) => {
      const values = mapping.filter((one) => one.node.identity === node.identity).map(({ value }) => value);
      return { node, values: values.length > 0 ? values : valuesIn(node, property) };
    }),
  };
}

/** The choices of a schema, each with its own variants. */
export function choicesOf(merged: MergedSchema): readonly ToldVariants[] {
  if (merged.choices.length < 2) return [variantsOf(merged)];
  return merged.choices.map(({ part, variants }) => variantsOf({ parts: [part], variants }));
}

/** What the variant says of the property itself, else its own name. */
function valuesIn(node: SpecNode, property: string): readonly string[] {
  const own = mergedProperty(node, property);
  const merged = own && mergeAllOf(own);
  const listed = merged === undefined ? [] : optionsOf(merged).map(({ value }) => value);
  const written = [merged?.first('const') ?? (listed.length > 0 ? listed : (node.name ?? []))].flat();
  return written.filter((value): value is string => typeof value === 'string');
}

/** `#/components/schemas/Cat`, `cat.yaml#/Cat` or `Cat`. */
function followed(part: SpecNode, written: string): SpecNode | undefined {
  const places = /[#/.]/.test(written) ? [written] : [`#/components/schemas/${written}`, written];
  return places.map((place) => part.follow(place)).find((node) => node.isPresent);
}

function onceEach(nodes: readonly SpecNode[]): readonly SpecNode[] {
  return nodes.filter((node, index) => nodes.findIndex((other) => other.identity === node.identity) === index);
}
