/** What pasted HTML has in common wherever it comes from: looks instead of meaning, and much that is not for readers. */
import type { Element, ElementContent } from 'hast';
import { cleanCode } from './clean-code.ts';
import { cleanTables } from './clean-tables.ts';
import { COMPONENT, component } from './component.ts';
import {
  attributeOf,
  element,
  findIn,
  type HastParent,
  isBlankTree,
  isElement,
  replaceChildren,
  replaceElements,
  stylesOf,
  wordsIn,
} from './hast.ts';
import { cleanCodeHosts } from './sources/code-hosts.ts';
import { cleanConfluence } from './sources/confluence.ts';
import { cleanGoogleDocs } from './sources/google-docs.ts';
import { cleanNotion } from './sources/notion.ts';
import { cleanOwnSite } from './sources/own-site.ts';
import { cleanWord } from './sources/word.ts';

const NOT_FOR_READERS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'meta',
  'link',
  'title',
  'base',
  'template',
  'noscript',
  'svg',
  'button',
  'select',
  'textarea',
  'object',
  'embed',
  'canvas',
  'colgroup',
]);
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
/** Signs that lead to the heading they stand in. */
const ANCHOR_SIGN = /^(?:[#¶§\u200b\s]|🔗\ufe0f?)*$/u;
const SAFE_LINK = /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i;

/** Changes the tree until each thing in it is what it means: one element for each mark, list, heading and component. */
export function clean(root: HastParent): void {
  cleanOwnSite(root);
  cleanConfluence(root);
  cleanCodeHosts(root);
  cleanWord(root);
  cleanGoogleDocs(root);
  cleanNotion(root);
  replaceElements(root, (one) => (isForNobody(one) ? [] : undefined));
  cleanCode(root);
  replaceElements(root, meaningOf);
  cleanTables(root);
  replaceElements(root, simpler);
  shiftHeadings(root);
  replaceChildren(root, (children) => {
    // Between blocks a line break is nothing but space.
    const holdsBlocks = children.some((child) => isElement(child) && isBlock(child));
    return children.filter(
      (child) =>
        child.type !== 'comment' &&
        !(isElement(child, 'p') && isBlankTree(child)) &&
        !(holdsBlocks && isElement(child, 'br')),
    );
  });
}

function isForNobody(one: Element): boolean {
  if (NOT_FOR_READERS.has(one.tagName) || one.properties.hidden === true) return true;
  if (one.tagName === 'input') return attributeOf(one, 'type') !== 'checkbox';
  return stylesOf(one).get('display') === 'none' || stylesOf(one).get('mso-hide') === 'all';
}

/** Marks instead of styles, components instead of what stands for them. */
function meaningOf(one: Element): readonly ElementContent[] | undefined {
  switch (one.tagName) {
    case 'span':
    case 'font':
      return marked(one);
    case 'b':
    case 'strong':
      return /^(?:normal|400)$/.test(stylesOf(one).get('font-weight') ?? '') ? one.children : undefined;
    case 'details':
      return [toggle(one)];
    case 'sup':
    case 'sub':
      return isBlankTree(one) ? [] : [component(one.tagName, {}, one.children)];
    case 'a':
      return link(one);
    default:
      return undefined;
  }
}

function marked(span: Element): readonly ElementContent[] {
  const styles = stylesOf(span);
  if (isBlankTree(span)) return span.children;
  const weight = styles.get('font-weight') ?? '';
  const marks = [
    weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 ? 'strong' : undefined,
    /italic|oblique/.test(styles.get('font-style') ?? '') ? 'em' : undefined,
    /line-through/.test(`${styles.get('text-decoration')} ${styles.get('text-decoration-line')}`) ? 'del' : undefined,
    /^super$/.test(styles.get('vertical-align') ?? '') ? 'sup' : undefined,
    /^sub$/.test(styles.get('vertical-align') ?? '') ? 'sub' : undefined,
  ];
  return marks.reduce<readonly ElementContent[]>((children, mark) => {
    if (mark === undefined) return children;
    return [mark === 'sup' || mark === 'sub' ? component(mark, {}, children) : element(mark, {}, children)];
  }, span.children);
}

function toggle(details: Element): Element {
  const summary = details.children.find((child) => isElement(child, 'summary'));
  const rest = details.children.filter((child) => child !== summary);
  return component('Accordion', { title: summary ? wordsIn(summary).trim() || 'More' : 'More' }, rest);
}

function link(one: Element): readonly ElementContent[] | undefined {
  const href = attributeOf(one, 'href');
  if (href === '' || !SAFE_LINK.test(href)) return one.children;
  const isAnchor = ANCHOR_SIGN.test(wordsIn(one)) && !findIn(one, ({ tagName }) => tagName === 'img');
  return isAnchor ? [] : undefined;
}

function simpler(one: Element): readonly ElementContent[] | undefined {
  if ((HEADINGS as readonly string[]).includes(one.tagName)) {
    if (isBlankTree(one)) return one.children.filter((child) => isElement(child, 'img'));
    // Headings are bold by themselves.
    replaceElements(one, (part) => (isElement(part, 'strong', 'b', 'br') ? part.children : undefined));
    return undefined;
  }
  if (isElement(one, 'li')) return [item(one)];
  if (isElement(one, 'ul', 'ol')) {
    const items = one.children.filter((child) => isElement(child) && !isBlankTree(child));
    return items.length === 0 ? [] : [element(one.tagName, kept(one), items)];
  }
  return undefined;
}

/** Only where a numbered list begins means something. */
function kept(list: Element): Element['properties'] {
  return list.tagName === 'ol' && list.properties.start !== undefined ? { start: list.properties.start } : {};
}

/** An item with one paragraph is a line, not a paragraph. */
function item(one: Element): Element {
  const blocks = one.children.filter((child) => isElement(child, 'p', 'div'));
  const [only] = blocks;
  const others = one.children.filter(
    (child) => child !== only && !(child.type === 'text' && child.value.trim() === ''),
  );
  const areLists = others.every((child) => isElement(child, 'ul', 'ol', 'input'));
  if (blocks.length !== 1 || !isElement(only) || !areLists || only.children.some((child) => findIn(child, isBlock)))
    return element('li', {}, one.children);
  return element(
    'li',
    {},
    one.children.flatMap((child) => (child === only ? only.children : [child])),
  );
}

function isBlock({ tagName }: Element): boolean {
  return tagName === COMPONENT || ['p', 'div', 'ul', 'ol', 'pre', 'table', 'blockquote'].includes(tagName);
}

/** A page has one title, which is not in its text: headings begin at the second level. */
function shiftHeadings(root: HastParent): void {
  if (!findIn(root, ({ tagName }) => tagName === 'h1')) return;
  replaceElements(root, (one) => {
    const level = (HEADINGS as readonly string[]).indexOf(one.tagName);
    return level < 0 ? undefined : [{ ...one, tagName: HEADINGS[Math.min(level + 1, 5)] ?? 'h6' }];
  });
}
