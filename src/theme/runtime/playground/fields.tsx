/** @jsxImportSource preact */
/** A field for every value that a request may hold. */
import type { ComponentChildren } from 'preact';
import { plainText } from '../../../shared/api-request/parameter-text.ts';
import type { FormSchema } from '../../../shared/playground/request-form.ts';
import { Control } from './controls.tsx';
import { focusLater, useForm } from './form-context.ts';
import { say } from './say.ts';
import { chosenVariant, type FieldState, newField } from './state.ts';

export interface FieldProps {
  readonly name: string;
  readonly schema: FormSchema;
  readonly state: FieldState;
  readonly isRequired: boolean;
  /** Stands beside the name, for example to remove it. */
  readonly action?: ComponentChildren;
}

export function Field(props: FieldProps) {
  const { schema, isRequired } = props;
  // Fixed: nobody is asked.
  if (isRequired && schema.options?.length === 1) return <FixedField {...props} />;
  if (schema.options === undefined) {
    if (schema.kind === 'object') return <ObjectField {...props} />;
    if (schema.kind === 'list') return <ListField {...props} />;
    if (schema.kind === 'variants') return <VariantsField {...props} />;
  }
  return <PlainField {...props} />;
}

function FixedField({ name, schema }: FieldProps) {
  return (
    <div class="pg-field">
      <div class="pg-head">
        <span class="pg-name">{name}</span>
        <code>{plainText(schema.options?.[0]?.value)}</code>
      </div>
    </div>
  );
}

function PlainField({ name, schema, state, isRequired, action }: FieldProps) {
  const { faults } = useForm();
  const { id } = state;
  const fault = faults.get(id);
  const words = [schema.words, optionWords(schema, state), hintOf(schema)].filter(Boolean).join(' ');
  const described = [...(words ? [`${id}-words`] : []), ...(fault ? [`${id}-fault`] : [])].join(' ');
  return (
    <div class="pg-field">
      <div class="pg-head">
        <label class="pg-name" for={id}>
          {name}
        </label>
        <Marks schema={schema} isRequired={isRequired} />
        <NullChoice name={name} schema={schema} state={state} />
        {action}
      </div>
      <Control
        schema={schema}
        state={state}
        attributes={{
          id,
          disabled: state.isNull,
          'aria-describedby': described || undefined,
          'aria-invalid': fault ? true : undefined,
          'aria-required': isRequired || undefined,
        }}
      />
      {words && (
        <p class="pg-words" id={`${id}-words`}>
          {words}
        </p>
      )}
      <FaultNote id={id} />
    </div>
  );
}

/** Sends nothing in place of a value. */
export function NullChoice({ name, schema, state }: Pick<FieldProps, 'name' | 'schema' | 'state'>) {
  const { changed } = useForm();
  if (schema.nullable !== true) return null;
  return (
    <label class="pg-null">
      <input
        type="checkbox"
        aria-label={`${say('sendNull')}: ${name}`}
        checked={state.isNull}
        onChange={({ currentTarget }) => {
          state.isNull = currentTarget.checked;
          changed();
        }}
      />
      {say('sendNull')}
    </label>
  );
}

/** What is wrong with the control of an id. */
export function FaultNote({ id }: { readonly id: string }) {
  const fault = useForm().faults.get(id);
  return fault === undefined ? null : (
    <p class="pg-fault" id={`${id}-fault`}>
      {fault}
    </p>
  );
}

function Marks({ schema, isRequired }: Pick<FieldProps, 'schema' | 'isRequired'>) {
  return (
    <>
      <span class="pg-type">{typeName(schema)}</span>
      {isRequired && <span class="pg-required">{say('required')}</span>}
      {schema.deprecated === true && <span class="pg-required">{say('deprecated')}</span>}
    </>
  );
}

function typeName({ kind, format, options, item }: FormSchema): string {
  if (options) return 'enum';
  if (kind === 'list') return `${item ? typeName(item) : 'any'}[]`;
  if (kind === 'variants') return '';
  const name = kind === 'text' ? 'string' : kind;
  return format && format !== 'binary' ? `${name}<${format}>` : name;
}

function optionWords({ options }: FormSchema, { text }: FieldState): string {
  return (text === '' ? undefined : options?.[Number(text)]?.words) ?? '';
}

/** What the field does not show as its placeholder. */
function hintOf({ kind, default: usual, options }: FormSchema): string {
  return usual !== undefined && (options || kind === 'boolean') ? `${say('usual', { value: plainText(usual) })}.` : '';
}

function ObjectField({ name, schema, state, isRequired, action }: FieldProps) {
  const fault = useForm().faults.get(state.id);
  return (
    <div class="pg-field">
      <details class="pg-group" open={isRequired}>
        <summary id={state.id} aria-describedby={fault && `${state.id}-fault`}>
          <span class="pg-name">{name}</span>
          <Marks schema={schema} isRequired={isRequired} />
        </summary>
        <fieldset class="pg-inside">
          <legend class="visually-hidden">{name}</legend>
          {schema.words && <p class="pg-words">{schema.words}</p>}
          <NullChoice name={name} schema={schema} state={state} />
          <ObjectFields name={name} schema={schema} state={state} />
        </fieldset>
      </details>
      <FaultNote id={state.id} />
      {action}
    </div>
  );
}

/** The fields of an object without a frame around them. */
export function ObjectFields({ name, schema, state }: Pick<FieldProps, 'name' | 'schema' | 'state'>) {
  if (state.isNull) return null;
  return (
    <>
      {(schema.fields ?? []).map((field, index) => (
        <Field
          key={field.name}
          name={field.name}
          schema={field.schema}
          state={state.fields[index] as FieldState}
          isRequired={field.required === true}
        />
      ))}
      {schema.variants && <VariantsField name={name} schema={schema} state={state} isRequired={false} />}
      {schema.others && <OtherFields name={name} schema={schema.others} state={state} />}
    </>
  );
}

/** One of several: the choice, and the fields of what is chosen. */
function VariantsField({ name, schema, state, isRequired, action }: FieldProps) {
  const { faults, changed } = useForm();
  const inner = chosenVariant(schema, state);
  if (inner === undefined) return null;
  const isObject = inner.schema.kind === 'object' && inner.schema.options === undefined;
  // Beside the fields of an object, which has the id itself.
  const isWhole = schema.kind === 'variants';
  const id = isWhole ? state.id : `${state.id}-kind`;
  const fault = faults.get(id);
  return (
    <div class="pg-field pg-variants">
      <div class="pg-head">
        <label class="pg-name" for={id}>
          {say('variant', { name })}
        </label>
        {isWhole && <NullChoice name={name} schema={schema} state={state} />}
        {action}
      </div>
      {isWhole && schema.words && <p class="pg-words">{schema.words}</p>}
      <select
        id={id}
        class="pg-control"
        disabled={state.isNull}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ currentTarget }) => {
          state.variant = currentTarget.selectedIndex;
          changed();
        }}
      >
        {schema.variants?.map(({ title }, index) => (
          <option selected={index === state.variant}>{title}</option>
        ))}
      </select>
      <FaultNote id={id} />
      {state.isNull ? null : isObject ? (
        <fieldset class="pg-inside" key={state.variant}>
          <legend class="visually-hidden">{inner.title}</legend>
          <ObjectFields name={inner.title} schema={inner.schema} state={inner.state} />
        </fieldset>
      ) : (
        <Field key={state.variant} name={name} schema={inner.schema} state={inner.state} isRequired={isRequired} />
      )}
    </div>
  );
}

function ListField({ name, schema, state, isRequired, action }: FieldProps) {
  const { changed } = useForm();
  const { item } = schema;
  if (item === undefined) return null;
  const shown = state.isNull ? [] : state.items;
  return (
    <fieldset class="pg-field pg-list">
      <legend class="pg-head">
        <span class="pg-name">{name}</span>
        <Marks schema={schema} isRequired={isRequired} />
      </legend>
      {action}
      {schema.words && <p class="pg-words">{schema.words}</p>}
      <NullChoice name={name} schema={schema} state={state} />
      {shown.map((one, index) => {
        const title = say('item', { name, number: index + 1 });
        return (
          <Field
            key={one.id}
            name={title}
            schema={item}
            state={one}
            isRequired
            action={
              <RemoveButton
                name={title}
                onRemove={() => {
                  state.items = state.items.filter((other) => other !== one);
                  changed();
                  focusLater(state.id);
                }}
              />
            }
          />
        );
      })}
      <AddButton
        id={state.id}
        name={name}
        onAdd={() => {
          const one = newField(item);
          state.isNull = false;
          state.items = [...state.items, one];
          changed();
          focusLater(one.id);
        }}
      />
      <FaultNote id={state.id} />
    </fieldset>
  );
}

/** What else an object may hold, under names that the reader chooses. */
function OtherFields({ name, schema, state }: Pick<FieldProps, 'name' | 'schema' | 'state'>) {
  const { changed } = useForm();
  return (
    <div class="pg-list">
      {state.others.map((entry, index) => (
        <fieldset class="pg-inside" key={entry.name.id}>
          <legend class="visually-hidden">{say('item', { name, number: index + 1 })}</legend>
          <Field
            name={say('entryName')}
            schema={{ kind: 'text' }}
            state={entry.name}
            isRequired
            action={
              <RemoveButton
                name={entry.name.text || say('item', { name, number: index + 1 })}
                onRemove={() => {
                  state.others = state.others.filter((other) => other !== entry);
                  changed();
                  focusLater(`${state.id}-add`);
                }}
              />
            }
          />
          <Field name={say('entryValue')} schema={schema} state={entry.value} isRequired />
        </fieldset>
      ))}
      <AddButton
        id={`${state.id}-add`}
        name={name}
        onAdd={() => {
          const entry = { name: newField({ kind: 'text' }), value: newField(schema) };
          state.others = [...state.others, entry];
          changed();
          focusLater(entry.name.id);
        }}
      />
    </div>
  );
}

function AddButton({ id, name, onAdd }: { readonly id: string; readonly name: string; readonly onAdd: () => void }) {
  const fault = useForm().faults.get(id);
  return (
    <button type="button" class="pg-quiet" id={id} aria-describedby={fault && `${id}-fault`} onClick={onAdd}>
      <span aria-hidden="true">+ </span>
      {say('addItem', { name })}
    </button>
  );
}

function RemoveButton({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <button type="button" class="pg-remove" aria-label={say('removeItem', { name })} onClick={onRemove}>
      <span aria-hidden="true">×</span>
    </button>
  );
}
