/** The behaviour of the built site: everything here adds to pages that work without it. */
import { BannerElement } from './banner.ts';
import { listen } from './events.ts';
import { revealTarget } from './reveal.ts';
import { keepRootState } from './root-state.ts';
import { TableOfContentsElement } from './table-of-contents.ts';
import { TabSetElement } from './tabs.ts';

// A document may hold the script twice, as the editor's preview does after an update.
if (customElements.get('lw-tabs') === undefined) {
  keepRootState();
  customElements.define('lw-tabs', TabSetElement);
  customElements.define('lw-toc', TableOfContentsElement);
  customElements.define('lw-banner', BannerElement);
  listen();
  revealTarget();
}
