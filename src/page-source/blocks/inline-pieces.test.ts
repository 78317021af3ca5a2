import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInlinePieces } from './inline-pieces.ts';

/** `‹…›` around what is hidden, `look:words` for what has a look. */
function shown(text: string): string {
  return readInlinePieces(text)
    .map(({ start, end, looks, signOf }) => {
      const words = text.slice(start, end);
      if (signOf) return `‹${words}›`;
      return looks.length > 0 ? `{${looks.join('+')}:${words}}` : words;
    })
    .join('');
}

test.each([
  ['One **bold** and *thin*.', 'One ‹**›{bold:bold}‹**› and ‹*›{italic:thin}‹*›.'],
  ['***both***', '‹*›‹**›{bold+italic:both}‹**›‹*›'],
  ['`a **b**` and ~~old~~', '‹`›{code:a **b**}‹`› and ‹~~›{strike:old}‹~~›'],
  ['See [the *guide*](/guide "Title").', 'See ‹[›{link:the }‹*›{italic+link:guide}‹*›‹](/guide "Title")›.'],
  ['![A window](/w.png)', '‹![›{image:A window}‹](/w.png)›'],
  ['![](/images/w.png)', '‹![](/images/›{image:w.png}‹)›'],
  ['[![A](/a.png)](/b)', '‹[›‹![›{link+image:A}‹](/a.png)›‹](/b)›'],
  ['[](/nothing)', '[](/nothing)'],
  ['<https://a.b> and <kbd>A</kbd>', '‹<›{link:https://a.b}‹>› and {tag:<kbd>}A{tag:</kbd>}'],
  ['2 \\* 3 and `\\*`', '2 ‹\\›* 3 and ‹`›{code:\\*}‹`›'],
  ['- a **b\n- c** d', '{bullet:-} a **b\n{bullet:-} c** d'],
  ['- [ ] a\n- [x] b', '‹- ›{box:[ ]} a\n‹- ›{done:[x]} b'],
  ['> quoted\n> - a', '{quote:>} quoted\n{quote:>} {bullet:-} a'],
  ['- a\n  ```js\n  - **b**\n  ```\n- c', '{bullet:-} a\n{code:  ```js\n  - **b**\n  ```\n}{bullet:-} c'],
  ['**** and ** alone', '**** and ** alone'],
  ['~old~ and ~/new', '‹~›{strike:old}‹~› and ~/new'],
  ['<Icon icon="a > b" title="*c*" /> d', '{tag:<Icon icon="a > b" title="*c*" />} d'],
  ['{`a **b**`}', '{`a **b**`}'],
  ['a *b\n\nc* d', 'a *b\n\nc* d'],
  ['-', '-'],
])('%j', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('pieces joined are the text, whatever stands in it', () => {
  const word = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\n\n',
    '**',
    '*',
    '`',
    '```',
    '[',
    '](',
    ')',
    '!',
    '\\',
    '<b>',
    '- ',
    '> ',
    '~~',
    'é😀',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const text = words.join('');
      const pieces = readInlinePieces(text);
      expect(pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      for (const { start, end, signOf } of pieces) {
        if (signOf) expect(signOf.start <= start && end <= signOf.end).toBe(true);
      }
    }),
  );
});
