/** Notion: callouts with a sign before them, lists of what is to do, and toggles in lists of their own. */
import type { ElementContent } from 'hast';
import { calloutFor, component } from '../component.ts';
import { classesOf, element, findIn, type HastParent, hasClass, isElement, replaceElements, wordsIn } from '../hast.ts';

/** What a sign at the beginning of a callout says. Others are words like any. */
const SIGNS: Readonly<Record<string, string>> = {
  '💡': 'tip',
  ℹ: 'info',
  '⚠': 'warning',
  '❗': 'warning',
  '🚨': 'danger',
  '⛔': 'danger',
  '✅': 'check',
  '📝': 'note',
  '📌': 'note',
};

export function cleanNotion(root: HastParent): void {
  replaceElements(root, (one) => {
    if (one.tagName === 'aside' || (one.tagName === 'figure' && hasClass(one, 'callout')))
      return [callout(one.children)];
    if (hasClass(one, 'to-do-list')) return [element('ul', {}, one.children)];
    if (hasClass(one, 'checkbox'))
      return [element('input', { type: 'checkbox', checked: classesOf(one).includes('checkbox-on') }, [])];
    // A toggle is the only item of a list.
    if (hasClass(one, 'toggle') && one.tagName === 'ul') return one.children.flatMap(contentOfItem);
    return undefined;
  });
}

function contentOfItem(item: ElementContent): readonly ElementContent[] {
  return isElement(item, 'li') ? item.children : [];
}

function callout(children: readonly ElementContent[]) {
  const box = element('div', {}, children);
  const words = wordsIn(box).trimStart();
  const sign = Object.keys(SIGNS).find((one) => words.startsWith(one));
  if (sign !== undefined) withoutSign(box, sign);
  return component(calloutFor(sign === undefined ? 'note' : (SIGNS[sign] ?? 'note')), {}, box.children);
}

/** Takes the sign from the first words, and the sign that says how it is drawn. */
function withoutSign(box: HastParent, sign: string): void {
  const first = findIn(box, ({ children }) =>
    children.some((child) => child.type === 'text' && child.value.trimStart().startsWith(sign)),
  );
  const text = first?.children.find((child) => child.type === 'text' && child.value.trim() !== '');
  if (text?.type === 'text')
    text.value = text.value
      .trimStart()
      .slice(sign.length)
      .replace(/^\uFE0F?\s*/u, '');
}
