/** Values made from schemas. */

import { sample } from 'openapi-sampler';
import { isRecord, recordOf } from '../../shared/record.ts';
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
  /** The value as XML, in an element of this name. */
  readonly rootElement?: string;
}

/** `undefined` where there is no schema, and for one that contradicts itself: its fields are shown all the same. */
export function schemaSample(schema: SpecNode, options: SchemaSampleOptions): unknown {
  const { direction, isShort = false, rootElement = '' } = options;
  return schema.once(`sample ${direction} ${isShort} ${rootElement}`, () => sampleOf(schema, options));
}

function sampleOf(schema: SpecNode, { direction, isShort = false, rootElement }: SchemaSampleOptions): unknown {
  const unfolded = unfold(schema, []);
  if (!isRecord(unfolded)) return undefined;
  const plain = rootElement === undefined ? unfolded : inRoot(unfolded, rootElement);
  try {
    return sample(plain, {
      skipWriteOnly: direction === 'response',
      skipReadOnly: direction === 'request',
      skipNonRequired: isShort,
      quiet: true,
      maxSampleDepth: DEEPEST,
      ...(rootElement !== undefined && { format: 'xml' }),
    });
  } catch {
    return undefined;
  }
}

/** An object with one field becomes one element. */
function inRoot(schema: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  return { type: 'object', properties: { [name]: { ...schema, xml: { ...recordOf(schema.xml), name } } } };
}

/** A value as XML. */
export function xmlText(value: object, rootElement: string): string {
  const schema: Record<string, unknown> = { type: 'object', example: { [rootElement]: value } };
  const written: unknown = sample(schema, { format: 'xml' });
  return typeof written === 'string' ? written : '';
}

/** Without references, and without what leads round in a circle. */
function unfold(schema: SpecNode, inside: readonly unknown[]): unknown {
  if (inside.length > DEEPEST * 2 || inside.includes(schema.identity)) return { type: 'object' };
  const deeper = [...inside, schema.identity];
  if (Array.isArray(schema.value)) return schema.items().map((item) => unfold(item, inside));
  if (!isRecord(schema.value)) return schema.value;
  const told = schema.at('discriminator').isPresent ? variantsOf(mergeAllOf(schema)) : undefined;
  const members = schema.entries().map(([key, node]) => {
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

/** With the value that tells it apart from the others. */
function unfoldVariant(node: SpecNode, { property, variants }: ToldVariants, inside: readonly unknown[]): unknown {
  const value = variants.find((one) => one.node.identity === node.identity)?.values[0];
  const plain = unfold(node, inside);
  if (property === undefined || value === undefined) return plain;
  return { allOf: [plain, { type: 'object', properties: { [property]: { type: 'string', enum: [value] } } }] };
}
