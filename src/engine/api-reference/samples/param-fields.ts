/** The parameters that a page describes with `<ParamField>`, read from its text. */

import { PARAMETER_LOCATIONS } from '../../../catalogue/values.ts';
import { pageOf } from '../../../page-source/tree/page-of.ts';
import { partsOf } from '../../../page-source/tree/page-parts.ts';
import type { JsxAttribute, JsxTag } from '../../../page-source/tree/read-tag.ts';

export interface PageField {
  readonly place: (typeof PARAMETER_LOCATIONS)[number];
  readonly name: string;
  /** As its author names it, for example `string | null`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Its example, else its default. */
  readonly example?: unknown;
  /** Of an object, or of the objects that a list holds. */
  readonly fields: readonly PageField[];
}

/** The fields that must be given; all of them where nobody says which. */
export function neededFields(fields: readonly PageField[]): readonly PageField[] {
  const needed = fields.filter(({ isRequired }) => isRequired);
  return needed.length > 0 ? needed : fields;
}

type OpenField = PageField & { readonly fields: OpenField[] };

/** Those of a text that are not deprecated, in their order. */
export function paramFieldsOf(text: string): readonly PageField[] {
  if (!text.includes('<ParamField')) return [];
  const found: OpenField[] = [];
  const around: (OpenField | undefined)[] = [];
  for (const tag of partsOf(pageOf(text)).tags) {
    if (tag.name !== 'ParamField') continue;
    if (tag.kind === 'close') {
      around.pop();
      continue;
    }
    const field = fieldOf(text, tag);
    const parent = around.at(-1);
    if (field !== undefined) (parent?.place === field.place ? parent.fields : found).push(field);
    if (tag.kind === 'open') around.push(field);
  }
  return found;
}

function fieldOf(text: string, { attributes }: JsxTag): OpenField | undefined {
  const values = new Map(attributes.map((one) => [one.name.toLowerCase(), attributeValue(text, one)] as const));
  const place = PARAMETER_LOCATIONS.find((one) => typeof values.get(one) === 'string');
  const name = place && values.get(place);
  if (place === undefined || typeof name !== 'string' || name.trim() === '' || isSet(values.get('deprecated')))
    return undefined;
  const type = values.get('type');
  const named = ['placeholder', 'initialvalue', 'default', 'defaultvalue'].map((one) => values.get(one));
  const example = named.find((value) => value !== undefined && value !== '' && value !== null);
  return {
    place,
    name: name.trim(),
    type: typeof type === 'string' ? type : '',
    isRequired: isSet(values.get('required')),
    ...(example !== undefined && { example }),
    fields: [],
  };
}

/** As the component reads it. */
function isSet(value: unknown): boolean {
  if (typeof value === 'string') return !/^(?:false|no|off|0)$/i.test(value.trim());
  return value !== undefined && value !== null && value !== false && value !== 0;
}

/** `true` for a name alone; `undefined` for an expression that has to be run. */
function attributeValue(text: string, { value }: JsxAttribute): unknown {
  if (value === undefined) return true;
  const written = text.slice(value.start, value.end);
  if (value.kind === 'bare') return written;
  if (value.kind === 'string') return written.slice(1, -1);
  const inside = written.slice(1, -1).trim();
  const quoted = /^'([^'\\\n]*)'$|^`([^`\\$]*)`$/.exec(inside);
  if (quoted) return quoted[1] ?? quoted[2];
  try {
    return JSON.parse(inside) as unknown;
  } catch {
    // An expression that is no plain value: nothing is run here.
    return undefined;
  }
}
