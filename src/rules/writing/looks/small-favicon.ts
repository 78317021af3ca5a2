import { planFavicon } from '../../../engine/index.ts';
import { readImageSize } from '../../../images/image-size.ts';
import { extensionOf } from '../../../project/paths.ts';
import { findSettings } from '../../setting-places.ts';
import type { WholeRule } from '../writing-rule.ts';

/** The smallest that phones and search engines ask for. */
const LEAST = 96;

export const smallFavicon: WholeRule = {
  over: 'whole',
  theme: 'looks',
  from: 'gentle',
  code: 'writing/small-favicon',
  title: 'Icon that is too small',
  why: 'Phones, bookmarks and search results show it in larger sizes, where it is blurred.',
  run(site) {
    const { main } = planFavicon(site);
    const bytes = main === undefined ? undefined : site.files.get(main);
    const size = bytes && readImageSize(bytes);
    if (main === undefined || size === undefined || extensionOf(main) === 'svg') return [];
    if (Math.min(size.width, size.height) >= LEAST) return [];
    return [
      {
        subject: [main],
        message: `The favicon \`${main}\` has ${size.width} by ${size.height} pixels.`,
        hint: 'Give a PNG of 512 by 512 pixels, or an SVG.',
        ...findSettings(site, [main], (written) => written.trim().replace(/^\.?\/+/, '')).placeOf(main),
      },
    ];
  },
};
