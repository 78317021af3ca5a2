import { describe, expect, it } from 'vitest';
import { type CursorPlace, cursorPlaceAt } from './cursor-place.ts';

/** The place at the `|` of a text, with what its range covers. */
function at(marked: string): CursorPlace & { readonly covers?: string } {
  const offset = marked.indexOf('|');
  const text = marked.slice(0, offset) + marked.slice(offset + 1);
  const place = cursorPlaceAt(text, offset);
  return 'range' in place ? { ...place, covers: text.slice(place.range.start, place.range.end) } : place;
}

describe('cursorPlaceAt', () => {
  it.each([
    ['Text |here', 'text'],
    ['<|', 'tag'],
    ['<Ca|', 'tag'],
    ['Before <Ca|rd title="x">', 'tag'],
    ['<Steps>\n  <|', 'tag'],
    ['<Note>x</|', 'closing-tag'],
    ['<Card |', 'attribute'],
    ['<Card ti|', 'attribute'],
    ['<Card title="x" |>', 'attribute'],
    ['<Card\n  title="x"\n  |\n>', 'attribute'],
    ['<Card icon={<svg/>} |', 'attribute'],
    ['<Card title="a|b">', 'value'],
    ['<Card title="a|', 'value'],
    ["<Card title='|'", 'value'],
    ['<CardGroup cols={|}', 'value'],
    ['<Card icon={"st|"}', 'value'],
    ['<Card title=|', 'value'],
    ['[text](|)', 'link'],
    ['[text](/gui|de)', 'link'],
    ['see [a] and [text](#|', 'link'],
    ['[ref]: /pa|', 'link'],
    ['![alt](/im|)', 'image'],
    ["import X from '|'", 'import'],
    ['import X from "/snip|pets/a.mdx";', 'import'],
    ['```|', 'fence-language'],
    ['```py|thon\nx\n```', 'fence-language'],
    ['- ```js |\n  x\n  ```', 'fence-setting'],
    ['```js\nconst <|\n```', 'code'],
    ['Some `<Ca|` code', 'code'],
    ['Some `<Ca|', 'code'],
    ['Some `<Card` and |', 'text'],
    ['```\n<Card\n```\ntext |', 'text'],
    ['a `b\nc <|d` e', 'code'],
    ['Some `a` and <Ca|', 'tag'],
    ['a < b |', 'text'],
    ['\\<Ca|', 'text'],
    ['```js\nx\n```\n<|', 'tag'],
    ['One `a` and `b` <|', 'tag'],
    ['---\nti|\n---\n', 'front-matter-key'],
    ['---\ntitle: A|\n---\n', 'front-matter-value'],
    ['---\nmode: |\n---\n', 'front-matter-value'],
    ['---\r\nmode: wi|\r\n---\r\n', 'front-matter-value'],
    ['---\n|', 'front-matter-key'],
    ['---\ntitle: A\n---\n|', 'text'],
    ['<Note>\n  {|}\n</Note>', 'text'],
  ])('%j is %s', (marked, kind) => {
    expect(at(marked).kind).toBe(kind);
  });

  it('covers the word that a choice replaces', () => {
    expect(at('<Ca|rd title="x">').covers).toBe('Card');
    expect(at('<Card tit|le="x">').covers).toBe('title');
    expect(at('<Card title="ab|cd">').covers).toBe('abcd');
    expect(at('<Card icon={"st|ar"}>').covers).toBe('star');
    expect(at('[a](/gui|de#x)').covers).toBe('/guide#x');
    expect(at('---\nmode: wi|de\ntag: x\n---\n').covers).toBe('wide');
    expect(at('```py|thon title\n```').covers).toBe('python');
    expect(at('<Card title="a|\n  href="/x">').covers).toBe('a');
  });

  it('tells the component, the attribute and what is given already', () => {
    expect(at('<Card title="x" |icon="star">')).toMatchObject({ component: 'Card', given: ['title'], name: 'icon' });
    expect(at('<Card title="x" | icon="star">')).toMatchObject({ name: '', given: ['title', 'icon'] });
    expect(at('<Tree.File name="|"')).toMatchObject({ component: 'Tree.File', attribute: 'name', form: 'string' });
    expect(at('---\ntitle: A\nic|\n---\n')).toMatchObject({ given: ['title'], key: 'ic' });
  });

  it('tells what is open around the cursor, the innermost first', () => {
    expect(at('<Steps>\n  <Step title="a > b">\n    <br>\n    <|')).toMatchObject({ parents: ['Step', 'Steps'] });
    expect(at('<Note>x</Note>\n```\n<Tabs>\n```\n<|')).toMatchObject({ parents: [] });
    expect(at('<Card title="x" />\n<Tabs>\n</|')).toMatchObject({ parents: ['Tabs'] });
  });
});
