/** Which of several kinds a value is meant to be. */
import { writeJson } from '../../../shared/exact-json.ts';
import type { FormSchema } from '../../../shared/playground/request-form.ts';
import { isRecord } from '../../../shared/record.ts';

/** What tells kinds apart by its value counts more than all names together. */
const TOLD = 50;

/** Index of the variant that fits a value best; of several that fit alike, `usual`, else the first. */
export function bestVariant({ variants = [] }: FormSchema, value: unknown, usual: number): number {
  const scores = variants.map(({ schema }) => fitOf(schema, value));
  const best = Math.max(...scores);
  return scores[usual] === best ? usual : scores.indexOf(best);
}

/** Index of the option that is a value; -1 where none is. */
export function optionIndex({ options = [] }: FormSchema, value: unknown): number {
  const text = writeJson(value);
  return options.findIndex((option) => writeJson(option.value) === text);
}

/** How well a value fits: below zero where it is of another type. */
function fitOf(schema: FormSchema, value: unknown): number {
  if (value === null && schema.nullable === true) return 2;
  if (schema.options) return optionIndex(schema, value) < 0 ? -2 : 2;
  const fits = (isFit: boolean): number => (isFit ? 2 : -2);
  switch (schema.kind) {
    case 'text':
      return fits(typeof value === 'string');
    case 'number':
      return fits(typeof value === 'number' || typeof value === 'bigint');
    case 'integer':
      return fits(Number.isInteger(value) || typeof value === 'bigint');
    case 'boolean':
      return fits(typeof value === 'boolean');
    case 'list':
      return Array.isArray(value)
        ? 2 + sum(value.map((one) => (schema.item ? part(fitOf(schema.item, one)) : 0)))
        : -TOLD;
    case 'object':
      return isRecord(value) ? memberFit(schema, value) : -TOLD;
    case 'variants':
      return Math.max(...(schema.variants ?? []).map((variant) => fitOf(variant.schema, value)));
    default:
      return 0;
  }
}

function memberFit({ fields = [], others }: FormSchema, value: Readonly<Record<string, unknown>>): number {
  const names = new Set(fields.map(({ name }) => name));
  const unknown = others ? 0 : Object.keys(value).filter((name) => !names.has(name)).length;
  const known = fields.map(({ name, required, schema }) => {
    if (!Object.hasOwn(value, name)) return required === true ? -2 : 0;
    const fit = fitOf(schema, value[name]);
    return schema.options ? Math.sign(fit) * TOLD : 1 + part(fit);
  });
  return 2 + sum(known) - unknown;
}

/** What lies in a value counts less than that it is there. */
function part(fit: number): number {
  return Math.max(-0.9, Math.min(0.9, fit / TOLD));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
