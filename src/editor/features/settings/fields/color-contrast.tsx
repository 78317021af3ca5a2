import { CircleCheck, TriangleAlert } from 'lucide-react';
import { contrastRatio, isHexColor } from '../../../ui/contrast.ts';
import { settingsFieldWords } from '../../../words/settings-fields.ts';
import classes from '../settings.module.css';
import { type Backdrop, isEnough } from './color-backdrop.ts';
import { nearestColor } from './nearest-color.ts';

export interface ColorContrastProps {
  readonly color: string;
  readonly backdrops: readonly Backdrop[];
  /** Absent where nothing may be changed. */
  readonly onFix: ((color: string) => void) | undefined;
}

/** How well a colour reads where it shows, and the nearest one that reads well. */
export function ColorContrast({ color, backdrops, onFix }: ColorContrastProps) {
  if (!isHexColor(color)) return null;
  return backdrops.map((backdrop) => (
    <Line key={backdrop.words} color={color} backdrop={backdrop} onFix={onFix} others={backdrops} />
  ));
}

interface LineProps extends Omit<ColorContrastProps, 'backdrops'> {
  readonly backdrop: Backdrop;
  readonly others: readonly Backdrop[];
}

function Line({ color, backdrop, others, onFix }: LineProps) {
  const isGood = isEnough(color, backdrop);
  const better = isGood ? undefined : nearestColor(color, backdrop.color, backdrop.least);
  // What mends one and spoils another is no help.
  const isHelp = better !== undefined && others.every((other) => isEnough(better, other) || !isEnough(color, other));
  const what = backdrop.least < 4.5 ? 'see' : 'read';
  return (
    <div className={classes.contrast} data-enough={isGood}>
      {isGood ? <CircleCheck size={14} aria-hidden="true" /> : <TriangleAlert size={14} aria-hidden="true" />}
      <span>
        {settingsFieldWords.contrast(contrastRatio(color, backdrop.color).toFixed(1), backdrop.words)}
        {isGood ? settingsFieldWords.easy(what) : settingsFieldWords.hard(what, backdrop.least)}
        {isHelp && onFix && (
          <button type="button" className={classes.fix} onClick={() => onFix(better)}>
            <span className={classes.fixSwatch} style={{ background: better }} aria-hidden="true" />
            {settingsFieldWords.nearest(better)}
          </button>
        )}
      </span>
    </div>
  );
}
