import { TextInput } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { pasteAddress } from '../../../../authoring/source-edit/paste-address.ts';
import { applyTextEdits } from '../../../../project/text-edit.ts';
import { GrowingTextarea } from '../../../ui/growing-textarea/growing-textarea.tsx';
import { MessageText } from '../../../ui/message-text.tsx';
import { formWords } from '../../../words/writing-forms.ts';
import { FieldLabel } from './field-label.tsx';
import { type FieldProps, wordsOf } from './field-spec.ts';
import { useTypedText } from './use-typed-text.ts';

/** Sentences, which are no links themselves: titles may be. */
const HOLDS_LINKS: ReadonlySet<string> = new Set(['description', 'caption']);

/** Words: on one line, or on several where the value may be long. */
export function TextField({ spec, value, isReadOnly, onChange, isLong = false }: FieldProps & { isLong?: boolean }) {
  const { shown, type, onBlur } = useTypedText(wordsOf(value), (text) => {
    if (text.trim() === '' && value !== undefined && !spec.isRequired) onChange(undefined, false);
  });
  const onPaste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (isReadOnly || spec.type !== 'markdown' || !HOLDS_LINKS.has(spec.name)) return;
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const words = event.clipboardData.getData('text/plain');
    const change = pasteAddress(shown, { start: start ?? 0, end: end ?? 0 }, words);
    if (!change) return;
    event.preventDefault();
    const text = applyTextEdits(shown, change.edits);
    type(text, () => onChange({ kind: 'text', value: text.trim() }, false));
  };
  const props = {
    label: <FieldLabel spec={spec} />,
    description: <MessageText text={spec.description} />,
    value: shown,
    readOnly: isReadOnly,
    placeholder: spec.default === undefined ? (spec.example ?? '') : String(spec.default),
    required: spec.isRequired === true,
    withAsterisk: false,
    // Arabic and Hebrew begin on the right.
    attributes: { input: { dir: 'auto' } },
    onBlur,
    onPaste,
    onChange: (event: { currentTarget: { value: string } }) => {
      const text = event.currentTarget.value;
      type(text, () => onChange({ kind: 'text', value: text.trim() }, true));
    },
  };
  return isLong ? <GrowingTextarea size="xs" minRows={2} maxRows={5} {...props} /> : <TextInput {...props} />;
}

/** A number: what is no number yet stays in the field. */
export function NumberField({ spec, value, isReadOnly, onChange }: FieldProps) {
  const { shown, type, onBlur } = useTypedText(
    wordsOf(value),
    (text) => text.trim() === '' && onChange(undefined, false),
  );
  const isNumber = shown.trim() === '' || Number.isFinite(Number(shown));
  return (
    <TextInput
      label={<FieldLabel spec={spec} />}
      description={<MessageText text={spec.description} />}
      inputMode="decimal"
      value={shown}
      readOnly={isReadOnly}
      placeholder={spec.default === undefined ? '' : String(spec.default)}
      error={isNumber ? undefined : formWords.noNumber}
      onBlur={onBlur}
      onChange={(event) => {
        const text = event.currentTarget.value;
        type(text, () => {
          if (text.trim() !== '' && Number.isFinite(Number(text)))
            onChange({ kind: 'number', value: Number(text) }, true);
        });
      }}
    />
  );
}
