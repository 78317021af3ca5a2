import { expect, test } from 'vitest';
import { type Sources, shownAttribute, shownStyle } from './shown-attributes.ts';

const here = new Map([
  ['images/a.png', 'blob:a'],
  ['images/b.png', 'blob:b'],
]);
const find = (output: string): string | undefined => here.get(output);
/** The one address of another host that may be loaded. */
const LITERAL = 'https://example.com/a.png';
const asked: string[] = [];
const sources: Sources = {
  find,
  mayLoad(address) {
    asked.push(address);
    return address === LITERAL;
  },
};
const show = (element: string, name: string, value: string) =>
  shownAttribute(element, name, value, 'guides/start.html', sources);

test('pictures of the site are shown from memory, and wait while they are not there', () => {
  expect(show('img', 'src', '../images/a.png')).toBe('blob:a');
  expect(show('img', 'src', '../images/missing.png')).toBeNull();
  expect(show('video', 'poster', '/images/b.png')).toBe('blob:b');
});

test('what the author put elsewhere stays where it is', () => {
  expect(show('img', 'src', 'https://example.com/a.png')).toBe('https://example.com/a.png');
  expect(show('img', 'src', 'data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==');
  expect(show('iframe', 'src', LITERAL)).toBe(LITERAL);
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
  const css = `a{background:url('../images/b.png')}b{background:url(https://example.com/a.png)}c{background:url("../no.png")}`;
  expect(shownStyle(css, 'assets/site.css', sources)).toBe(
    'a{background:url("blob:b")}b{background:url(https://example.com/a.png)}c{background:url("data:,")}',
  );
});

const MADE = 'https://elsewhere.example/made';

test.each([
  ['img', 'src', MADE],
  ['img', 'src', 'HTTPS://elsewhere.example/made'],
  ['img', 'src', '//elsewhere.example/made'],
  ['img', 'src', '\\\\elsewhere.example\\made'],
  ['img', 'src', 'http:elsewhere.example/made'],
  ['img', 'src', '\u0001 ht\ntp\ts://elsewhere.example/made'],
  ['img', 'src', 'https://me:me@elsewhere.example/made'],
  ['img', 'srcset', `../images/a.png, ${MADE} 2x`],
  ['img', 'srcset', `${LITERAL} 1x(, ${MADE}) 1x, ${MADE} 2x`],
  ['img', 'srcset', `${LITERAL} 1x, b) ${MADE} 2x, ${MADE}) 3x`],
  ['source', 'src', MADE],
  ['source', 'src', 'data:application/vnd.apple.mpegurl,x'],
  ['video', 'poster', MADE],
  ['video', 'src', ' DATA:video/mp4;base64,AAAA'],
  ['track', 'src', MADE],
  ['input', 'src', MADE],
  ['table', 'background', MADE],
  ['iframe', 'src', MADE],
  ['iframe', 'src', 'data:text/html,x'],
  ['iframe', 'src', 'ftp://elsewhere.example/made'],
  ['iframe', 'srcdoc', '<p>x</p>'],
  ['iframe', 'name', 'what the page knows'],
  ['iframe', 'csp', 'what the page knows'],
  ['iframe', 'allow', 'what the page knows'],
  ['image', 'href', MADE],
  ['image', 'xlink:href', MADE],
  ['use', 'href', '/images/a.svg#x'],
  ['linearGradient', 'xlink:href', `${MADE}#x`],
  ['script', 'xlink:href', MADE],
  ['mrow', 'href', MADE],
  ['set', 'to', MADE],
  ['animate', 'values', 'url(\\68 ttps\\3a //elsewhere.example);x'],
  ['a', 'ping', '/made'],
  ['img', 'attributionsrc', ''],
  ['link', 'imagesrcset', 'a.png 1x'],
  ['html', 'manifest', '/made'],
  ['model', 'src', '/made'],
  ['tomorrow', 'loads', MADE],
  ['tomorrow', 'loads', 'h\nttps\n:x'],
])('of another host nothing is shown: %s %s %s', (element, name, value) => {
  expect(show(element, name, value)).toBeNull();
});

test.each([
  ['fill', `url(${MADE}#a)`, 'url("data:,")'],
  ['filter', `URL('${MADE}#a')`, 'URL("data:,")'],
  ['marker-start', `\\75 rl(${MADE})`, 'url("data:,")'],
  ['mask', 'url(#here)', 'url(#here)'],
])('drawings are painted with nothing of another host: %s %s', (name, value, expected) => {
  expect(show('path', name, value)).toBe(expected);
});

test.each([
  ['a', 'href', MADE],
  ['a', 'xlink:href', MADE],
  ['div', 'class', 'md:flex dark:bg-[url(x)]'],
  ['div', 'data-at', MADE],
  ['div', 'aria-label', MADE],
  ['meta', 'content', MADE],
  ['svg', 'xmlns', 'http://www.w3.org/2000/svg'],
  ['img', 'srcset', `${LITERAL}, ${LITERAL} 2x`],
  ['img', 'srcset', 'data:image/png;base64,AA== 1x, data:,x 2x'],
  ['q', 'cite', MADE],
  ['path', 'd', 'M0 0h1'],
  ['tomorrow', 'shows', 'words'],
])('what loads nothing stays: %s %s %s', (element, name, value) => {
  expect(show(element, name, value)).toBe(value);
});

test('what is asked about is what the browser would load, without what it passes over', () => {
  asked.length = 0;
  for (const value of [` ${LITERAL}\n`, LITERAL.replace('example', 'exam\tple'), `${LITERAL}\u00a0`])
    show('img', 'src', value);
  expect(asked).toEqual([LITERAL, LITERAL, `${LITERAL}\u00a0`]);
  expect(show('img', 'src', `${LITERAL}\u00a0`)).toBeNull();
});
