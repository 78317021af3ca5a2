import { expect, test } from 'vitest';
import { rewriteCssAddresses } from './css-addresses.ts';

const MADE = 'https://elsewhere.example/made';

/** The text with nothing of the address in it, and what was asked about. */
function read(css: string) {
  const asked: string[] = [];
  const shown = rewriteCssAddresses(css, (address, kind) => {
    asked.push(kind === 'import' ? `import ${address}` : address);
    return 'data:,';
  });
  return { asked, shown };
}

test.each([
  [`a{background:url(${MADE})}`, 'a{background:url("data:,")}'],
  [`a{background:URL( "${MADE}" )}`, 'a{background:URL( "data:," )}'],
  [`a{background:url(${MADE}`, 'a{background:url("data:,")'],
  [`a{background:url("${MADE}`, 'a{background:url("data:,"'],
  [`a{background:\\75 r\\6c(${MADE})}`, 'a{background:url("data:,")}'],
  [`a{background:\\000055RL(${MADE})}`, 'a{background:url("data:,")}'],
  [`a{background:u\\72l(${MADE})}`, 'a{background:url("data:,")}'],
  [`a{background:url(https\\3a //elsewhere.example/made)}`, 'a{background:url("data:,")}'],
  [`a{background:url("https:/\\\n/elsewhere.example/made")}`, 'a{background:url("data:,")}'],
  [`a{background:image-set("${MADE}" 1x)}`, 'a{background:image-set("data:," 1x)}'],
  [`a{background:-webkit-image-set(url(${MADE}) 1x)}`, 'a{background:-webkit-image-set(url("data:,") 1x)}'],
  [`a{background:src("${MADE}")}`, 'a{background:src("data:,")}'],
  [`a{background:/*"*/url(${MADE})/*"*/}`, 'a{background:/*"*/url("data:,")/*"*/}'],
  [`a{content:"\\"";background:url(${MADE})}`, 'a{content:"\\"";background:url("data:,")}'],
  [`a{content:"open\nb:url(${MADE})}`, 'a{content:"open\nb:url("data:,")}'],
  [`<!--url(${MADE})-->`, '<!--url("data:,")-->'],
  [`a{width:1px;--b:5 url(${MADE})}`, 'a{width:1px;--b:5 url("data:,")}'],
  [
    `@font-face{src:local("x"),url('${MADE}')format("woff2")}`,
    '@font-face{src:local("x"),url("data:,")format("woff2")}',
  ],
  [`a{cursor:url(${MADE}),auto}`, 'a{cursor:url("data:,"),auto}'],
  [`@media x{@supports (a:b){a{mask:url(${MADE})}}}`, '@media x{@supports (a:b){a{mask:url("data:,")}}}'],
])('an address is found in %s', (css, expected) => {
  const { asked, shown } = read(css);
  expect(asked).toEqual([MADE]);
  expect(shown).toBe(expected);
});

test.each([
  [`@import "${MADE}";`, '@import "data:,";'],
  [`@import url(${MADE}) screen;`, '@import url("data:,") screen;'],
  [`@\\69mport/**/url( '${MADE}' )`, `@\\69mport/**/url( "data:," )`],
  [`@charset "x";@IMPORT '${MADE}' layer(a)`, '@charset "x";@IMPORT "data:," layer(a)'],
])('a style sheet is found in %s', (css, expected) => {
  const { asked, shown } = read(css);
  expect(asked).toEqual([`import ${MADE}`]);
  expect(shown).toBe(expected);
});

test.each([
  ['a value that is worked out could be an address', `a{--b:"${MADE}";background:image-set(var(--b) 1x)}`],
  ['so could an attribute that is read as more than a text', 'a{background:attr(data-a type(*))}'],
  ['so could a function of the sheet’s own', 'a{background:src(--made())}'],
])('%s', (_, css) => {
  expect(read(css).shown).toContain('leafwright-withheld(');
});

test('what browsers read in two ways is not shown', () => {
  for (const sign of ['\u00a0', '\u200b', '\u2028', '\ue000'])
    for (const before of ['', '1', '#', '@', '-'])
      expect(read(`a{background:${before}${sign}url(${MADE})}`).shown, before).toBe('');
});

test.each([
  `a{content:"url(${MADE})"}`,
  `/* url(${MADE}) */`,
  `a[href="${MADE}"]{quotes:"(" ")"}`,
  `a{background:1url(${MADE.slice(8, 9)})}`,
  `#url(a){}`,
  'a:not(.b\\:c)::before{content:attr(data-a) "é" counter(x)}',
  '.\\31 0{grid-area:a;width:calc(1px + var(--é))}',
  '@media (min-width:1e3px){a{color:rgb(0 0 0 / 50%)}}',
])('nothing is asked about %s', (css) => {
  expect(read(css)).toEqual({ asked: [], shown: css });
});

test('what may be shown stays as it is written', () => {
  const css = `@import"${MADE}";a{background:URL( ${MADE}\n)/**/,image-set( '${MADE}'1x)}`;
  expect(rewriteCssAddresses(css, (address) => address)).toBe(css);
});
