/** What a form is filled in with where its reader asks for an example. */
import { writeJson } from '../../../shared/exact-json.ts';
import type { FormBody, FormLimits, FormSchema } from '../../../shared/playground/request-form.ts';
import { isRecord } from '../../../shared/record.ts';

/** What the author of an API names as an example of a value, put together from its parts; `undefined` where nobody names one. */
export function exampleOf(schema: FormSchema): unknown {
  const { options, fields, item, kind, variants } = schema;
  const named = namedValue(schema);
  if (named !== undefined) return named;
  if (options?.length === 1) return options[0]?.value;
  if (kind === 'object') {
    const entries = (fields ?? []).map((field) => [field.name, exampleOf(field.schema)] as const);
    const first = variants?.[0] && exampleOf(variants[0].schema);
    const known = entries.filter(([, value]) => value !== undefined);
    if (known.length === 0 && first === undefined) return undefined;
    return { ...Object.fromEntries(known), ...(isRecord(first) ? first : {}) };
  }
  if (kind === 'list' && item) {
    const one = exampleOf(item);
    return one === undefined ? undefined : [one];
  }
  return variants?.[0] && exampleOf(variants[0].schema);
}

/** That a value is usually nothing is no example of it. */
function namedValue({ example, default: usual }: FormSchema): unknown {
  return example === undefined ? (usual ?? undefined) : example;
}

/** Letters of JSON; of a longer body only what must be given is made, as in samples. */
const LONG = 1_000;

/** The author's example of a body, else one made from its schema; `undefined` where neither can be. */
export function bodyExample({ kind, schema, example }: FormBody): unknown {
  if (example !== undefined) return example;
  if (kind === 'text' || kind === 'file') return exampleOf(schema);
  const whole = madeOf(schema, false);
  return writeJson(whole).length <= LONG ? whole : madeOf(schema, true);
}

const MADE: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  email: 'user@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
};

/** What fits a schema: what its author names, the rest as samples make it. `undefined` for what nobody can think of. */
function madeOf(schema: FormSchema, isShort: boolean): unknown {
  const named = namedValue(schema);
  if (named !== undefined) return named;
  const { kind, format = '', limits = {}, options, fields = [], item, variants } = schema;
  if (options) return options[0]?.value;
  switch (kind) {
    case 'text':
      return limits.pattern === undefined
        ? (MADE[format] ?? 'string'.padEnd(limits.minLength ?? 0, '.').slice(0, limits.maxLength))
        : undefined;
    case 'number':
    case 'integer':
      return madeNumber(limits);
    case 'boolean':
      return true;
    case 'list': {
      const one = item && madeOf(item, isShort);
      return one === undefined ? undefined : [one];
    }
    case 'object': {
      const wanted = fields.filter(({ required }) => required === true || !isShort);
      const members = wanted.map((field) => [field.name, madeOf(field.schema, isShort)] as const);
      const first = variants?.[0] && madeOf(variants[0].schema, isShort);
      return {
        ...Object.fromEntries(members.filter(([, value]) => value !== undefined)),
        ...(isRecord(first) ? first : {}),
      };
    }
    default:
      return variants?.[0] && madeOf(variants[0].schema, isShort);
  }
}

function madeNumber({ minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf = 1 }: FormLimits): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + multipleOf);
  if (least !== undefined) return least;
  return Math.min(0, maximum ?? 0, exclusiveMaximum === undefined ? 0 : exclusiveMaximum - multipleOf);
}
