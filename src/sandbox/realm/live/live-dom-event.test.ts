import { expect, it } from 'vitest';
import { LiveDomElement } from './dom.ts';
import { dispatch } from './dom-tree.ts';
import { domEventOf } from './live-dom-event.ts';

const click = { number: 1, type: 'click', bubbles: true, fields: { clientX: 7 } };

function elements(): readonly [inner: LiveDomElement, outer: LiveDomElement] {
  return [new LiveDomElement('button'), new LiveDomElement('div')];
}

it('rises from the element that was clicked to those around it, with its own values', () => {
  const [inner, outer] = elements();
  const heard: unknown[] = [];
  inner.addEventListener('click', (event) => heard.push('inner', event.clientX));
  outer.addEventListener('click', (event) => heard.push('outer', event.target === inner));
  dispatch([inner, outer], domEventOf(click));
  expect(heard).toEqual(['inner', 7, 'outer', true]);
});

it('rises no further than where it is stopped', () => {
  const [inner, outer] = elements();
  const heard: string[] = [];
  inner.addEventListener('click', (event) => {
    (event.stopPropagation as () => void)();
    heard.push('inner');
  });
  outer.addEventListener('click', () => heard.push('outer'));
  dispatch([inner, outer], domEventOf(click));
  expect(heard).toEqual(['inner']);
});

it('says to those around it that what it does by itself was prevented', () => {
  const [inner, outer] = elements();
  const heard: boolean[] = [];
  inner.addEventListener('click', (event) => (event.preventDefault as () => void)());
  outer.addEventListener('click', (event) => heard.push(event.defaultPrevented));
  dispatch([inner, outer], domEventOf(click));
  expect(heard).toEqual([true]);
});
