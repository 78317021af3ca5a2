import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeText } from '../../../project/text.ts';
import { projectStyleFiles, projectStyles } from './project-styles.ts';

const filesOf = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, encodeText(text)]));
const stylesOf = (texts: Readonly<Record<string, string>>) => projectStyles(filesOf(texts), 'assets/site.css');

test('every style sheet of the project is applied, but not those of tools and in hidden folders', () => {
  const files = filesOf({
    'b.css': '',
    'styles/a.css': '',
    'node_modules/x/x.css': '',
    '.hidden/y.css': '',
    'a.js': '',
  });
  expect(projectStyleFiles(files)).toEqual(['b.css', 'styles/a.css']);
});

test('files of the project are led along from where the style sheet stands', () => {
  const { rules, missing } = stylesOf({
    'styles/a.css': `.a { background: url(img/x.png) } .b { background: URL( "/fonts/my font.woff2?v=1" ) }
      .c { background: image-set("../top.png" 1x, url('https://cdn.example/x.png') 2x) }
      .d { mask: url(#drawn); src: url(data:image/png;base64,AA) }`,
    'styles/img/x.png': '',
    'fonts/my font.woff2': '',
    'top.png': '',
  });
  expect(rules).toContain('url("../styles/img/x.png")');
  expect(rules).toContain('URL("../fonts/my%20font.woff2?v=1")');
  expect(rules).toContain('image-set("../top.png" 1x, url("https://cdn.example/x.png") 2x)');
  expect(rules).toContain('url("#drawn")');
  expect(rules).toContain('url("data:image/png;base64,AA")');
  expect(missing).toEqual([]);
});

test('rules for parts of the original service are applied to the same parts here, and colours stay colours', () => {
  const files = filesOf({ 'a.css': '#navbar > a, a#navbar-x { color: #fff; background: #banner }' });
  const { rules } = projectStyles(files, 'assets/site.css', { navbar: '.top' });
  expect(rules).toBe(':is(.top) > a, a#navbar-x { color: #fff; background: #banner }');
});

test('an address that is no file of the project is told, and one that does something else loads nothing', () => {
  const { rules, missing } = stylesOf({
    'a.css': '.a{background:url(gone.png)} .b{background:url("javascript:alert(1)")} .c{background:url(../../out.png)}',
  });
  expect(missing).toEqual([{ file: 'a.css', address: 'gone.png' }]);
  expect(rules).not.toContain('javascript');
  expect(rules).toContain('.c{background:url("data:,")}');
});

test('an import of the project stands in its place, once, under its conditions', () => {
  const { rules } = stylesOf({
    'a.css': '@charset "utf-8"; @import "parts/b.css" screen and (width > 40rem); .a { color: red }',
    'parts/b.css': "@import url('../c.css'); .b { color: blue }",
    'c.css': '.c { background: url(parts/p.png) }',
    'parts/p.png': '',
  });
  expect(rules.replace(/\s+/g, ' ')).toBe(
    '@media screen and (width > 40rem){.c { background: url("../parts/p.png") } .b { color: blue }} .a { color: red }',
  );
});

test('imports in a circle end, and an import behind a rule does not count', () => {
  const { rules } = stylesOf({ 'a.css': '@import "b.css"; .a {}', 'b.css': '@import "a.css"; .b {}' });
  expect(rules).toContain('.a {}');
  expect(rules).toContain('.b {}');
  const beside = stylesOf({ 'a.css': '@import "b.css"; .a {}', 'b.css': '@import "a.css"; .b {}', 'c.css': '.c {}' });
  for (const rule of ['.a {}', '.b {}', '.c {}']) expect(beside.rules.split(rule)).toHaveLength(2);
  expect(stylesOf({ 'a.css': '.a {} @import "b.css";', 'b.css': '.b {}' }).rules).toBe('.a {}\n.b {}');
});

test('an import from another host stands before everything, as it must', () => {
  const { imports, rules } = stylesOf({
    'a.css': '@import url(https://fonts.example/css2?family=A) ; p { color: red }',
  });
  expect(imports).toBe('@import "https://fonts.example/css2?family=A";\n');
  expect(rules).toBe('p { color: red }');
});

test('a style sheet that is left open or broken spoils no other', () => {
  const broken = [
    'a{color:red',
    'a{b:calc(1px',
    '/* open',
    'a{content:"open',
    '} ) ] a{}',
    '*/)*/{',
    'a; b',
    '@media screen{a{',
  ];
  for (const text of broken) {
    const { rules } = stylesOf({ 'a.css': text, 'b.css': '.b{color:blue}' });
    expect(rules.endsWith('.b{color:blue}'), rules).toBe(true);
    expect(depthOf(rules.slice(0, -'.b{color:blue}'.length)), rules).toBe(0);
  }
});

test('nothing in a style sheet ends the element that holds it, or the part of the file that is its own', () => {
  const pieces = [
    '</style>',
    '<!--',
    '-->',
    '"',
    "'",
    '\\',
    '/*',
    '*/',
    '{',
    '}',
    '(',
    ')',
    'url(',
    '@import ',
    ';',
    'a',
    '\n',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
      const { rules, imports } = stylesOf({ 'a.css': parts.join('') });
      expect(`${imports}${rules}`.toLowerCase()).not.toContain('</');
      expect(depthOf(rules)).toBe(0);
    }),
    { numRuns: 500 },
  );
});

/** How many blocks are open at the end, as a browser reads it; `Infinity` inside a comment or a string. */
function depthOf(css: string): number {
  const open: string[] = [];
  for (let at = 0; at < css.length; at++) {
    const character = css[at] ?? '';
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2);
      if (end < 0) return Number.POSITIVE_INFINITY;
      at = end + 1;
    } else if (character === '\\') at += 1;
    else if (character === '"' || character === "'") {
      for (at += 1; css[at] !== character && css[at] !== '\n'; at++) {
        if (at >= css.length) return Number.POSITIVE_INFINITY;
        if (css[at] === '\\') at += 1;
      }
    } else if ('{(['.includes(character)) open.push({ '{': '}', '(': ')', '[': ']' }[character] ?? '');
    else if (open.at(-1) === character) open.pop();
  }
  return open.length;
}
