/** A picture setting in any of its forms: one path, or an object with a path for each mode. Pure. */
import { isRecord } from '../../../../shared/record.ts';

export interface ImageValue {
  readonly light: string;
  readonly dark: string;
  /** One picture serves both modes. */
  readonly isShared: boolean;
  /** It is written as one path, not as an object. */
  readonly isPlain: boolean;
}

export function readImageValue(value: unknown): ImageValue {
  if (!isRecord(value)) {
    const path = typeof value === 'string' ? value : '';
    return { light: path, dark: path, isShared: true, isPlain: true };
  }
  const light = typeof value.light === 'string' ? value.light : '';
  const dark = typeof value.dark === 'string' ? value.dark : '';
  return { light, dark, isShared: light === dark, isPlain: false };
}

/** The setting with one picture for both modes. An object that holds more than the two paths stays an object. */
export function shareImage(value: unknown, path: string): unknown {
  if (isRecord(value) && Object.keys(value).some((key) => key !== 'light' && key !== 'dark')) {
    const { light: _light, dark: _dark, ...others } = value;
    return path === '' ? others : { ...value, light: path, dark: path };
  }
  return path === '' ? undefined : path;
}

/** The setting with a picture of its own for each mode; everything else in it is kept, and nothing empty is written. */
export function splitImage(value: unknown, light: string, dark: string): unknown {
  const { light: _light, dark: _dark, ...others } = isRecord(value) ? value : {};
  const pair = { ...others, ...(light !== '' && { light }), ...(dark !== '' && { dark }) };
  return Object.keys(pair).length === 0 ? undefined : pair;
}

/** A picture given as one path, with the target of a click beside it. */
export function setImageLink(value: unknown, href: string): unknown {
  if (href === '') return value;
  return { ...(typeof value === 'string' ? { light: value, dark: value } : {}), href };
}
