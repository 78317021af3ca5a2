/** How a parameter with several values is written: `ids=1|2`, `filter[min]=1`, `where={"near":"a"}`. */

import { headerText, pairsOf, pathText } from '../../shared/api-request/parameter-text.ts';
import { listItem, mergeAllOf, optionsOf } from './merged-schema.ts';
import { styleOf } from './samples/operation-request.ts';
import type { SpecNode } from './spec-node.ts';

/** More make the example no clearer. */
const MOST_MEMBERS = 2;

/** The same code in every language; `undefined` where a value is written as it is. */
export function writtenParameter(parameter: SpecNode): string | undefined {
  const name = parameter.text('name') ?? '';
  const place = parameter.text('in');
  const [, media] = parameter.at('content').entries()[0] ?? [];
  const value = severalValues((media ?? parameter).at('schema'));
  if (value === undefined) return undefined;
  if (media !== undefined) return named(JSON.stringify(value), name, place);
  if (place === 'path') return pathText(name, value, styleOf(parameter, 'simple'));
  if (place !== 'query') return named(headerText(value, parameter.flag('explode')), name, place);
  const pairs = pairsOf(name, value, styleOf(parameter, 'form'));
  return pairs.map(([key, text]) => `${key}=${text.replaceAll(' ', '%20')}`).join('&');
}

function named(text: string, name: string, place: string | undefined): string {
  return place === 'header' ? `${name}: ${text}` : place === 'path' ? text : `${name}=${text}`;
}

function severalValues(schema: SpecNode): unknown {
  const merged = mergeAllOf(schema);
  const item = listItem(merged);
  const types = [merged.first('type')].flat();
  if (item !== undefined || types.includes('array')) return [...new Set([plainValue(item, 0), plainValue(item, 1)])];
  if (merged.properties.size === 0 && !types.includes('object')) return undefined;
  const members = [...merged.properties].slice(0, MOST_MEMBERS);
  if (members.length === 0) return { key: plainValue(merged.additional, 0) };
  return Object.fromEntries(members.map(([name, node], index) => [name, plainValue(node, index)]));
}

/** One that is short; the next one is another where there is another. */
function plainValue(schema: SpecNode | undefined, index: number): unknown {
  const merged = schema && mergeAllOf(schema);
  const options = merged === undefined ? [] : optionsOf(merged);
  if (options.length > 0) return options[Math.min(index, options.length - 1)]?.value;
  const [type] = [merged?.first('type')].flat();
  if (type === 'integer' || type === 'number') return index + 1;
  return type === 'boolean' ? index === 0 : 'ab'[index];
}
