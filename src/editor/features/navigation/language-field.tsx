import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { knownLanguages } from '../../../config/normalize/languages.ts';
import { navigationPartWords as words } from '../../words/navigation-parts.ts';

export interface LanguageFieldProps {
  readonly label: string;
  /** Its code. */
  readonly value: string;
  readonly isFirst?: boolean;
  readonly onChange: (code: string) => void;
}

const OTHER = 'other';

/** A language by its name and code, or by a code that is not in the list. */
export function LanguageField({ label, value, isFirst, onChange }: LanguageFieldProps) {
  const known = knownLanguages();
  const [isOther, setOther] = useState(() => value !== '' && !known.some(({ code }) => code === value));
  return (
    <>
      <NativeSelect
        label={label}
        {...(isFirst && { 'data-autofocus': true })}
        value={isOther ? OTHER : value}
        onChange={({ currentTarget }) => {
          setOther(currentTarget.value === OTHER);
          onChange(currentTarget.value === OTHER ? '' : currentTarget.value);
        }}
        data={[
          ...known.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
          { value: OTHER, label: words.anotherLanguage },
        ]}
      />
      {isOther && (
        <TextInput
          label={words.code}
          description={words.codeHelp}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </>
  );
}
