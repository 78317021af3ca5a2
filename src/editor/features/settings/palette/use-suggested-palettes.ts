import { useEffect, useMemo, useState } from 'react';
import type { WeightedColor } from './color-groups.ts';
import { readLogoColors } from './read-logo-colors.ts';
import { type PaletteBackgrounds, type SuggestedPalette, suggestPalettes } from './suggest-palettes.ts';

/** What comes of a logo; `unsuitable` has the reason in a sentence, with the path as it is written. */
export type Suggestion =
  | { readonly status: 'reading' }
  | { readonly status: 'ok'; readonly palettes: readonly SuggestedPalette[] }
  | { readonly status: 'unsuitable'; readonly reason: string };

const READING: Suggestion = { status: 'reading' };

/**
 * @param logo path of the picture as the configuration has it; empty where there is none
 * @param bytes absent where the project has no such file
 */
export function useSuggestedPalettes(
  logo: string,
  bytes: Uint8Array | undefined,
  { light, dark }: PaletteBackgrounds,
): Suggestion {
  const [read, setRead] = useState<{ bytes: Uint8Array; colors: readonly WeightedColor[] | 'failed' }>();
  useEffect(() => {
    if (bytes === undefined) return;
    let isCurrent = true;
    readLogoColors(logo, bytes)
      .catch(() => 'failed' as const)
      .then((colors) => isCurrent && setRead({ bytes, colors }));
    return () => {
      isCurrent = false;
    };
  }, [logo, bytes]);
  return useMemo(() => {
    const missing = missingReason(logo, bytes !== undefined);
    if (missing !== undefined) return { status: 'unsuitable', reason: missing };
    if (read === undefined || read.bytes !== bytes) return READING;
    if (read.colors === 'failed') {
      return { status: 'unsuitable', reason: `This browser cannot show \`${logo}\`, so its colours are not known.` };
    }
    const palettes = suggestPalettes(read.colors, { light, dark });
    if (palettes.length > 0) return { status: 'ok', palettes };
    const reason = `\`${logo}\` is black, white or grey only. Choose a colour that goes with it below.`;
    return { status: 'unsuitable', reason };
  }, [logo, bytes, read, light, dark]);
}

function missingReason(logo: string, isThere: boolean): string | undefined {
  if (logo === '') return 'There is no logo yet. Upload one above, then its colours can be used here.';
  if (/^https?:\/\//i.test(logo)) {
    return `The logo is on the web (\`${logo}\`), where its colours cannot be read. Upload the file above instead.`;
  }
  return isThere ? undefined : `The project has no file \`${logo}\`. Upload the logo above.`;
}
