/** The behaviour of the built site: everything here adds to pages that work without it. */
import { keepBaseUrl } from './base-url.ts';
import { keepChoices } from './choices.ts';
import { watchScrolling } from './code-blocks.ts';
import { writeOutDates } from './dates.ts';
import { listen } from './events.ts';
import { calmVideos } from './media.ts';
import { recallRating } from './rating.ts';
import { revealTarget } from './reveal.ts';
import { keepRootState } from './root-state.ts';
import { keepSheets, showPlace } from './sheets.ts';
import { showStars } from './stars.ts';
import { TableOfContentsElement } from './table-of-contents.ts';
import { TabSetElement } from './tabs.ts';
import { ZoomElement } from './zoom.ts';

// A document may hold the script twice, as the editor's preview does after an update.
if (customElements.get('lw-tabs') === undefined) {
  keepRootState();
  customElements.define('lw-tabs', TabSetElement);
  customElements.define('lw-toc', TableOfContentsElement);
  customElements.define('lw-zoom', ZoomElement);
  listen();
  watchScrolling();
  calmVideos();
  revealTarget();
  keepChoices();
  keepBaseUrl();
  keepSheets();
  showPlace();
  recallRating();
  writeOutDates();
  showStars();
}
