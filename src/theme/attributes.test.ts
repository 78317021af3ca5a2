import { expect, test } from 'vitest';
import { attribute, classNames, flagAttribute, listAttribute, numberAttribute, textAttribute } from './attributes.ts';

test('reads flags the way authors write them', () => {
  const flag = (value: unknown) => flagAttribute({ defaultOpen: value }, 'defaultOpen');
  expect([true, 'true', '', 'yes'].map(flag)).toEqual([true, true, true, true]);
  expect([false, 'false', 'False', '0', 0, undefined, null].map(flag)).toEqual(Array(7).fill(false));
  expect(flagAttribute({}, 'sync', true)).toBe(true);
});

test('forgives another spelling and small slips', () => {
  expect(flagAttribute({ requried: 'true' }, 'required')).toBe(true);
  for (const [given, meant] of [
    ['tilte', 'title'],
    ['titl', 'title'],
    ['colour', 'color'],
    ['herf', 'href'],
    ['nmae', 'name'],
  ] as const) {
    expect(textAttribute({ [given]: 'x' }, meant)).toBe('x');
  }
  expect(textAttribute({ tips: 'x' }, 'tip')).toBeUndefined();
  expect(textAttribute({ hrefs: 'x' }, 'href')).toBeUndefined();
  expect(flagAttribute({ defaultopen: '' }, 'defaultOpen')).toBe(true);
  expect(flagAttribute({ 'default-open': '' }, 'defaultOpen')).toBe(true);
  expect(flagAttribute({ deprecatd: true }, 'deprecated')).toBe(true);
});

test('does not take one attribute for another', () => {
  expect(attribute({ title: 'a' }, 'tile')).toBeUndefined();
  expect(attribute({ icon: 'a' }, 'icons')).toBeUndefined();
  expect(attribute({ children: 'a' }, 'childen')).toBeUndefined();
});

test('reads numbers, lists, text and classes', () => {
  expect(numberAttribute({ cols: '3' }, 'cols')).toBe(3);
  expect(numberAttribute({ size: '20px' }, 'size')).toBe(20);
  expect(numberAttribute({ cols: 'three' }, 'cols')).toBeUndefined();
  expect(listAttribute({ tags: 'a, b' }, 'tags')).toEqual(['a', 'b']);
  expect(listAttribute({ tags: ['a', 2] }, 'tags')).toEqual(['a', '2']);
  expect(textAttribute({ title: '  ' }, 'title')).toBeUndefined();
  expect(classNames('card', { className: 'mine' })).toBe('card mine');
  expect(classNames('card', { class: 'mine' })).toBe('card mine');
});
