/** Confluence: panels, expanded texts, lists of tasks, and code in tables with the numbers of its lines. */
import type { Element, ElementContent } from 'hast';
import { calloutFor, component } from '../component.ts';
import {
  attributeOf,
  classesOf,
  codeBlock,
  element,
  findAllIn,
  findIn,
  type HastParent,
  hasClass,
  isElement,
  replaceElements,
  wordsIn,
} from '../hast.ts';

export function cleanConfluence(root: HastParent): void {
  replaceElements(root, (one) => {
    const panel = panelOf(one);
    if (panel) return [panel];
    const expand = expandOf(one);
    if (expand) return [expand];
    if (hasClass(one, 'syntaxhighlighter')) return [numberedCode(one)];
    if (hasClass(one, 'inline-task-list')) return [element('ul', {}, one.children.map(task))];
    return undefined;
  });
}

function panelOf(one: Element): Element | undefined {
  const type = attributeOf(one, 'dataPanelType');
  if (type !== '') return component(calloutFor(type), {}, contentOf(one, 'ak-editor-panel__content'));
  if (!hasClass(one, 'confluence-information-macro')) return undefined;
  const kind = classesOf(one).find((name) => name.startsWith('confluence-information-macro-')) ?? '';
  const body = contentOf(one, 'confluence-information-macro-body');
  const title = one.children.find((child) => isElement(child, 'p') && hasClass(child, 'title'));
  const head = title ? [element('p', {}, [element('strong', {}, (title as Element).children)])] : [];
  return component(calloutFor(kind.replace('confluence-information-macro-', '')), {}, [...head, ...body]);
}

function expandOf(one: Element): Element | undefined {
  if (attributeOf(one, 'dataNodeType') === 'expand')
    return component('Accordion', { title: attributeOf(one, 'dataTitle') || 'More' }, one.children);
  if (!hasClass(one, 'expand-container')) return undefined;
  const title = findIn(one, (part) => hasClass(part, 'expand-control-text'));
  return component('Accordion', { title: title ? wordsIn(title).trim() : 'More' }, contentOf(one, 'expand-content'));
}

function contentOf(one: Element, className: string): readonly ElementContent[] {
  return findIn(one, (part) => hasClass(part, className))?.children ?? one.children;
}

function numberedCode(one: Element): Element {
  const code = findIn(one, (part) => part.tagName === 'td' && hasClass(part, 'code')) ?? one;
  const lines = findAllIn(code, (part) => hasClass(part, 'line')).map((line) => wordsIn(line).replace(/\n$/, ''));
  const language = classesOf(one).find((name) => name !== 'syntaxhighlighter' && !/^(?:sh-|nogutter)/.test(name)) ?? '';
  return codeBlock(lines.join('\n'), language);
}

function task(item: ElementContent): ElementContent {
  if (!isElement(item, 'li')) return item;
  const box = element('input', { type: 'checkbox', checked: hasClass(item, 'checked') }, []);
  return element('li', {}, [box, ...item.children]);
}
