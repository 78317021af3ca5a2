/** @jsxImportSource preact */
/** Where a request goes, and who sends it. */
import type { AuthScheme } from '../../../shared/api-request/credentials.ts';
import type { RequestForm } from '../../../shared/playground/request-form.ts';
import { ChoiceField } from './choice-field.tsx';
import { useForm } from './form-context.ts';
import { say } from './say.ts';
import type { AuthState, FormState } from './state.ts';

interface Props {
  readonly form: RequestForm;
  readonly state: FormState;
}

/** The choice of the base URL, and what stands open in it. */
export function ServerFields({ form: { servers }, state }: Props) {
  const { changed } = useForm();
  const { variables = [] } = servers[state.server] ?? {};
  if (servers.length < 2 && variables.length === 0) return null;
  return (
    <section>
      <h3>{say('server')}</h3>
      {servers.length > 1 && (
        <ChoiceField
          id="pg-server"
          label={say('baseUrl')}
          options={servers.map(({ url, title }) => (title ? `${url} – ${title}` : url))}
          chosen={state.server}
          onChoose={(index) => {
            state.server = index;
            changed();
          }}
        />
      )}
      {variables.map(({ name, default: usual, options, words }) => {
        const id = `pg-variable-${name}`;
        const onInput = ({ currentTarget }: { currentTarget: { value: string } }): void => {
          state.variables.set(name, currentTarget.value);
          changed();
        };
        const value = state.variables.get(name) ?? '';
        return (
          <div class="pg-field" key={`${state.server} ${name}`}>
            <label class="pg-name" for={id}>
              {name}
            </label>
            {options ? (
              <select id={id} class="pg-control" onChange={onInput}>
                {options.map((option) => (
                  <option selected={option === (value || usual)}>{option}</option>
                ))}
              </select>
            ) : (
              <input id={id} class="pg-control" autocomplete="off" placeholder={usual} {...{ value, onInput }} />
            )}
            {words && <p class="pg-words">{words}</p>}
          </div>
        );
      })}
    </section>
  );
}

export function AuthFields({ form: { ways }, state, host }: Props & { readonly host: string }) {
  const { changed } = useForm();
  if (ways.length === 0) return null;
  return (
    <section>
      <h3>{say('authorization')}</h3>
      {ways.length > 1 && (
        <ChoiceField
          id="pg-way"
          label={say('authWay')}
          options={ways.map((way) => way.map(({ id }) => id).join(' + ') || say('none'))}
          chosen={state.way}
          onChoose={(index) => {
            state.way = index;
            changed();
          }}
        />
      )}
      {(ways[state.way] ?? []).map((scheme) => (
        <SchemeFields key={scheme.id} scheme={scheme} typed={state.auth.get(scheme.id) as AuthState} />
      ))}
      {(ways[state.way] ?? []).length > 0 && <p class="pg-words">{say('memoryOnly', { host })}</p>}
    </section>
  );
}

function SchemeFields({ scheme, typed }: { readonly scheme: AuthScheme; readonly typed: AuthState }) {
  const { id, name, basic, prefix = '', hint, words } = scheme;
  if (basic !== undefined)
    return (
      <fieldset class="pg-inside pg-pair">
        <legend class="visually-hidden">{id}</legend>
        <SecretField id={`pg-user-${id}`} label={basic[0]} typed={typed} part="user" isShown />
        <SecretField id={`pg-password-${id}`} label={basic[1]} typed={typed} part="password" />
        {words && <p class="pg-words">{words}</p>}
      </fieldset>
    );
  const kind = `${scheme.in}: ${prefix}${scheme.in === 'query' ? `?${name}=` : ''}${hint}`;
  return <SecretField id={`pg-key-${id}`} label={name} kind={kind} words={words} typed={typed} part="text" />;
}

interface SecretProps {
  readonly id: string;
  readonly label: string;
  readonly kind?: string;
  readonly words?: string | undefined;
  readonly typed: AuthState;
  readonly part: keyof AuthState;
  readonly isShown?: boolean;
}

/** Hidden while it is typed, and never offered to the browser to keep. */
function SecretField({ id, label, kind, words, typed, part, isShown = false }: SecretProps) {
  const { changed } = useForm();
  return (
    <div class="pg-field">
      <div class="pg-head">
        <label class="pg-name" for={id}>
          {label}
        </label>
        {kind && <span class="pg-type">{kind}</span>}
      </div>
      <input
        id={id}
        class={isShown ? 'pg-control' : 'pg-control pg-secret'}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        data-1p-ignore
        aria-describedby={words && `${id}-words`}
        value={typed[part]}
        onInput={({ currentTarget }) => {
          typed[part] = currentTarget.value;
          changed();
        }}
      />
      {words && (
        <p class="pg-words" id={`${id}-words`}>
          {words}
        </p>
      )}
    </div>
  );
}
