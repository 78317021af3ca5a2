import { useState } from 'react';
import { GrowingTextarea } from '../../../ui/growing-textarea/growing-textarea.tsx';
import { useSettings } from '../settings-context.ts';
import { readRawValue } from './raw-value.ts';
import { describedBy, SettingFrame } from './setting-frame.tsx';
import { type FieldInput, type SettingField, useField } from './use-field.ts';

/** A setting of any kind, as JSON. What is not JSON yet stays in the field. */
export function RawField(props: FieldInput) {
  return <RawControl field={useField(props)} />;
}

export function RawControl({ field }: { readonly field: SettingField }) {
  const { id, key, value, edit } = field;
  const { kept } = useSettings();
  const draftKey = `raw:${key}`;
  const [draft, setDraftState] = useState(kept.get(draftKey) as string | undefined);
  const setDraft = (text: string | undefined) => {
    setDraftState(text);
    if (text === undefined) kept.delete(draftKey);
    else kept.set(draftKey, text);
  };
  const reading = draft === undefined ? undefined : readRawValue(draft);
  const mistake = reading?.status === 'unreadable' ? reading.message : undefined;
  return (
    <SettingFrame field={field} error={mistake ?? field.error}>
      <GrowingTextarea
        id={id}
        size="xs"
        minRows={1}
        maxRows={14}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 12 } }}
        spellCheck={false}
        data-own-undo
        value={draft ?? (value === undefined ? '' : JSON.stringify(value, null, 2))}
        readOnly={field.isReadOnly}
        error={mistake !== undefined || field.error !== undefined}
        aria-describedby={describedBy(id)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setDraft(text);
          const next = readRawValue(text);
          if (next.status === 'ok') edit(next.value);
        }}
        onBlur={() => {
          if (draft === undefined || mistake !== undefined) return;
          setDraft(undefined);
          if (draft.trim() === '') edit(undefined);
        }}
      />
    </SettingFrame>
  );
}
