/** The value that a reader has typed, and what is wrong with it, in words. */
import { readJson, readWhole, writeJson } from '../../../shared/exact-json.ts';
import type { FormLimits, FormSchema } from '../../../shared/playground/request-form.ts';
import { isQuickPattern } from './pattern-cost.ts';
import { say } from './say.ts';
import { chosenVariant, type FieldState } from './state.ts';

export interface Fault {
  /** Of the control. */
  readonly id: string;
  readonly message: string;
}

export interface Reading {
  /** `undefined`: nothing is sent. */
  readonly value: unknown;
  /** The reader has typed it: what is only fixed does not make an object one that is given. */
  readonly isGiven: boolean;
}

const NOTHING: Reading = { value: undefined, isGiven: false };

/** @param faults what is found to be wrong is added to them */
export function readField(schema: FormSchema, state: FieldState, isRequired: boolean, faults: Fault[]): Reading {
  const { id } = state;
  if (state.isNull) return { value: null, isGiven: true };
  if (schema.options) return readOption(schema, state, isRequired, faults);
  switch (schema.kind) {
    case 'object':
      return readObject(schema, state, isRequired, faults);
    case 'list':
      return readList(schema, state, isRequired, faults);
    case 'variants': {
      const inner = chosenVariant(schema, state);
      return inner ? readField(inner.schema, inner.state, isRequired, faults) : NOTHING;
    }
    case 'file':
      if (state.file === undefined && isRequired) faults.push({ id, message: say('missing') });
      return { value: state.file, isGiven: state.file !== undefined };
    default: {
      if (state.text === '') {
        if (isRequired) faults.push({ id, message: say('missing') });
        return NOTHING;
      }
      const { value, message } = readText(schema, state.text);
      if (message !== undefined) faults.push({ id, message });
      return { value, isGiven: true };
    }
  }
}

function readOption(schema: FormSchema, { id, text }: FieldState, isRequired: boolean, faults: Fault[]): Reading {
  const { options = [] } = schema;
  // Where there is but one, nobody is asked.
  if (isRequired && options.length === 1) return { value: options[0]?.value, isGiven: false };
  const chosen = text === '' ? undefined : options[Number(text)];
  if (chosen === undefined && isRequired) faults.push({ id, message: say('missing') });
  return chosen === undefined ? NOTHING : { value: chosen.value, isGiven: true };
}

function readObject(schema: FormSchema, state: FieldState, isRequired: boolean, faults: Fault[]): Reading {
  const { fields = [], others } = schema;
  const inside: Fault[] = [];
  const entries: [string, unknown][] = [];
  let isGiven = false;
  const take = (name: string, reading: Reading): void => {
    if (reading.value !== undefined) entries.push([name, reading.value]);
    isGiven ||= reading.isGiven;
  };
  for (const [index, field] of fields.entries())
    take(field.name, readField(field.schema, state.fields[index] as FieldState, field.required === true, inside));
  const inner = chosenVariant(schema, state);
  if (inner) {
    const { value, isGiven: isInner } = readField(inner.schema, inner.state, true, inside);
    if (typeof value === 'object' && value !== null) entries.push(...Object.entries(value));
    isGiven ||= isInner;
  }
  for (const { name, value } of others ? state.others : []) {
    isGiven = true;
    if (name.text === '') inside.push({ id: name.id, message: say('missing') });
    else if (entries.some(([known]) => known === name.text)) inside.push({ id: name.id, message: say('sameName') });
    else take(name.text, readField(others as FormSchema, value, true, inside));
  }
  if (!isGiven && !isRequired) return NOTHING;
  faults.push(...inside);
  return { value: Object.fromEntries(entries), isGiven };
}

function readList(schema: FormSchema, state: FieldState, isRequired: boolean, faults: Fault[]): Reading {
  const { item, limits = {} } = schema;
  const { items, id } = state;
  if (item === undefined || (items.length === 0 && !isRequired)) return NOTHING;
  const values = items.map((one) => readField(item, one, true, faults).value);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = limits;
  const count = items.length;
  if (count < minItems) faults.push({ id, message: say('fewItems', { limit: minItems, count }) });
  if (count > maxItems) faults.push({ id, message: say('manyItems', { limit: maxItems, count }) });
  if (uniqueItems && new Set(values.map((value) => writeJson(value))).size < count)
    faults.push({ id, message: say('unique') });
  return { value: values.filter((value) => value !== undefined), isGiven: count > 0 };
}

interface TextReading {
  readonly value: unknown;
  readonly message?: string | undefined;
}

function readText(schema: FormSchema, text: string): TextReading {
  const { kind, limits = {}, format } = schema;
  switch (kind) {
    case 'boolean':
      return { value: text === 'true' };
    case 'number':
    case 'integer':
      return readNumber(text.trim(), kind === 'integer', limits);
    case 'any':
      try {
        return { value: readJson(text) };
      } catch (error) {
        return { value: text, message: say('notJson', { reason: reasonOf(error) }) };
      }
    default:
      return { value: text, message: textFault(text, limits, format) };
  }
}

function readNumber(text: string, isInteger: boolean, limits: FormLimits): TextReading {
  const value = Number(text);
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) || !Number.isFinite(value))
    return { value: text, message: say('notNumber') };
  if (isInteger && !Number.isInteger(value)) return { value, message: say('notInteger') };
  const exact = /^[+-]?\d+$/.test(text) ? readWhole(text.replace('+', '')) : value;
  if (isInteger && typeof exact === 'number' && !Number.isSafeInteger(exact))
    return { value, message: say('inexact', { value }) };
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits;
  const checks: readonly [boolean, Parameters<typeof say>[0], number | undefined][] = [
    [minimum !== undefined && value < minimum, 'atLeast', minimum],
    [maximum !== undefined && value > maximum, 'atMost', maximum],
    [exclusiveMinimum !== undefined && value <= exclusiveMinimum, 'above', exclusiveMinimum],
    [exclusiveMaximum !== undefined && value >= exclusiveMaximum, 'below', exclusiveMaximum],
    [multipleOf !== undefined && multipleOf > 0 && !isMultiple(value, multipleOf), 'multiple', multipleOf],
  ];
  const broken = checks.find(([isBroken]) => isBroken);
  return { value: exact, message: broken && say(broken[1], { limit: broken[2] ?? '' }) };
}

/** 0.3 is three times 0.1, although the processor says otherwise. */
function isMultiple(value: number, of: number): boolean {
  const times = value / of;
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times));
}

const FORMATS: Readonly<Record<string, readonly [RegExp, Parameters<typeof say>[0]]>> = {
  date: [/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'notDate'],
  'date-time': [/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:?\d\d)$/, 'notDateTime'],
  uuid: [/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i, 'notUuid'],
  email: [/^[^\s@]+@[^\s@]+$/, 'notEmail'],
  uri: [/^[a-z][a-z\d+.-]*:\S+$/i, 'notUri'],
  url: [/^[a-z][a-z\d+.-]*:\S+$/i, 'notUri'],
};

function textFault(text: string, { minLength, maxLength, pattern }: FormLimits, format = ''): string | undefined {
  const count = [...text].length;
  if (minLength !== undefined && count < minLength) return say('longEnough', { limit: minLength, count });
  if (maxLength !== undefined && count > maxLength) return say('shortEnough', { limit: maxLength, count });
  if (pattern !== undefined && !fitsPattern(text, pattern)) return say('pattern', { limit: pattern });
  const known = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  return known === undefined || known[0].test(text) ? undefined : say(known[1]);
}

/** What takes long is left to the API. */
const LONGEST_PATTERN = 200;

function fitsPattern(text: string, pattern: string): boolean {
  if (pattern.length > LONGEST_PATTERN || text.length > LONGEST_PATTERN || !isQuickPattern(pattern, text.length))
    return true;
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    // Written for another language: only the API can tell.
    return true;
  }
}

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
