import { ColorInput } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { contrastRatio, isHexColor } from '../../../ui/contrast.ts';
import { textOf } from '../setting-value.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { type Backdrop, backdropOf, brandSwatches } from './color-backdrop.ts';
import { nearestColor } from './nearest-color.ts';
import { describedBy } from './setting-frame.tsx';
import { useDraft } from './use-draft.ts';
import type { SettingField } from './use-field.ts';

/** Readable text, by WCAG AA. */
const ENOUGH_CONTRAST = 4.5;

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
      <Contrast color={shown} backdrop={backdropOf(path, config)} onFix={isReadOnly ? undefined : edit} />
    </>
  );
}

interface ContrastProps {
  readonly color: string;
  readonly backdrop: Backdrop | undefined;
  readonly onFix: ((color: string) => void) | undefined;
}

function Contrast({ color, backdrop, onFix }: ContrastProps) {
  if (!backdrop || !isHexColor(color)) return null;
  const ratio = contrastRatio(color, backdrop.color);
  const isEnough = ratio >= ENOUGH_CONTRAST;
  const better = isEnough ? undefined : nearestColor(color, backdrop.color, ENOUGH_CONTRAST);
  return (
    <div className={classes.contrast} data-enough={isEnough}>
      {isEnough ? <CircleCheck size={14} aria-hidden="true" /> : <TriangleAlert size={14} aria-hidden="true" />}
      <span>
        {ratio.toFixed(1)}:1 {backdrop.words}
        {isEnough ? ', easy to read' : `, hard to read: ${ENOUGH_CONTRAST}:1 is the least`}
        {better !== undefined && onFix && (
          <button type="button" className={classes.fix} onClick={() => onFix(better)}>
            <span className={classes.fixSwatch} style={{ background: better }} aria-hidden="true" />
            Use {better}, the nearest that reads well
          </button>
        )}
      </span>
    </div>
  );
}
