/** What a reader has typed. It lives in the memory of the tab and nowhere else. */
import type { FormSchema, FormVariant, RequestForm } from '../../../shared/playground/request-form.ts';

export interface FieldState {
  /** Of the control, which faults lead to. */
  readonly id: string;
  /** As it is typed; of a choice the index of the option. */
  text: string;
  isNull: boolean;
  file: File | undefined;
  /** Of the fields of an object, in their order. */
  readonly fields: readonly FieldState[];
  items: FieldState[];
  others: { readonly name: FieldState; readonly value: FieldState }[];
  variant: number;
  /** Of each variant that has been chosen. */
  readonly variants: Map<number, FieldState>;
}

export interface AuthState {
  text: string;
  user: string;
  password: string;
}

export interface FormState {
  server: number;
  readonly variables: Map<string, string>;
  way: number;
  readonly auth: Map<string, AuthState>;
  readonly parameters: readonly FieldState[];
  /** Which kind of content is sent. */
  body: number;
  readonly bodies: FieldState[];
  /** The body as JSON, where the reader types it so. */
  json: JsonState | undefined;
}

export interface JsonState extends FieldState {
  /** Why the form cannot hold it. */
  note: string | undefined;
}

let count = 0;

export function newField(schema: FormSchema): FieldState {
  count++;
  return {
    id: `pg-${count}`,
    text: '',
    isNull: false,
    file: undefined,
    fields: (schema.fields ?? []).map((field) => newField(field.schema)),
    items: [],
    others: [],
    variant: 0,
    variants: new Map(),
  };
}

export function newForm({ parameters, bodies, ways }: RequestForm): FormState {
  const auth = new Map<string, AuthState>();
  for (const { id, beginning = '' } of ways.flat()) auth.set(id, { text: beginning, user: '', password: '' });
  return {
    server: 0,
    variables: new Map(),
    way: 0,
    auth,
    parameters: parameters.map(({ schema }) => newField(schema)),
    body: 0,
    bodies: bodies.map(({ schema }) => newField(schema)),
    json: undefined,
  };
}

/** A schema with what is typed for it. */
export interface TypedField {
  readonly schema: FormSchema;
  readonly state: FieldState;
}

/** The variant that is chosen. */
export function chosenVariant(
  { variants = [] }: FormSchema,
  state: FieldState,
): (TypedField & Pick<FormVariant, 'title'>) | undefined {
  const variant = variants[state.variant];
  if (variant === undefined) return undefined;
  const known = state.variants.get(state.variant) ?? newField(variant.schema);
  state.variants.set(state.variant, known);
  return { ...variant, state: known };
}
