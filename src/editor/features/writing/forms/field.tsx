import type { Attribute } from '../../../../catalogue/component.ts';
import { formWords } from '../../../words/writing-forms.ts';
import { ApiNameField, isApiName } from './api-name-field.tsx';
import { ChoiceField, ColorField, ListField, SwitchField } from './choice-fields.tsx';
import { type FieldProps, isOn, wordsOf } from './field-spec.ts';
import { IconField, type IconFieldProps } from './icon-field.tsx';
import { LanguageField } from './language-field.tsx';
import { FileField, LinkField } from './path-fields.tsx';
import { NumberField, TextField } from './text-field.tsx';

/** The field that fits what a value is. Code that only its author understands can be changed as code. */
export function Field({ iconStyle, onStyle, ...props }: IconFieldProps) {
  const { spec, value } = props;
  if (value?.kind === 'expression') return <CodeField {...props} />;
  if (spec.choices && spec.type !== 'list') return <ChoiceField {...props} />;
  if (isApiName(spec)) return <ApiNameField {...props} />;
  if (spec.type === 'icon') return <IconField {...props} iconStyle={iconStyle} onStyle={onStyle} />;
  if (spec.type === 'boolean') return <SwitchField {...props} />;
  if (spec.type === 'number') return <NumberField {...props} />;
  if (spec.type === 'list') return <ListField {...props} />;
  if (spec.type === 'color') return <ColorField {...props} />;
  if (spec.type === 'language') return <LanguageField {...props} />;
  if (spec.type === 'link') return <LinkField {...props} />;
  if (spec.type === 'image' || spec.type === 'video' || spec.type === 'snippet') return <FileField {...props} />;
  return <TextField {...props} isLong={isLong(spec)} />;
}

function isLong({ name }: Attribute): boolean {
  return name === 'description' || name === 'tip';
}

/** An expression, written between braces. */
function CodeField(props: FieldProps) {
  const { spec, value, onChange } = props;
  const source = value?.kind === 'expression' ? value.source : '';
  const asCode = { ...spec, label: spec.label, description: formWords.computed };
  return (
    <TextField
      {...props}
      spec={asCode}
      value={{ kind: 'text', value: source }}
      onChange={(next, isTyping) =>
        onChange(next === undefined ? undefined : { kind: 'expression', source: wordsOf(next) }, isTyping)
      }
    />
  );
}

/** Whether a field says something that its default does not. */
export function isFilled({ spec, value }: Pick<FieldProps, 'spec' | 'value'>): boolean {
  if (value === undefined) return false;
  return spec.type !== 'boolean' || isOn(value, spec.default) !== (spec.default === true) || value.kind !== 'boolean';
}
