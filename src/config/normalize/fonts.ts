import { fontStack } from '../../shared/fonts/font-stacks.ts';
import { quote } from '../describe-value.ts';
import type { FontFace, SiteConfig } from '../site-config.ts';
import { projectPath } from './addresses.ts';
import type { SettingReader } from './setting-reader.ts';

/** One font for everything, or one each for headings and text; what a part leaves out comes from the whole. */
export function readFonts(fonts: SettingReader): SiteConfig['fonts'] {
  const heading = readFace(fonts.atAny('headings', 'heading'), fonts);
  const body = readFace(fonts.at('body'), fonts);
  return { ...(heading && { heading }), ...(body && { body }) };
}

function readFace(part: SettingReader, whole: SettingReader): FontFace | undefined {
  const family = part.at('family').text() ?? whole.at('family').text();
  if (family === undefined) return undefined;
  // A file belongs to its family: another family's file would draw the wrong letters.
  const owner = part.at('family').isPresent ? part : whole;
  const weight = part.at('weight').number() ?? whole.at('weight').number();
  const source = owner.atAny('url', 'source').text();
  const format = owner.at('format').text();
  if (source === undefined && fontStack(family) === undefined) {
    owner.at('family').problem('config/font-without-file', 'info', {
      subject: [family],
      message: `The font ${quote(family)} has no file, so only readers who have it installed see it.`,
      hint: 'Add the font file to the project and name it in `url` (in the later format `source`).',
    });
  }
  return {
    family,
    ...(weight !== undefined && { weight }),
    ...(source !== undefined && { source: projectPath(source) }),
    ...(format !== undefined && { format }),
  };
}
