/** Pages that this editor has made: their components come back as they were written. */
import type { Element, ElementContent } from 'hast';
import { calloutFor, component } from '../component.ts';
import {
  attributeOf,
  classesOf,
  codeBlock,
  findAllIn,
  findIn,
  type HastParent,
  hasClass,
  isElement,
  replaceElements,
  wordsIn,
} from '../hast.ts';

export function cleanOwnSite(root: HastParent): void {
  replaceElements(root, (one) => {
    const found = READERS.find(({ of }) => hasClass(one, of));
    return found?.read(one);
  });
}

interface Reader {
  readonly of: string;
  readonly read: (one: Element) => readonly ElementContent[] | undefined;
}

const READERS: readonly Reader[] = [
  { of: 'heading-anchor', read: () => [] },
  { of: 'copy-button', read: () => [] },
  { of: 'tab-panel-name', read: () => [] },
  { of: 'callout', read: (one) => [component(calloutFor(toneOf(one)), {}, partOf(one, 'callout-body'))] },
  { of: 'step', read: (one) => [component('Step', { title: wordsOf(one, 'step-title') }, partOf(one, 'step-body'))] },
  {
    of: 'steps',
    read: (one) => [
      component(
        'Steps',
        {},
        one.children.filter((child) => isElement(child)),
      ),
    ],
  },
  {
    of: 'accordion',
    read: (one) => [component('Accordion', { title: wordsOf(one, 'accordion-title') }, partOf(one, 'accordion-body'))],
  },
  {
    of: 'expandable',
    read: (one) => [
      component(
        'Expandable',
        { title: wordsOf(one, 'when-closed').replace(/^\S+\s+/, '') },
        partOf(one, 'expandable-body'),
      ),
    ],
  },
  { of: 'code-block', read: titledCode },
  { of: 'tab-set', read: tabs },
  { of: 'card', read: card },
  { of: 'columns', read: columns },
  { of: 'field', read: field },
  {
    of: 'frame',
    read: (one) => [component('Frame', { caption: wordsOfTag(one, 'figcaption') }, partOf(one, 'frame-box'))],
  },
];

function partOf(one: Element, className: string): readonly ElementContent[] {
  return findIn(one, (part) => hasClass(part, className))?.children ?? [];
}

function wordsOf(one: Element, className: string): string {
  const part = findIn(one, (other) => hasClass(other, className));
  return part ? wordsIn(part).trim() : '';
}

function wordsOfTag(one: Element, name: string): string {
  const part = findIn(one, ({ tagName }) => tagName === name);
  return part ? wordsIn(part).trim() : '';
}

function toneOf(one: Element): string {
  return (classesOf(one).find((name) => name.startsWith('tone-')) ?? 'tone-note').slice('tone-'.length);
}

/** The code, with its language and its title. */
function titledCode(one: Element): readonly ElementContent[] | undefined {
  if (hasClass(one, 'tab-set')) return tabs(one);
  const pre = findIn(one, ({ tagName }) => tagName === 'pre');
  return pre && [codeBlock(wordsIn(pre), attributeOf(one, 'dataLanguage'), wordsOf(one, 'code-title'))];
}

function tabs(one: Element): readonly ElementContent[] {
  const names = findAllIn(one, (part) => hasClass(part, 'tab')).map((tab) => wordsIn(tab).trim());
  const panels = findAllIn(one, (part) => hasClass(part, 'tab-panel'));
  if (!hasClass(one, 'code-group')) {
    return [
      component(
        'Tabs',
        {},
        panels.map((panel, at) => component('Tab', { title: names[at] ?? '' }, panel.children)),
      ),
    ];
  }
  const blocks = panels.map((panel, at) => {
    const pane = findIn(panel, (part) => hasClass(part, 'code-pane'));
    const pre = findIn(panel, ({ tagName }) => tagName === 'pre');
    return codeBlock(wordsIn(pre ?? panel), pane ? attributeOf(pane, 'dataLanguage') : '', names[at] ?? '');
  });
  return [component('CodeGroup', {}, blocks)];
}

function card(one: Element): readonly ElementContent[] {
  const title = findIn(one, (part) => hasClass(part, 'card-title'));
  const link = title && findIn(title, ({ tagName }) => tagName === 'a');
  const href = link ? attributeOf(link, 'href') : '';
  return [component('Card', { title: title ? wordsIn(title).trim() : '', href }, partOf(one, 'card-body'))];
}

function columns(one: Element): readonly ElementContent[] {
  const count =
    classesOf(one)
      .map((name) => /^columns-(\d)$/.exec(name)?.[1])
      .find((found) => found !== undefined) ?? '2';
  const children = one.children.filter((child) => isElement(child));
  return [component('CardGroup', { 'cols={}': count }, children)];
}

function field(one: Element): readonly ElementContent[] {
  const name = wordsOf(one, 'field-name');
  const kind = wordsOf(one, 'field-label');
  const isRequired = findIn(one, (part) => hasClass(part, 'field-required')) !== undefined;
  const rest = { type: wordsOf(one, 'field-type'), ...(isRequired && { required: true as const }) };
  const body = partOf(one, 'field-body');
  return ['query', 'path', 'body', 'header'].includes(kind)
    ? [component('ParamField', { [kind]: name, ...rest }, body)]
    : [component('ResponseField', { name, ...rest }, body)];
}
