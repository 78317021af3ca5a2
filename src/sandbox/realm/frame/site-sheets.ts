/** Style sheets of the site: `style` elements in the place of links, since the frame has nowhere to load from. */
import { readAddress } from './site-address.ts';

export interface SiteSheets {
  /** A `style` element for a rendered link; `undefined` for a link that is no style sheet of the site. */
  readonly create: (link: Node) => HTMLStyleElement | undefined;
  /** Shows one of them again; other elements are left alone. */
  readonly refresh: (live: Element) => void;
  readonly refreshAll: () => void;
  /** The link that it stands for. */
  readonly renderedOf: (live: Element) => Element | undefined;
}

/**
 * @param output path of the document in the built site
 * @param read text of a style sheet as it is to be shown in this element
 */
export function createSiteSheets(output: string, read: (live: Element, sheet: string) => string): SiteSheets {
  const sheets = new Map<Element, { readonly rendered: Element; readonly output: string }>();

  function refresh(live: Element): void {
    const sheet = sheets.get(live);
    if (!sheet) return;
    const text = read(live, sheet.output);
    if (live.textContent !== text) live.textContent = text;
  }

  return {
    create(link) {
      if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return undefined;
      const address = readAddress(link.getAttribute('href') ?? '', output);
      if (address?.kind !== 'site') return undefined;
      const live = document.createElement('style');
      sheets.set(live, { rendered: link, output: address.output });
      refresh(live);
      return live;
    },
    refresh,
    refreshAll() {
      for (const live of sheets.keys()) if (live.isConnected) refresh(live);
    },
    renderedOf: (live) => sheets.get(live)?.rendered,
  };
}
