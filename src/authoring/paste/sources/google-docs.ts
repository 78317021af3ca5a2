/** Google Docs: a bold element around everything, lists beside their items, and links that lead over a search page. */
import { attributeOf, type HastChild, type HastParent, isElement, replaceChildren, replaceElements } from '../hast.ts';

export function cleanGoogleDocs(root: HastParent): void {
  replaceElements(root, (one) => {
    const isWrapper = one.tagName === 'b' && attributeOf(one, 'id').startsWith('docs-internal-guid');
    if (isWrapper || one.tagName === 'google-sheets-html-origin') return one.children;
    if (one.tagName === 'a') {
      const target = targetOf(attributeOf(one, 'href'));
      if (target !== undefined) one.properties.href = target;
    }
    return undefined;
  });
  replaceChildren(root, listsInItems);
}

/** `https://www.google.com/url?q=…` leads to what it names. */
function targetOf(address: string): string | undefined {
  const target = /^https:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=(https?(?::|%3A)[^&#]+)/i.exec(address)?.[1];
  if (target === undefined) return undefined;
  try {
    return decodeURIComponent(target);
  } catch {
    // A percent sign that begins no letter: the address stands as it is.
    return target;
  }
}

/** A list that stands beside an item of its list belongs into that item. */
function listsInItems(children: readonly HastChild[]): readonly HastChild[] {
  const out: HastChild[] = [];
  for (const child of children) {
    const last = out.findLast((one) => isElement(one));
    if (isElement(child, 'ul', 'ol') && isElement(last, 'li')) last.children.push(child);
    else out.push(child);
  }
  return out;
}
