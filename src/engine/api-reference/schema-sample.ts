/** Values made from schemas. */

import { sample } from 'openapi-sampler';
import { isRecord } from '../../shared/record.ts';
import { type ToldVariants, variantsOf } from './discriminator.ts';
import { mergeAllOf } from './merged-schema.ts';
import type { Direction } from './schema-view.ts';
import type { SpecNode } from './spec-node.ts';

/** Deeper is no example that anybody reads. */
const DEEPEST = 6;

export interface SchemaSampleOptions {
  readonly direction: Direction;
  /** Leaves out what need not be given. */
  readonly isShort?: boolean;
}

/** `undefined` where there is no schema, and for one that contradicts itself: its fields are shown all the same. */
export function schemaSample(schema: SpecNode, options: SchemaSampleOptions): unknown {
  const { direction, isShort = false } = options;
  return schema.once(`sample ${direction} ${isShort}`, () => sampleOf(schema, options));
}

function sampleOf(schema: SpecNode, { direction, isShort = false }: SchemaSampleOptions): unknown {
  const unfolded = unfold(schema, []);
  if (!isRecord(unfolded)) return undefined;
  try {
    return sample(unfolded, {
      skipWriteOnly: direction === 'response',
      skipReadOnly: direction === 'request',
      skipNonRequired: isShort,
      quiet: true,
      maxSampleDepth: DEEPEST,
    });
  } catch {
    return undefined;
  }
}

/** Without references, and without what leads round in a circle. */
function unfold(schema: SpecNode, inside: readonly unknown[]): unknown {
  if (inside.length > DEEPEST * 2 || inside.includes(schema.identity)) return { type: 'object' };
  const deeper = [...inside, schema.identity];
  if (schema.broken !== undefined) return { type: 'object' };
  if (Array.isArray(schema.value)) return schema.items().map((item) => unfold(item, inside));
  if (!isRecord(schema.value)) return schema.value;
  const told = schema.at('discriminator').isPresent ? variantsOf(mergeAllOf(schema)) : undefined;
  const members = schema.entries().map(([key, node]) => {
    if (key === 'properties') return [key, unfoldProperties(node, deeper)] as const;
    const isExample = key === 'example' || key === 'examples' || key === 'default' || key === 'enum' || key === 'const';
    if (isExample) return [key, schema.plain(key)] as const;
    const isChoice = told !== undefined && (key === 'oneOf' || key === 'anyOf');
    return [
      key,
      isChoice ? node.items().map((one) => unfoldVariant(one, told, deeper)) : unfold(node, deeper),
    ] as const;
  });
  const plain: Record<string, unknown> = Object.fromEntries(members);
  const [kind] = told !== undefined && !('oneOf' in plain) && !('anyOf' in plain) ? told.variants : [];
  // Its kinds take it over: the first of them is the example.
  return kind === undefined || told === undefined ? plain : { allOf: [plain, unfoldVariant(kind.node, told, deeper)] };
}

/** By themselves, as any name may be that of a property: `default`, `example`. One that is left empty is no reason to show none. */
function unfoldProperties(properties: SpecNode, inside: readonly unknown[]): unknown {
  const deeper = [...inside, properties.identity];
  return Object.fromEntries(properties.entries().map(([name, node]) => [name, unfold(node, deeper) ?? {}]));
}

/** With the value that tells it apart from the others. */
function unfoldVariant(node: SpecNode, { property, variants }: ToldVariants, inside: readonly unknown[]): unknown {
  const value = variants.find((one) => one.node.identity === node.identity)?.values[0];
  const plain = unfold(node, inside);
  if (property === undefined || value === undefined) return plain;
  return { allOf: [plain, { type: 'object', properties: { [property]: { type: 'string', enum: [value] } } }] };
}
