/** The tags of HTML that descriptions are written with. All others are words, and are shown as they are written. */

/** Stand within a line. */
export const INLINE: ReadonlySet<string> = new Set(
  'a abbr b code del em i ins kbd mark q s samp strike strong sub sup tt var'.split(' '),
);
/** Without content. */
export const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);
/** Mean nothing to a reader without a style sheet. */
export const TRANSPARENT: ReadonlySet<string> = new Set('big font nobr small span u'.split(' '));
/** Begin a paragraph, and are nothing else. */
export const BREAKS: ReadonlySet<string> = new Set('article center div figure header main p section'.split(' '));
export const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Where parts stand in. */
export const WHOLES: ReadonlySet<string> = new Set(['blockquote', 'details', 'dl', 'ol', 'table', 'ul']);
/** By a part: what it stands in, the nearest first. The last is made where there is none. */
export const PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', ['ol', 'ul']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['summary', ['details']],
  ['caption', ['table']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tfoot', ['table']],
  ['tr', ['thead', 'tbody', 'tfoot', 'table']],
  ['td', ['tr']],
  ['th', ['tr']],
]);
/** Hold parts, and no words of their own; by the part that words stand in where there are some. */
export const HOLDS_PARTS: ReadonlyMap<string, string> = new Map([
  ['ul', 'li'],
  ['ol', 'li'],
  ['dl', 'dd'],
  ['table', 'tr'],
  ['thead', 'tr'],
  ['tbody', 'tr'],
  ['tfoot', 'tr'],
  ['tr', 'td'],
]);

export const KNOWN: ReadonlySet<string> = new Set([
  ...INLINE,
  ...VOID,
  ...TRANSPARENT,
  ...BREAKS,
  ...HEADINGS,
  ...WHOLES,
  ...PARTS.keys(),
  'pre',
]);

/** What is kept of a tag. Nothing else of an author's attributes is: no style, no event, no name. */
export const ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['abbr', ['title']],
  ['img', ['src', 'alt', 'width', 'height']],
  ['ol', ['start']],
  ['td', ['align', 'colspan', 'rowspan']],
  ['th', ['align', 'colspan', 'rowspan']],
  ['details', ['open']],
]);
