/** Elements that have no content and therefore no closing tag in HTML. */
export const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
