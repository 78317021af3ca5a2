import { isHexColor } from '../../../ui/contrast.ts';
import classes from '../settings.module.css';
import { shiftsOf } from './color-shift.ts';
import type { SettingField } from './use-field.ts';

export interface ColorShiftNotesProps {
  readonly field: Pick<SettingField, 'path'>;
  readonly color: string;
  readonly config: unknown;
}

/** Says where the site draws another colour than the one given, with both colours. */
export function ColorShiftNotes({ field, color, config }: ColorShiftNotesProps) {
  if (!isHexColor(color)) return null;
  return shiftsOf(field.path, color, config).map(({ what, used, reason }) => (
    <p key={what} className={classes.shift} data-shift={used}>
      <span className={classes.shiftSwatches} aria-hidden="true">
        <span style={{ background: color }} />
        <span style={{ background: used }} />
      </span>
      <span>
        {what} <code>{used}</code> {reason}
      </span>
    </p>
  ));
}
