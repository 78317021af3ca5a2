/** GitHub and GitLab, and the generators of documentation: alerts, pictures behind another address, admonitions. */
import type { Element, ElementContent } from 'hast';
import { calloutFor, component } from '../component.ts';
import { attributeOf, classesOf, type HastParent, hasClass, isElement, replaceElements, wordsIn } from '../hast.ts';

const ADMONITION = /^(?:markdown-alert|theme-admonition|alert--|admonition-)-?(.+)$/;
/** The classes of what holds a title of a callout. */
const TITLE = /(?:^|[_-])(?:alert-title|admonition-title|admonitionHeading|custom-block-title)(?:$|_)/;

export function cleanCodeHosts(root: HastParent): void {
  replaceElements(root, (one) => {
    if (one.tagName === 'img') {
      const source = attributeOf(one, 'dataCanonicalSrc');
      if (source !== '') one.properties.src = source;
      return undefined;
    }
    if (one.tagName === 'g-emoji' || one.tagName === 'markdown-accessiblity-table') return one.children;
    const kind = admonition(one);
    return kind === undefined ? undefined : [callout(one, kind)];
  });
}

/** `markdown-alert markdown-alert-note`, `theme-admonition theme-admonition-tip`, `admonition warning`, `custom-block danger`. */
function admonition(one: Element): string | undefined {
  const classes = classesOf(one);
  if (!isElement(one, 'div', 'aside', 'blockquote')) return undefined;
  if (!hasClass(one, 'markdown-alert', 'theme-admonition', 'admonition', 'custom-block')) return undefined;
  const named = classes.map((name) => ADMONITION.exec(name)?.[1]).find((name) => name !== undefined);
  return named ?? classes.find((name) => name !== 'admonition' && name !== 'custom-block') ?? 'note';
}

/** A title that is the name of the kind goes: the component says it itself. */
function callout(one: Element, kind: string): Element {
  const children = one.children.flatMap((child): readonly ElementContent[] => {
    if (!isElement(child) || !isTitle(child)) return [child];
    const words = wordsIn(child).trim();
    if (words.toLowerCase() === kind.toLowerCase() || words === '') return [];
    return [
      {
        ...child,
        tagName: 'p',
        children: [{ type: 'element', tagName: 'strong', properties: {}, children: child.children }],
      },
    ];
  });
  return component(calloutFor(kind), {}, children);
}

function isTitle(child: Element): boolean {
  return classesOf(child).some((name) => TITLE.test(name));
}
