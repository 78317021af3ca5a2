import { useEffect, useMemo, useState } from 'react';
import { paletteWords } from '../../../words/settings-fields.ts';
import type { WeightedColor } from './color-groups.ts';
import { readLogoColors } from './read-logo-colors.ts';
import { type PaletteBackgrounds, type SuggestedPalette, suggestPalettes } from './suggest-palettes.ts';

/** A picture of the logo: its path as the configuration has it, and its bytes where the project has the file. */
export interface LogoPicture {
  readonly path: string;
  readonly bytes: Uint8Array | undefined;
}

/** What comes of a logo; `unsuitable` has the reason in a sentence, with the path as it is written. */
export type Suggestion =
  | { readonly status: 'reading' }
  | { readonly status: 'ok'; readonly palettes: readonly SuggestedPalette[] }
  | { readonly status: 'unsuitable'; readonly reason: string };

const READING: Suggestion = { status: 'reading' };

/**
 * From the pictures of the logo in both modes: what is black in the one may have its colour in the other.
 * @param pictures each file once; the same objects as long as nothing changes
 */
export function useSuggestedPalettes(
  pictures: readonly LogoPicture[],
  { light, dark }: PaletteBackgrounds,
): Suggestion {
  const [read, setRead] = useState<{ pictures: readonly LogoPicture[]; colors: PictureColors | 'failed' }>();
  useEffect(() => {
    let isCurrent = true;
    readAll(pictures)
      .catch(() => 'failed' as const)
      .then((colors) => isCurrent && setRead({ pictures, colors }));
    return () => {
      isCurrent = false;
    };
  }, [pictures]);
  return useMemo(() => {
    const missing = missingReason(pictures);
    if (missing !== undefined) return { status: 'unsuitable', reason: missing };
    if (read === undefined || read.pictures !== pictures) return READING;
    const names = pictures.map(({ path }) => path);
    if (read.colors === 'failed') {
      return { status: 'unsuitable', reason: paletteWords.unreadable(names) };
    }
    const [colors = [], inDarkMode] = read.colors;
    const palettes = suggestPalettes(colors, { light, dark }, inDarkMode);
    if (palettes.length > 0) return { status: 'ok', palettes };
    return { status: 'unsuitable', reason: paletteWords.noColors(names) };
  }, [pictures, read, light, dark]);
}

/** Of each picture in turn. */
type PictureColors = readonly (readonly WeightedColor[])[];

function readAll(pictures: readonly LogoPicture[]): Promise<PictureColors> {
  return Promise.all(pictures.map(({ path, bytes }) => (bytes ? readLogoColors(path, bytes) : [])));
}

function missingReason(pictures: readonly LogoPicture[]): string | undefined {
  const [first] = pictures;
  if (first === undefined) return paletteWords.noLogo;
  if (pictures.some(({ bytes }) => bytes !== undefined)) return undefined;
  return /^https?:\/\//i.test(first.path) ? paletteWords.onTheWeb(first.path) : paletteWords.noFile(first.path);
}
