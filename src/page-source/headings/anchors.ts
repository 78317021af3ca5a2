/** Ids of headings: not those of GitHub, but those that links into existing sites expect. */

/** `What's new? (v2.0)` → `what’s-new?-v2-0`: lower case, spaces and dots become hyphens, parentheses go, `/` and `&` stay. */
export function anchorOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[()]/g, '')
    .replaceAll("'", '’')
    .replace(/[\s.]+/g, '-')
    .replace(/["<>`]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * `Terms & what's new: v2.0` → `terms-and-whats-new-v2-0`: the id that other services give to the same heading.
 * Links that were written for them find it as a second id.
 */
export function plainAnchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
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
