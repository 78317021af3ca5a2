import { TextInput } from '@mantine/core';
import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconMark } from '../../../icons/icon-mark.tsx';
import { type IconStyle, readIconStyle } from '../../../icons/icon-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MessageText } from '../../../ui/message-text.tsx';
import { formWords } from '../../../words/writing-forms.ts';
import { FieldLabel } from './field-label.tsx';
import { type FieldProps, wordsOf } from './field-spec.ts';
import classes from './forms.module.css';
import { useTypedText } from './use-typed-text.ts';

const IconPicker = lazy(() => import('../../../icons/icon-picker.tsx'));

export interface IconFieldProps extends FieldProps {
  /** The value of `iconType` beside it. */
  readonly iconStyle: string;
  /** Absent where the style has no place. */
  readonly onStyle?: ((style: string | undefined) => void) | undefined;
}

/** An icon: its name, how it looks, and all icons to choose from. */
export function IconField({ spec, value, isReadOnly, onChange, iconStyle, onStyle }: IconFieldProps) {
  const [isPicking, setPicking] = useState(false);
  const { shown, type, onBlur } = useTypedText(wordsOf(value), (text) => {
    if (text.trim() === '' && value !== undefined && !spec.isRequired) onChange(undefined, false);
  });
  const style = readIconStyle(iconStyle);
  const isName = /^[a-z0-9-]+$/.test(shown);
  return (
    <div className={classes.row} style={{ alignItems: 'end' }}>
      <TextInput
        label={<FieldLabel spec={spec} />}
        description={<MessageText text={spec.description} />}
        value={shown}
        readOnly={isReadOnly}
        placeholder="rocket"
        leftSection={isName ? <IconMark icon={{ name: shown, ...(style && { type: style }) }} /> : undefined}
        onBlur={onBlur}
        onChange={(event) => {
          const text = event.currentTarget.value;
          type(text, () => onChange({ kind: 'text', value: text.trim() }, true));
        }}
      />
      {!isReadOnly && (
        <IconButton label={formWords.chooseIcon(spec.label)} variant="default" onClick={() => setPicking(true)}>
          <LayoutGrid size={15} />
        </IconButton>
      )}
      {isPicking && (
        <Suspense>
          <IconPicker
            name={shown}
            style={style}
            onChoose={(name) => {
              onChange({ kind: 'text', value: name }, false);
              setPicking(false);
            }}
            onStyle={(next: IconStyle | undefined) => onStyle?.(next)}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
