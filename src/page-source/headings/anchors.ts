/** Ids of headings: not those of GitHub, but those that links into existing sites expect. */

/** `What's new? (v2.0)` → `what’s-new?-v2-0`: lower case, spaces and dots become hyphens, parentheses go, `/` and `&` stay. */
export const anchorOf = remembered((text) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[()]/g, '')
    .replaceAll("'", '’')
    .replace(/[\s.]+/g, '-')
    .replace(/["<>`]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, ''),
);

/**
 * `Terms & what's new: v2.0` → `terms-and-whats-new-v2-0`: the id that other services give to the same heading.
 * Links that were written for them find it as a second id.
 */
export const plainAnchorOf = remembered((text) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, ''),
);

/** The same headings and fields stand on many pages of a site. */
function remembered(make: (text: string) => string): (text: string) => string {
  const MOST = 5_000;
  const known = new Map<string, string>();
  return (text) => {
    let anchor = known.get(text);
    if (anchor === undefined) {
      anchor = make(text);
      if (known.size >= MOST) known.clear();
      known.set(text, anchor);
    }
    return anchor;
  };
}

/** Gives each text an id that no other has in the page: the same text again gets `-2`, `-3`. */
export function createAnchors(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const anchor = anchorOf(text) || 'section';
    let count = (used.get(anchor) ?? 0) + 1;
    let unique = count === 1 ? anchor : `${anchor}-${count}`;
    while (count > 1 && used.has(unique)) unique = `${anchor}-${++count}`;
    used.set(anchor, count);
    if (unique !== anchor) used.set(unique, 1);
    return unique;
  };
}
