/** Elements that few pages have, in a script that those pages load beside the one of every page. */
import { TreeElement } from './tree.ts';
import { UpdateFiltersElement } from './update-filters.ts';
import { ViewSwitcherElement } from './views.ts';

// A document may hold the script twice, as the editor's preview does after an update.
if (customElements.get('lw-tree') === undefined) {
  customElements.define('lw-tree', TreeElement);
  customElements.define('lw-filters', UpdateFiltersElement);
  customElements.define('lw-views', ViewSwitcherElement);
}
