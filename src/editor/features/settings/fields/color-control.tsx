import { ColorInput } from '@mantine/core';
import { isHexColor } from '../../../ui/contrast.ts';
import { textOf } from '../setting-value.ts';
import { useSettings } from '../settings-context.ts';
import { backdropsOf, brandSwatches } from './color-backdrop.ts';
import { ColorContrast } from './color-contrast.tsx';
import { ColorShiftNotes } from './color-shift-notes.tsx';
import { describedBy } from './setting-frame.tsx';
import { useDraft } from './use-draft.ts';
import type { SettingField } from './use-field.ts';

/**
 * A colour: a picker and its hexadecimal text. A valid colour is in the preview at once; what is not one yet stays in
 * the field while it is typed.
 */
export function ColorControl({ field }: { readonly field: SettingField }) {
  const { id, path, value, edit, isReadOnly } = field;
  const { config } = useSettings();
  const held = textOf(value);
  const { draft, setDraft, draftProps } = useDraft((text) => {
    if (text !== held) edit(text === '' ? undefined : text);
  });
  const shown = draft ?? held;
  const onChange = (text: string) => {
    const trimmed = text.trim();
    if (isHexColor(trimmed)) {
      setDraft(undefined);
      if (trimmed !== held) edit(trimmed);
    } else setDraft(text);
  };
  return (
    <>
      <ColorInput
        id={id}
        size="xs"
        format="hex"
        fixOnBlur={false}
        styles={{ colorPreview: { opacity: isHexColor(shown) ? 1 : 0.2 } }}
        value={shown}
        placeholder={field.placeholder ?? ''}
        readOnly={isReadOnly}
        error={draft === undefined && field.error !== undefined}
        withEyeDropper={false}
        swatches={brandSwatches(config)}
        aria-describedby={describedBy(id)}
        popoverProps={{ portalProps: { target: '#main' } }}
        onChange={onChange}
        {...draftProps}
      />
      <ColorContrast color={shown} backdrops={backdropsOf(path, shown, config)} onFix={isReadOnly ? undefined : edit} />
      <ColorShiftNotes field={field} color={shown} config={config} />
    </>
  );
}
