import { ColorInput } from '@mantine/core';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { contrastRatio, isHexColor } from '../../ui/contrast.ts';
import classes from './brand.module.css';
import type { FormContext } from './brand-context.ts';
import { backdropOf } from './color-backdrop.ts';
import { fieldErrors, fieldTitle, isMissing, settingKey } from './field-parts.ts';
import { describedBy, SettingFrame } from './setting-frame.tsx';

/** Readable text, by WCAG AA. */
const ENOUGH_CONTRAST = 4.5;

/**
 * A colour: a picker and its hexadecimal text. A valid colour is in the preview at once; what is not one yet stays in
 * the field while it is typed, and goes to the file when the field is left, so that nothing is lost.
 */
export function ColorField(props: FieldProps<unknown, RJSFSchema, FormContext>) {
  const { fieldPathId, formData, schema, uiSchema, registry } = props;
  const { edit, isReadOnly, config } = registry.formContext;
  const { path } = fieldPathId;
  const held = formData === undefined ? '' : typeof formData === 'string' ? formData : JSON.stringify(formData);
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? held;
  const errors = draft === undefined ? fieldErrors(props) : [];

  const commit = useRef<() => void>(undefined);
  commit.current = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    if (draft !== held) edit(path, draft === '' ? undefined : draft);
  };
  useEffect(() => () => commit.current?.(), []);

  const onChange = (text: string) => {
    const trimmed = text.trim();
    if (isHexColor(trimmed)) {
      setDraft(undefined);
      if (trimmed !== held) edit(path, trimmed);
    } else setDraft(text);
  };

  return (
    <SettingFrame
      inputId={fieldPathId.$id}
      title={fieldTitle(props)}
      description={schema.description}
      settingKey={settingKey(path)}
      errors={errors}
      isNeeded={isMissing(props)}
    >
      <ColorInput
        id={fieldPathId.$id}
        size="xs"
        format="hex"
        fixOnBlur={false}
        styles={{ colorPreview: { opacity: isHexColor(shown) ? 1 : 0.2 } }}
        value={shown}
        placeholder={uiSchema?.['ui:placeholder']}
        readOnly={isReadOnly}
        error={errors.length > 0}
        withEyeDropper={false}
        aria-describedby={describedBy(fieldPathId.$id)}
        popoverProps={{ portalProps: { target: '#main' } }}
        onChange={onChange}
        onBlur={() => commit.current?.()}
      />
      <Contrast color={shown} backdrop={backdropOf(path, config)} />
    </SettingFrame>
  );
}

function Contrast({ color, backdrop }: { readonly color: string; readonly backdrop: ReturnType<typeof backdropOf> }) {
  if (!backdrop || !isHexColor(color)) return null;
  const ratio = contrastRatio(color, backdrop.color);
  const isEnough = ratio >= ENOUGH_CONTRAST;
  return (
    <p className={classes.contrast} data-enough={isEnough}>
      {isEnough ? <CircleCheck size={14} aria-hidden="true" /> : <TriangleAlert size={14} aria-hidden="true" />}
      <span>
        {ratio.toFixed(1)}:1 {backdrop.words}
        {isEnough ? ', easy to read' : `, hard to read: ${ENOUGH_CONTRAST}:1 is the least`}
      </span>
    </p>
  );
}
