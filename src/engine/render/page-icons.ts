import { svgIcon } from '../../images/svg-icon.ts';
import { isExternalUrl } from '../../project/written-address.ts';
import type { EngineServices } from '../engine.ts';
import type { LinkResolver } from '../site/links.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import { findIcon, NEUTRAL } from './icons.ts';
import type { PageReporter } from './page-reporter.ts';
import type { RenderContext } from './theme-contract.ts';

export interface PageIconsInput {
  readonly services: Pick<EngineServices, 'icons'>;
  readonly site: SiteModel;
  readonly page: PageModel;
  readonly links: LinkResolver;
  readonly reporter: PageReporter;
}

/** Gives the drawings of icons that a page names, and tells of names that are drawn in another way. */
export function createPageIcons(input: PageIconsInput, asset: RenderContext['asset']): RenderContext['icon'] {
  const { services, site, page, links, reporter } = input;
  return (icon) => {
    const library = icon.library ?? site.config.defaultIconLibrary;
    const { drawing, match, name } = findIcon({ ...icon, library }, services.icons, asset);
    if (match !== 'exact') {
      reporter.reportIfWritten(
        {
          code: 'icons/unknown-name',
          severity: 'info',
          subject: [icon.name],
          message: `No free icon set has \`${icon.name}\`; ${match === 'near' ? `\`${name}\`` : 'a plain ring'} is drawn.`,
          hint:
            match === 'none' && name !== undefined
              ? `Write \`${name}\`, if that is what was meant.`
              : 'Choose another icon to decide what is drawn.',
        },
        { icon: icon.name },
      );
    }
    const file = icon.name.trim();
    if (drawing.kind !== 'image' || isExternalUrl(file)) return drawing;
    const found = links.file(file, page);
    // The missing file is reported; a picture that cannot be loaded would be a hole.
    if (found === undefined) return NEUTRAL;
    const bytes = /\.svg$/i.test(found) ? site.files.get(found) : undefined;
    return (bytes && svgIcon(bytes)) ?? drawing;
  };
}
