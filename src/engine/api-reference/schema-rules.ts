/** What a schema asks of its values beyond their types and limits. */

import type { FormLimits } from '../../shared/playground/request-form.ts';
import { isRecord } from '../../shared/record.ts';
import { limitsOf, type MergedSchema, mergeAllOf, optionsOf } from './merged-schema.ts';
import type { SpecNode } from './spec-node.ts';
import { typeLabel } from './type-label.ts';

export interface SchemaRules {
  /** How many fields an object may have. */
  readonly fieldCount?: Pick<FormLimits, 'minimum' | 'maximum'>;
  /** What names of fields look like. */
  readonly names?: readonly string[];
  /** With the field that is named first the others must be given, too. */
  readonly requiredWith?: readonly (readonly [name: string, needed: readonly string[]])[];
  /** What a list must hold, and how often. */
  readonly contains?: { readonly label: string; readonly count: Pick<FormLimits, 'minimum' | 'maximum'> };
  /** What no value may be. */
  readonly not?: readonly string[];
  /** Whether there may be fields that nobody describes, where it is said. */
  readonly others?: 'open' | 'closed';
}

/** @param isAnswer what an API does not send helps nobody who reads its answers */
export function rulesOf(merged: MergedSchema, isAnswer: boolean): SchemaRules {
  const { parts } = merged;
  const fieldCount = rangeOf(merged, 'minProperties', 'maxProperties');
  // Most schemas have none of these, and there are many schemas.
  const nodes = (key: string) => parts.filter((part) => isRecord(part.plain(key))).map((part) => part.at(key));
  const [names] = nodes('propertyNames');
  const [contained] = nodes('contains');
  const [forbidden] = nodes('not');
  const together = nodes('dependentRequired').flatMap((node) => node.entries().flatMap(neededWith));
  const others = othersOf(merged);
  const nameWords = names === undefined ? [] : valuesOf(names);
  const not = forbidden === undefined ? [] : valuesOf(forbidden);
  return {
    ...(Object.keys(fieldCount).length > 0 && { fieldCount }),
    ...(nameWords.length > 0 && { names: nameWords }),
    ...(together.length > 0 && { requiredWith: together }),
    ...(contained !== undefined && {
      contains: { label: valuesOf(contained).join(' '), count: rangeOf(merged, 'minContains', 'maxContains') },
    }),
    ...(not.length > 0 && { not }),
    ...(others !== undefined && !(isAnswer && others === 'closed') && { others }),
  };
}

function rangeOf({ first }: MergedSchema, low: string, high: string): Pick<FormLimits, 'minimum' | 'maximum'> {
  const [minimum, maximum] = [first(low), first(high)];
  return {
    ...(typeof minimum === 'number' && { minimum }),
    ...(typeof maximum === 'number' && { maximum }),
  };
}

function neededWith([name, node]: readonly [string, SpecNode]): readonly (readonly [string, readonly string[]])[] {
  const needed = node.items().flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return needed.length === 0 ? [] : [[name, needed]];
}

function othersOf({ first, properties }: MergedSchema): SchemaRules['others'] {
  const written = first('additionalProperties') ?? first('unevaluatedProperties');
  if (written === false) return properties.size > 0 ? 'closed' : undefined;
  return written === true ? 'open' : undefined;
}

/** A longer one is read by nobody. */
const LONGEST = 120;

/** A schema in as few words as it can be said: its values, its pattern, its type; else as it is written. */
function valuesOf(schema: SpecNode): readonly string[] {
  const merged = mergeAllOf(schema);
  const { first } = merged;
  if (first('const') !== undefined) return [JSON.stringify(first('const'))];
  const options = optionsOf(merged);
  if (options.length > 0) return options.map(({ value }) => JSON.stringify(value));
  const { pattern, ...limits } = limitsOf(merged);
  if (pattern !== undefined) return [pattern];
  const label = typeLabel(merged, []);
  if (Object.keys(limits).length === 0 && label !== 'any' && label !== 'object') return [label];
  const written = JSON.stringify(schema.value) ?? '';
  return written.length <= LONGEST ? [written] : [merged.name ?? label];
}
