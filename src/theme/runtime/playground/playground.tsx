/** @jsxImportSource preact */
/** The form, the request that it makes, and the answer to it. */
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { SAMPLE_WRITERS } from '../../../shared/api-request/write-sample.ts';
import type { FormBody, FormParameter, RequestForm } from '../../../shared/playground/request-form.ts';
import { writeClipboard } from '../copy.ts';
import { AnswerView, sizeText, summaryOf, timeText } from './answer.tsx';
import { BodyFields } from './body-fields.tsx';
import { fillBody } from './body-text.ts';
import { bodyExample, exampleOf } from './examples.ts';
import { Field } from './fields.tsx';
import { fill } from './fill.ts';
import { FormContext, focusOn, useForm } from './form-context.ts';
import { serverAddress, typedRequest } from './request.ts';
import { Sample } from './sample.tsx';
import { say } from './say.ts';
import { isCallable, isSendableMethod, type Outcome, send, unsendable } from './send.ts';
import { AuthFields, ServerFields } from './sign-in.tsx';
import { type FieldState, type FormState, newForm } from './state.ts';

interface PlaygroundProps {
  readonly form: RequestForm;
  /** The base URL that is chosen on the page. */
  readonly base: string | undefined;
  readonly isPreview: boolean;
  readonly onClose: () => void;
}

type Progress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting'; readonly bytes: number; readonly abort: AbortController }
  | { readonly kind: 'done'; readonly outcome: Outcome };

export function Playground({ form, base, isPreview, onClose }: PlaygroundProps) {
  const state = useMemo(() => firstState(form), [form]);
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const [isTried, setTried] = useState(false);
  const [areSecretsShown, showSecrets] = useState(false);
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const answer = useRef<HTMLElement>(null);
  useEffect(() => {
    const index = form.servers.findIndex((_, server) => serverAddress(form, { server, variables: new Map() }) === base);
    if (index < 0) return;
    state.server = index;
    changed(0);
  }, [form, state, base]);

  const shown = typedRequest(form, state, areSecretsShown);
  const hasSecrets = (form.ways[state.way] ?? []).length > 0;
  const faults = new Map(isTried ? shown.faults.map(({ id, message }) => [id, message]) : []);
  const isSending = progress.kind === 'waiting';
  const canCall = isCallable(shown.request.address);

  const start = async (isForced: boolean): Promise<void> => {
    const typed = typedRequest(form, state, true);
    setTried(true);
    const [first] = typed.faults;
    if (first !== undefined && !isForced) {
      focusOn(first.id);
      return;
    }
    if (isPreview || !canCall || !isSendableMethod(form.method)) return;
    const abort = new AbortController();
    setProgress({ kind: 'waiting', bytes: 0, abort });
    const outcome = await send(typed, abort.signal, (bytes) => setProgress({ kind: 'waiting', bytes, abort }));
    setProgress({ kind: 'done', outcome });
  };
  // Once it stands there: before, nobody knows how long it is.
  useEffect(() => {
    if (progress.kind === 'done') answer.current?.scrollIntoView({ block: 'nearest' });
  }, [progress]);

  return (
    <FormContext.Provider value={{ faults, changed: () => changed(0) }}>
      <form
        class="pg-form"
        noValidate
        autocomplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) void start(false);
        }}
      >
        <header class="pg-top">
          <span class={`method method-${form.method.toLowerCase()}`}>{form.method}</span>
          <code class="pg-address">{shown.request.address}</code>
          {isSending ? (
            <button type="button" class="pg-main" key="cancel" onClick={() => progress.abort.abort()}>
              {say('cancel')}
            </button>
          ) : (
            <button type="submit" class="pg-main" key="send" disabled={isPreview}>
              {say('send')}
            </button>
          )}
          <button type="button" class="pg-close" aria-label={say('close')} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        </header>
        <div class="pg-columns">
          <div class="pg-fields">
            {isPreview && <p class="pg-note">{say('previewOnly')}</p>}
            {!canCall && <p class="pg-note pg-bad">{say('notAddress')}</p>}
            <Limits shown={shown.request} method={form.method} />
            {faults.size > 0 && (
              <div class="pg-note pg-bad" role="alert">
                {say('faults', { count: faults.size })}{' '}
                <button
                  type="button"
                  class="pg-quiet"
                  onClick={() => void start(true)}
                  disabled={isPreview || isSending}
                >
                  {say('sendAnyway')}
                </button>
              </div>
            )}
            <FormFields form={form} state={state} host={hostOf(serverAddress(form, state) || form.path)} />
          </div>
          <div class="pg-results">
            <section ref={answer} class="pg-answer">
              <h3>{say('answer')}</h3>
              <p class="visually-hidden" role="status">
                {spoken(progress)}
              </p>
              <AnswerPart progress={progress} shown={shown} />
            </section>
            <Sample
              request={shown.request}
              languages={form.languages}
              secrets={hasSecrets ? { areShown: areSecretsShown, onShow: showSecrets } : undefined}
            />
          </div>
        </div>
      </form>
    </FormContext.Provider>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

/** What a browser cannot send, said before it is tried. */
function Limits({ shown, method }: { readonly shown: Parameters<typeof unsendable>[0]; readonly method: string }) {
  const names = unsendable(shown);
  if (!isSendableMethod(method)) return <p class="pg-note">{say('unsendableMethod', { method })}</p>;
  return names.length === 0 ? null : <p class="pg-note">{say('unsendable', { names: names.join(', ') })}</p>;
}

interface FormFieldsProps {
  readonly form: RequestForm;
  readonly state: FormState;
  readonly host: string;
}

function FormFields({ form, state, host }: FormFieldsProps) {
  const { changed } = useForm();
  const canFillExamples = useMemo(() => hasExamples(form), [form]);
  const { parameters, bodies } = form;
  const body = bodies[state.body];
  // The kind of content that a reader wanted an example of in vain.
  const [without, setWithout] = useState<FormBody>();
  return (
    <>
      {canFillExamples && (
        <button
          type="button"
          class="pg-quiet pg-examples"
          onClick={() => {
            fillExamples(form, state, bodyExample);
            setWithout(body && bodyExample(body) === undefined ? body : undefined);
            changed();
          }}
        >
          {say('fillExample')}
        </button>
      )}
      {without && without === body && (
        <p class="pg-note" role="status">
          {say('noExample', { type: without.type })}
        </p>
      )}
      <ServerFields form={form} state={state} />
      <AuthFields form={form} state={state} host={host} />
      {(['path', 'query', 'header', 'cookie'] as const).map((place) => (
        <ParameterFields key={place} place={place} parameters={parameters} states={state.parameters} />
      ))}
      <BodyFields form={form} state={state} />
    </>
  );
}

interface ParameterProps {
  readonly place: FormParameter['in'];
  readonly parameters: readonly FormParameter[];
  readonly states: readonly FieldState[];
}

function ParameterFields({ place, parameters, states }: ParameterProps) {
  if (!parameters.some((parameter) => parameter.in === place)) return null;
  return (
    <section>
      <h3>{say(place)}</h3>
      {parameters.map((parameter, index) =>
        parameter.in === place ? (
          <Field
            key={parameter.name}
            name={parameter.name}
            schema={parameter.schema}
            state={states[index] as FieldState}
            isRequired={parameter.required === true}
          />
        ) : null,
      )}
    </section>
  );
}

function hasExamples({ parameters, bodies }: RequestForm): boolean {
  return (
    parameters.some(({ schema }) => exampleOf(schema) !== undefined) ||
    bodies.some((body) => bodyExample(body) !== undefined)
  );
}

/** What the form holds before a reader types anything. */
function firstState(form: RequestForm): FormState {
  const state = newForm(form);
  if (form.isFilled === true) fillExamples(form, state, ({ schema, example }) => example ?? exampleOf(schema));
  return state;
}

function fillExamples(form: RequestForm, state: FormState, exampleFor: (body: FormBody) => unknown): void {
  for (const [index, { schema }] of form.parameters.entries()) {
    const field = state.parameters[index] as FieldState;
    const example = exampleOf(schema);
    if (example !== undefined && example !== null) fill(schema, field, example);
  }
  const body = form.bodies[state.body];
  const value = body && exampleFor(body);
  if (value !== undefined) fillBody(form, state, value);
}

/** What a screen reader says of it. */
function spoken(progress: Progress): string {
  if (progress.kind === 'waiting') return say('waiting');
  if (progress.kind === 'idle') return '';
  const { outcome } = progress;
  if (outcome.kind === 'answer') return summaryOf(outcome.answer);
  return outcome.kind === 'cancelled' ? say('cancelled', { time: timeText(outcome.milliseconds) }) : '';
}

interface AnswerPartProps {
  readonly progress: Progress;
  readonly shown: ReturnType<typeof typedRequest>;
}

function AnswerPart({ progress, shown: { request } }: AnswerPartProps) {
  if (progress.kind === 'idle') return <p class="pg-words">{say('noAnswer')}</p>;
  if (progress.kind === 'waiting') {
    const { bytes } = progress;
    return <p class="pg-words">{bytes === 0 ? say('waiting') : say('receiving', { size: sizeText(bytes) })}</p>;
  }
  const { outcome } = progress;
  if (outcome.kind === 'answer') return <AnswerView answer={outcome.answer} />;
  if (outcome.kind === 'cancelled')
    return <p class="pg-note">{say('cancelled', { time: timeText(outcome.milliseconds) })}</p>;
  const sentence =
    outcome.kind === 'unreachable'
      ? say('unreachable', { host: hostOf(request.address) })
      : say(outcome.kind === 'mixed' ? 'mixed' : 'noCors');
  return (
    <div class="pg-note pg-bad" role="alert">
      <p>
        {sentence} {outcome.kind === 'forbidden' && outcome.isSent && say('noCorsSent')}
      </p>
      <CopyCurl code={SAMPLE_WRITERS.curl.write(request)} />
    </div>
  );
}

function CopyCurl({ code }: { readonly code: string }) {
  const [isDone, setDone] = useState(false);
  return (
    <button
      type="button"
      class="pg-quiet"
      onClick={() => {
        writeClipboard(code).then(
          () => setDone(true),
          () => setDone(false),
        );
      }}
    >
      {isDone ? say('copied') : say('copyCurl')}
    </button>
  );
}
