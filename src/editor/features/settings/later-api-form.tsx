import { Checkbox, NativeSelect, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { SAMPLE_LANGUAGES, sampleLanguageOf } from '../../../config/sample-languages.ts';
import { useProject, useProjectActions } from '../../project-context.ts';
import type { SettingPath } from '../../store/index.ts';
import { usePause } from '../../ui/use-pause.ts';
import { laterApiWords as words } from '../../words/later-api.ts';
import { AuthExample } from './fields/auth-example.tsx';
import { ChoiceDrawing } from './fields/choice-drawing.tsx';
import { RadioCards } from './fields/radio-cards.tsx';
import { describedBy, SettingFrame } from './fields/setting-frame.tsx';
import { settingKey, valueAt } from './setting-value.ts';
import classes from './settings.module.css';

/** As the drawings of the contract's format name them. */
const DRAWN = { interactive: 'show', simple: 'simple', none: 'hide' } as const;
const DISPLAY: SettingPath = ['api', 'playground', 'display'];
const SERVER: SettingPath = ['api', 'mdx', 'server'];
const METHOD: SettingPath = ['api', 'mdx', 'auth', 'method'];
const NAME: SettingPath = ['api', 'mdx', 'auth', 'name'];
const LANGUAGES: SettingPath = ['api', 'examples', 'languages'];
const ARE_MADE: SettingPath = ['api', 'examples', 'autogenerate'];

export interface LaterApiFormProps {
  readonly configFile: string;
  /** Value of the configuration. */
  readonly config: unknown;
}

/** The settings of the API, where the configuration has the newer format. */
export default function LaterApiForm({ configFile, config }: LaterApiFormProps) {
  const actions = useProjectActions();
  const pause = usePause();
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const edit = (path: SettingPath, value: unknown, title: string) =>
    void actions.editSetting(path, value, pause(settingKey(path)), words.change(title));
  const textAt = (path: SettingPath): string => {
    const value = valueAt(config, path);
    return typeof value === 'string' ? value : '';
  };
  const display = textAt(DISPLAY);
  const method = textAt(METHOD);
  const isKnownMethod = method === '' || method in words.methods;
  const areMade = valueAt(config, ARE_MADE) !== false;
  const chosen = languagesOf(valueAt(config, LANGUAGES));
  return (
    <div className={classes.form}>
      <p className={classes.description}>{words.about(configFile)}</p>
      <Setting path={DISPLAY} title={words.display} help={words.displayHelp} isGroup>
        <RadioCards
          id={idOf(DISPLAY)}
          name={words.display}
          isReadOnly={isReadOnly}
          value={display in DRAWN ? display : 'interactive'}
          cards={Object.entries(DRAWN).map(([value, drawing]) => {
            const label = words.displays[value as keyof typeof DRAWN];
            return {
              value,
              label: value === 'interactive' ? words.byDefault(label) : label,
              drawing: <ChoiceDrawing setting="api.playground.mode" value={drawing} />,
            };
          })}
          onChange={(value) => edit(DISPLAY, value === 'interactive' ? undefined : value, words.display)}
        />
      </Setting>
      <Setting path={SERVER} title={words.server} help={words.serverHelp}>
        <Addresses
          value={valueAt(config, SERVER)}
          isReadOnly={isReadOnly}
          onChange={(value) => edit(SERVER, value, words.server)}
        />
      </Setting>
      <Setting path={METHOD} title={words.method} help={words.methodHelp}>
        <NativeSelect
          id={idOf(METHOD)}
          aria-describedby={describedBy(idOf(METHOD))}
          disabled={isReadOnly}
          value={method}
          data={[
            { value: '', label: words.noMethod },
            ...Object.entries(words.methods).map(([value, label]) => ({ value, label })),
            ...(isKnownMethod ? [] : [{ value: method, label: words.otherMethod(method) }]),
          ]}
          onChange={({ currentTarget }) => edit(METHOD, currentTarget.value || undefined, words.method)}
        />
      </Setting>
      {(method === 'basic' || method === 'key') && (
        <Setting path={NAME} title={words.name} help={words.nameHelp}>
          <TextInput
            id={idOf(NAME)}
            aria-describedby={describedBy(idOf(NAME))}
            readOnly={isReadOnly}
            placeholder={words.nameExample}
            value={textAt(NAME)}
            onChange={({ currentTarget }) => edit(NAME, currentTarget.value || undefined, words.name)}
          />
        </Setting>
      )}
      <AuthExample auth={{ method, name: textAt(NAME) }} />
      <Setting path={LANGUAGES} title={words.samples} help={words.samplesHelp} isGroup>
        <Switch
          label={words.areMade}
          checked={areMade}
          disabled={isReadOnly}
          onChange={({ currentTarget }) => edit(ARE_MADE, currentTarget.checked ? undefined : false, words.samples)}
        />
        <SimpleGrid cols={2} spacing={8}>
          {SAMPLE_LANGUAGES.map((language) => (
            <Checkbox
              key={language}
              label={words.languages[language]}
              disabled={isReadOnly || !areMade}
              checked={chosen.includes(language)}
              onChange={({ currentTarget }) => {
                const rest = chosen.filter((one) => one !== language);
                const next = currentTarget.checked ? [...rest, language] : rest;
                edit(LANGUAGES, next.length === 0 ? undefined : next, words.samples);
              }}
            />
          ))}
        </SimpleGrid>
      </Setting>
    </div>
  );
}

interface SettingProps {
  readonly path: SettingPath;
  readonly title: string;
  readonly help: string;
  /** It holds several inputs, each with a name of its own. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

function Setting({ path, title, help, isGroup = false, children }: SettingProps) {
  const id = idOf(path);
  const field = { id, path, key: settingKey(path), title, description: help, error: undefined, isNeeded: false };
  return (
    <SettingFrame field={field} {...(isGroup && { inputId: '' })}>
      {children}
    </SettingFrame>
  );
}

interface AddressesProps {
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string | readonly string[] | undefined) => void;
}

/** One on each line. What is written stays as it is while it means the same as the setting. */
function Addresses({ value, isReadOnly, onChange }: AddressesProps) {
  const written = [value].flat().filter((one): one is string => typeof one === 'string');
  const [draft, setDraft] = useState(written.join('\n'));
  const isSame = linesOf(draft).join('\n') === written.join('\n');
  return (
    <Textarea
      id={idOf(SERVER)}
      aria-describedby={describedBy(idOf(SERVER))}
      autosize
      minRows={1}
      maxRows={6}
      readOnly={isReadOnly}
      placeholder={words.serverExample}
      value={isSame ? draft : written.join('\n')}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        const lines = linesOf(currentTarget.value);
        onChange(lines.length > 1 ? lines : lines[0]);
      }}
    />
  );
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function languagesOf(value: unknown): readonly string[] {
  return [value].flat().flatMap((one) => (typeof one === 'string' ? (sampleLanguageOf(one) ?? []) : []));
}

function idOf(path: SettingPath): string {
  return `later-${path.join('-')}`;
}
