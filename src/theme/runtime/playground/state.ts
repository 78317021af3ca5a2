/** What a reader has typed. It lives in the memory of the tab and nowhere else. */
import type { FormSchema, RequestForm } from '../../../shared/playground/request-form.ts';

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

/** The state of the variant that is chosen. */
export function chosenVariant({ variants = [] }: FormSchema, state: FieldState): FieldState | undefined {
  const chosen = variants[state.variant];
  if (chosen === undefined) return undefined;
  let known = state.variants.get(state.variant);
  if (known === undefined) {
    known = newField(chosen.schema);
    state.variants.set(state.variant, known);
  }
  return known;
}
