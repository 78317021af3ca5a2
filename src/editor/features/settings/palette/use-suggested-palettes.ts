import { useEffect, useMemo, useState } from 'react';
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
    const names = pictures.map(({ path }) => `\`${path}\``).join(' and ');
    if (read.colors === 'failed') {
      return { status: 'unsuitable', reason: `This browser cannot show ${names}, so the colours are not known.` };
    }
    const [colors = [], inDarkMode] = read.colors;
    const palettes = suggestPalettes(colors, { light, dark }, inDarkMode);
    if (palettes.length > 0) return { status: 'ok', palettes };
    const verb = pictures.length === 1 ? 'is' : 'are';
    const reason = `${names} ${verb} black, white or grey only. Choose a colour that goes with it below.`;
    return { status: 'unsuitable', reason };
  }, [pictures, read, light, dark]);
}

/** Of each picture in turn. */
type PictureColors = readonly (readonly WeightedColor[])[];

function readAll(pictures: readonly LogoPicture[]): Promise<PictureColors> {
  return Promise.all(pictures.map(({ path, bytes }) => (bytes ? readLogoColors(path, bytes) : [])));
}

function missingReason(pictures: readonly LogoPicture[]): string | undefined {
  const [first] = pictures;
  if (first === undefined) return 'There is no logo yet. Upload one above, then its colours can be used here.';
  if (pictures.some(({ bytes }) => bytes !== undefined)) return undefined;
  return /^https?:\/\//i.test(first.path)
    ? `The logo is on the web (\`${first.path}\`), where its colours cannot be read. Upload the file above instead.`
    : `The project has no file \`${first.path}\`. Upload the logo above.`;
}
