/** @jsxImportSource preact */
/** The body of a request: a form of its fields, or JSON as it is. */
import type { RequestForm } from '../../../shared/playground/request-form.ts';
import { editAsForm, editAsJson } from './body-text.ts';
import { ChoiceField } from './choice-field.tsx';
import { FaultNote, Field, NullChoice, ObjectFields } from './fields.tsx';
import { focusLater, useForm } from './form-context.ts';
import { say } from './say.ts';
import type { FormState, JsonState } from './state.ts';

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
  const switchJson = (): void => {
    if (state.json) editAsForm(form, state);
    else editAsJson(form, state);
    if (state.json) focusLater(state.json.id);
    changed();
  };
  const isPlain = body.schema.kind === 'any';
  const isObject = body.schema.kind === 'object';
  return (
    <section>
      <div class="pg-bar">
        <h3>{say('body')}</h3>
        {body.kind === 'json' && !isPlain && (
          <button type="button" class="pg-quiet" onClick={switchJson}>
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
        <>
          <NullChoice name={say('body')} schema={body.schema} state={field} />
          <ObjectFields key={state.body} name={say('body')} schema={body.schema} state={field} />
        </>
      ) : (
        <Field key={state.body} name={body.type} schema={body.schema} state={field} isRequired={isBodyRequired} />
      )}
    </section>
  );
}

function JsonField({ state }: { readonly state: JsonState }) {
  const { faults, changed } = useForm();
  const { id, text, note } = state;
  const described = [...(note ? [`${id}-note`] : []), ...(faults.has(id) ? [`${id}-fault`] : [])].join(' ');
  const lines = Math.min(24, Math.max(6, text.split('\n').length + 1));
  return (
    <div class="pg-field">
      <textarea
        id={id}
        class="pg-control"
        rows={lines}
        aria-label={say('jsonHint')}
        aria-describedby={described || undefined}
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => {
          state.text = currentTarget.value;
          state.note = undefined;
          changed();
        }}
      />
      {note && (
        <p class="pg-fault" id={`${id}-note`} role="alert">
          {note}
        </p>
      )}
      <FaultNote id={id} />
    </div>
  );
}
