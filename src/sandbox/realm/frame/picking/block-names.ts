/** What a part of a page is called, for the label of what a click would edit. Pure. */

/** By what an element matches; the first that does counts. */
const NAMES: readonly (readonly [selector: string, name: string])[] = [
  ['.page-header > h1', 'page title'],
  ['.page-description', 'page description'],
  ['.card-title', 'card title'],
  ['.callout-title', 'callout title'],
  ['.step-title', 'step title'],
  ['.accordion-title', 'accordion title'],
  ['.tab-panel-name', 'tab title'],
  ['.expandable-title', 'title of the fields'],
  ['.update-label', 'label of the changelog entry'],
  ['.update-description', 'description of the changelog entry'],
  ['.view-name', 'view title'],
  ['h1, h2, h3, h4, h5, h6', 'heading'],
  ['table, thead, tbody, tr, th, td, .table-scroll', 'table'],
  ['.diagram, .diagram *', 'diagram'],
  ['pre, .code, [class^="code-"]', 'code'],
  ['.formula, math', 'formula'],
  ['.callout, .callout-body', 'callout'],
  ['.steps, .step, .step *:not(p, li, ul, ol)', 'step'],
  ['.tab-panel', 'tab'],
  ['.tab-set, .tab-list, .tab', 'tabs'],
  ['[class^="card"]', 'card'],
  ['.tile', 'tile'],
  ['[class^="field"], .expandable, [class^="expandable"]', 'field'],
  ['details, summary', 'accordion'],
  ['.update, .update-side, .update-label', 'changelog entry'],
  ['.tree, .tree *', 'file tree'],
  ['[class^="colors"]', 'colours'],
  ['figure, img, picture', 'picture'],
  ['video', 'video'],
  ['iframe', 'embed'],
  ['li', 'list item'],
  ['ul, ol', 'list'],
  ['blockquote', 'quote'],
  ['hr', 'divider'],
  ['p', 'paragraph'],
];

/** `paragraph`, `heading`, `table`, …; `text` for what has no name of its own. */
export function nameOfBlock(element: Pick<Element, 'matches'>): string {
  return NAMES.find(([selector]) => element.matches(selector))?.[1] ?? 'text';
}
