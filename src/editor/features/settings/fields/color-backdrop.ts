/** What a colour of the brand is seen against. Pure. */
import type { SettingPath } from '../../../store/index.ts';
import { isHexColor } from '../../../ui/contrast.ts';
import { valueAt } from '../setting-value.ts';

export interface Backdrop {
  readonly color: string;
  /** Completes "5.2:1 …". */
  readonly words: string;
}

const DEFAULT_LIGHT = '#ffffff';
const DEFAULT_DARK = '#0f1117';

/** `undefined` for a colour that is itself a background. */
export function backdropOf(path: SettingPath, config: unknown): Backdrop | undefined {
  const key = path.join('.');
  if (key === 'colors.primary')
    return { color: background(config, 'light', DEFAULT_LIGHT), words: 'on the page in light mode' };
  if (key === 'colors.light')
    return { color: background(config, 'dark', DEFAULT_DARK), words: 'on the page in dark mode' };
  if (key === 'colors.dark') return { color: '#ffffff', words: 'under the white text of buttons' };
  return undefined;
}

function background(config: unknown, mode: 'light' | 'dark', otherwise: string): string {
  const color = valueAt(config, ['colors', 'background', mode]);
  return typeof color === 'string' && isHexColor(color) ? color : otherwise;
}

/** The colours of the brand, to choose again elsewhere. */
export function brandSwatches(config: unknown): string[] {
  const found = new Map<string, string>();
  const look = (value: unknown) => {
    if (typeof value === 'string' && isHexColor(value)) found.set(value.toLowerCase(), value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(valueAt(config, ['colors']));
  return [...found.values()];
}
