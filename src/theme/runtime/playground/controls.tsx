/** @jsxImportSource preact */
/** The control of one plain value. */
import { plainText } from '../../../shared/api-request/parameter-text.ts';
import type { FormOption, FormSchema } from '../../../shared/playground/request-form.ts';
import { useForm } from './form-context.ts';
import { say } from './say.ts';
import type { FieldState } from './state.ts';

interface ControlProps {
  readonly schema: FormSchema;
  readonly state: FieldState;
  readonly attributes: {
    readonly id: string;
    readonly disabled: boolean;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-required': true | undefined;
  };
}

/** Nothing that is typed is kept by the browser, or changed by it. */
const PLAIN = { autocomplete: 'off', autocapitalize: 'off', spellcheck: false } as const;

export function Control({ schema, state, attributes }: ControlProps) {
  const { changed } = useForm();
  const type = (text: string): void => {
    state.text = text;
    changed();
  };
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }): void => type(currentTarget.value);
  if (schema.options || schema.kind === 'boolean') {
    const options = schema.options?.map((option, index) => [String(index), optionText(option)] as const) ?? [
      ['true', 'true'],
      ['false', 'false'],
    ];
    return (
      <select {...attributes} class="pg-control" onChange={onInput}>
        <option value="" selected={state.text === ''}>
          {attributes['aria-required'] ? say('choose') : say('optional')}
        </option>
        {options.map(([value, text]) => (
          <option value={value} selected={state.text === value}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  if (schema.kind === 'file')
    return (
      <input
        {...attributes}
        type="file"
        class="pg-control"
        onChange={({ currentTarget }) => {
          state.file = currentTarget.files?.[0];
          changed();
        }}
      />
    );
  const placeholder = placeholderOf(schema);
  const isLong = schema.kind === 'any' || (schema.limits?.maxLength ?? 0) > 300 || state.text.includes('\n');
  if (isLong)
    return (
      <textarea
        {...attributes}
        {...PLAIN}
        class="pg-control"
        rows={3}
        {...{ placeholder }}
        value={state.text}
        onInput={onInput}
      />
    );
  return (
    <input
      {...attributes}
      {...PLAIN}
      class="pg-control"
      // Each type has attributes of its own, of which these have none.
      {...(inputKind(schema) as { type: 'text' })}
      {...{ placeholder }}
      value={state.text}
      onInput={onInput}
    />
  );
}

function optionText({ value, title }: FormOption): string {
  return title ? `${plainText(value)} – ${title}` : plainText(value);
}

interface InputKind {
  readonly type: 'text' | 'date' | 'password';
  readonly inputMode?: 'numeric' | 'decimal' | 'email';
}

function inputKind({ kind, format }: FormSchema): InputKind {
  if (kind === 'integer') return { type: 'text', inputMode: 'numeric' };
  if (kind === 'number') return { type: 'text', inputMode: 'decimal' };
  if (format === 'date') return { type: 'date' };
  if (format === 'password') return { type: 'password' };
  if (format === 'email') return { type: 'text', inputMode: 'email' };
  return { type: 'text' };
}

function placeholderOf({ kind, example, default: usual }: FormSchema): string {
  // Nothing is no example of what to write.
  if (usual !== undefined && usual !== '') return say('usual', { value: plainText(usual) });
  if (example !== undefined) return say('example', { value: plainText(example) });
  return kind === 'any' ? say('jsonHint') : '';
}
