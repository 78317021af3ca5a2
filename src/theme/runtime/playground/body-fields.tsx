/** @jsxImportSource preact */
/** The body of a request: a form of its fields, or JSON as it is. */
import { readJson, writeJson } from '../../../shared/exact-json.ts';
import type { RequestForm } from '../../../shared/playground/request-form.ts';
import { ChoiceField } from './choice-field.tsx';
import { FaultNote, Field, ObjectFields } from './fields.tsx';
import { fill } from './fill.ts';
import { focusLater, useForm } from './form-context.ts';
import { say } from './say.ts';
import { type FieldState, type FormState, newField } from './state.ts';
import { readField } from './values.ts';

interface Props {
  readonly form: RequestForm;
  readonly state: FormState;
}

export function BodyFields({ form, state }: Props) {
  const { bodies, method, isBodyRequired = false } = form;
  const { changed } = useForm();
  const body = bodies[state.body];
  const field = state.bodies[state.body];
  if (body === undefined || field === undefined) return null;
  if (/^(?:GET|HEAD|TRACE)$/.test(method))
    return (
      <section>
        <h3>{say('body')}</h3>
        <p class="pg-note">{say('noBody', { method })}</p>
      </section>
    );
  const isPlain = body.schema.kind === 'any';
  const isObject = body.schema.kind === 'object';
  return (
    <section>
      <div class="pg-bar">
        <h3>{say('body')}</h3>
        {body.kind === 'json' && !isPlain && (
          <button type="button" class="pg-quiet" onClick={() => switchJson(form, state, changed)}>
            {state.json ? say('asForm') : say('asJson')}
          </button>
        )}
      </div>
      {bodies.length > 1 && (
        <ChoiceField
          id="pg-content"
          label={say('contentType')}
          options={bodies.map(({ type }) => type)}
          chosen={state.body}
          onChoose={(index) => {
            state.body = index;
            state.json = undefined;
            changed();
          }}
        />
      )}
      {state.json && body.kind === 'json' ? (
        <JsonField state={state.json} />
      ) : isObject ? (
        <ObjectFields key={state.body} name={say('body')} schema={body.schema} state={field} />
      ) : (
        <Field key={state.body} name={body.type} schema={body.schema} state={field} isRequired={isBodyRequired} />
      )}
    </section>
  );
}

function JsonField({ state }: { readonly state: FieldState }) {
  const { faults, changed } = useForm();
  const { id, text } = state;
  const lines = Math.min(24, Math.max(6, text.split('\n').length + 1));
  return (
    <div class="pg-field">
      <textarea
        id={id}
        class="pg-control"
        rows={lines}
        aria-label={say('jsonHint')}
        aria-describedby={faults.has(id) ? `${id}-fault` : undefined}
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => {
          state.text = currentTarget.value;
          changed();
        }}
      />
      <FaultNote id={id} />
    </div>
  );
}

/** What was typed one way goes over to the other. JSON that cannot be read stays where it is. */
function switchJson({ bodies }: RequestForm, state: FormState, changed: () => void): void {
  const body = bodies[state.body];
  const field = state.bodies[state.body];
  if (body === undefined || field === undefined) return;
  if (state.json === undefined) {
    const json = newField({ kind: 'any' });
    const { value } = readField(body.schema, field, true, []);
    json.text = writeJson(value ?? {}, 2);
    state.json = json;
    focusLater(json.id);
  } else {
    const { id, text } = state.json;
    try {
      fill(body.schema, field, text.trim() === '' ? undefined : readJson(text));
      state.json = undefined;
    } catch {
      focusLater(id);
    }
  }
  changed();
}
