/** What the colours of the site are seen against. Pure. */
import { isRecord } from '../../../../shared/record.ts';
import type { SettingPath } from '../../../store/index.ts';
import { contrastRatio, isHexColor, textColorOn } from '../../../ui/contrast.ts';
import { backdropWords } from '../../../words/settings-fields.ts';
import { valueAt } from '../setting-value.ts';

export interface Backdrop {
  /** Hexadecimal. */
  readonly color: string;
  /** Completes "5.2:1 …". */
  readonly words: string;
  /** What WCAG asks for there. */
  readonly least: number;
}

/** Of text, by WCAG AA. */
const TEXT = 4.5;
/** Of signs. */
const SIGN = 3;
const DEFAULT_BACKGROUNDS = { light: '#ffffff', dark: '#0f1117' } as const;

/**
 * What stands on a colour, or what it stands on: the first is the one that can be mended by another colour here.
 * @param color the colour as it is now, hexadecimal
 */
export function backdropsOf(path: SettingPath, color: string, config: unknown): readonly Backdrop[] {
  const key = path.join('.');
  if (key === 'colors.primary') {
    return [{ color: pageBackground(config, 'light'), words: backdropWords.onPage('light'), least: TEXT }];
  }
  if (key === 'colors.light') {
    return [{ color: pageBackground(config, 'dark'), words: backdropWords.onPage('dark'), least: TEXT }];
  }
  if (key === 'colors.dark') return underButtonText(color);
  if (key === 'colors.background.light') return onPage(color, linkColor(config, 'primary'), 'light');
  if (key === 'colors.background.dark') return onPage(color, linkColor(config, 'light', 'primary'), 'dark');
  if (isOfShortcut(path)) return underSign(path, color, config);
  return [];
}

/** The site writes on buttons in white, and in black where white could not be read. */
function underButtonText(color: string): readonly Backdrop[] {
  const isWhite = contrastRatio('#ffffff', color) >= TEXT;
  const words = backdropWords.behindButtonText(isWhite ? 'white' : 'black');
  return [{ color: isWhite ? '#ffffff' : '#000000', words, least: TEXT }];
}

/** The background of the page as it is set, or as it is otherwise. */
export function pageBackground(config: unknown, mode: 'light' | 'dark'): string {
  return hexAt(config, ['colors', 'background', mode]) ?? DEFAULT_BACKGROUNDS[mode];
}

function onPage(color: string, link: string | undefined, mode: 'light' | 'dark'): readonly Backdrop[] {
  const text = textColorOn(color);
  const under = { color: text, words: backdropWords.behindText(text === '#ffffff' ? 'light' : 'dark'), least: TEXT };
  if (link === undefined) return [under];
  return [under, { color: link, words: backdropWords.behindLinks(mode, link), least: TEXT }];
}

/** The site draws the sign of a shortcut in black or white, whichever reads better on its colour or a gradient's first. */
function underSign(path: SettingPath, color: string, config: unknown): readonly Backdrop[] {
  const last = path.at(-1);
  const isPartOfGradient = last === 'via' || last === 'to';
  const first = isPartOfGradient ? hexAt(config, [...path.slice(0, -1), 'from']) : color;
  const sign = textColorOn(first ?? color);
  const name = sign === '#ffffff' ? 'white' : 'black';
  return [{ color: sign, words: backdropWords.behindIcon(name), least: SIGN }];
}

function isOfShortcut(path: SettingPath): boolean {
  const [first, second, third] = path;
  if (first === 'colors') return second === 'anchors';
  return (first === 'topAnchor' && second === 'color') || (first === 'anchors' && third === 'color');
}

function linkColor(config: unknown, ...keys: readonly string[]): string | undefined {
  return keys.map((key) => hexAt(config, ['colors', key])).find((color) => color !== undefined);
}

function hexAt(config: unknown, path: SettingPath): string | undefined {
  const color = valueAt(config, path);
  return typeof color === 'string' && isHexColor(color) ? color : undefined;
}

export function isEnough(color: string, { color: backdrop, least }: Backdrop): boolean {
  return contrastRatio(color, backdrop) >= least;
}

/** The colours of the brand, to choose again elsewhere. */
export function brandSwatches(config: unknown): string[] {
  const found = new Map<string, string>();
  const look = (value: unknown) => {
    if (typeof value === 'string' && isHexColor(value)) found.set(value.toLowerCase(), value);
    else if (isRecord(value)) Object.values(value).forEach(look);
  };
  look(valueAt(config, ['colors']));
  return [...found.values()];
}
