import { Autocomplete } from '@mantine/core';
import { FENCE_LANGUAGES } from '../../../../page-source/fence-words.ts';
import { DROPDOWN } from '../../../ui/dropdown.ts';
import { MessageText } from '../../../ui/message-text.tsx';
import { FieldLabel } from './field-label.tsx';
import { type FieldProps, wordsOf } from './field-spec.ts';
import { useTypedText } from './use-typed-text.ts';

/** A language of code, with those that are used most to choose from. Any other word is one, too. */
export function LanguageField({ spec, value, isReadOnly, onChange }: FieldProps) {
  const { shown, type, onBlur } = useTypedText(wordsOf(value), (text) => {
    if (text.trim() === '' && value !== undefined) onChange(undefined, false);
  });
  return (
    <Autocomplete
      size="xs"
      label={<FieldLabel spec={spec} />}
      description={<MessageText text={spec.description} />}
      value={shown}
      readOnly={isReadOnly}
      placeholder={spec.example ?? ''}
      data={[...FENCE_LANGUAGES]}
      comboboxProps={DROPDOWN}
      spellCheck={false}
      onBlur={onBlur}
      onChange={(text) => {
        type(text, () => {
          if (text.trim() !== '') onChange({ kind: 'text', value: text.trim() }, true);
        });
      }}
    />
  );
}
