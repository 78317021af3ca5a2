import { expect, test } from 'vitest';
import { shownAttribute, shownStyle } from './shown-attributes.ts';

const here = new Map([
  ['images/a.png', 'blob:a'],
  ['images/b.png', 'blob:b'],
]);
const find = (output: string): string | undefined => here.get(output);
const show = (element: string, name: string, value: string) =>
  shownAttribute(element, name, value, 'guides/start.html', find);

test('pictures of the site are shown from memory, and wait while they are not there', () => {
  expect(show('img', 'src', '../images/a.png')).toBe('blob:a');
  expect(show('img', 'src', '../images/missing.png')).toBeNull();
  expect(show('video', 'poster', '/images/b.png')).toBe('blob:b');
});

test('what the author put elsewhere stays where it is', () => {
  expect(show('img', 'src', 'https://example.com/a.png')).toBe('https://example.com/a.png');
  expect(show('img', 'src', 'data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==');
  expect(show('iframe', 'src', 'https://example.com/')).toBe('https://example.com/');
  expect(show('a', 'href', '../images/a.png')).toBe('../images/a.png');
  expect(show('use', 'href', '#shape')).toBe('#shape');
});

test('each picture of a set is shown, or none', () => {
  expect(show('img', 'srcset', '../images/a.png, ../images/b.png 2x')).toBe('blob:a, blob:b 2x');
  expect(show('source', 'srcset', '../images/a.png 480w, ../images/missing.png 800w')).toBeNull();
});

test('what would load, run or lead away is withheld', () => {
  expect(show('script', 'src', '../assets/site.js')).toBeNull();
  expect(show('link', 'href', '../assets/site.css')).toBeNull();
  expect(show('meta', 'http-equiv', 'refresh')).toBeNull();
  expect(show('base', 'href', 'https://example.com/')).toBeNull();
  expect(show('button', 'onclick', 'alert(1)')).toBeNull();
  expect(show('iframe', 'src', '../other.html')).toBeNull();
});

test('pictures in styles are shown from memory too', () => {
  expect(show('div', 'style', 'color:red;background:url(../images/a.png)')).toBe('color:red;background:url("blob:a")');
  const css = `a{background:url('../images/b.png')}b{background:url(https://example.com/x.png)}c{background:url("../no.png")}`;
  expect(shownStyle(css, 'assets/site.css', find)).toBe(
    'a{background:url("blob:b")}b{background:url(https://example.com/x.png)}c{background:url("data:,")}',
  );
});
