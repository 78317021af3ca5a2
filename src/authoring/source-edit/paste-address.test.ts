import { describe, expect, it } from 'vitest';
import { pasteAddress } from './paste-address.ts';
import { shown } from './testing/selection.ts';

const ADDRESS = 'https://example.com/a';
/** The text after pasting; `plain` where it is pasted as always. */
function paste(source: string, pasted = ADDRESS): string {
  let isPlain = false;
  const after = shown(source, (text, selection) => {
    const change = pasteAddress(text, selection, pasted);
    isPlain = change === undefined;
    return change;
  });
  return isPlain ? 'plain' : after.replace(/[¦⟦⟧]/g, '');
}

describe('an address that is pasted on selected words', () => {
  it('becomes their link', () => {
    expect(paste('One ⟦two⟧ three')).toBe(`One [two](${ADDRESS}) three`);
    expect(paste('One ⟦two ⟧three', `${ADDRESS}\n`)).toBe(`One [two](${ADDRESS}) three`);
    expect(paste('⟦## Head⟧\n')).toBe(`## [Head](${ADDRESS})\n`);
    expect(paste('- [ ] ⟦item⟧ more')).toBe(`- [ ] [item](${ADDRESS}) more`);
    expect(paste('> ⟦one\ntwo⟧')).toBe(`> [one\ntwo](${ADDRESS})`);
    expect(paste('<Note>\n  See ⟦this⟧.\n</Note>\n')).toBe(`<Note>\n  See [this](${ADDRESS}).\n</Note>\n`);
    expect(paste('Mail ⟦us⟧', 'mailto:a@example.com')).toBe('Mail [us](mailto:a@example.com)');
    expect(paste('Costs $5 for ⟦one⟧ or $6')).toBe(`Costs $5 for [one](${ADDRESS}) or $6`);
  });

  it('goes around whole emphasis, code and pictures', () => {
    expect(paste('a **⟦b⟧** c')).toBe(`a **[b](${ADDRESS})** c`);
    expect(paste('a **b⟦c** d⟧ e')).toBe(`a [**bc** d](${ADDRESS}) e`);
    expect(paste('run ⟦`npm i`⟧ now')).toBe(`run [\`npm i\`](${ADDRESS}) now`);
    expect(paste('⟦![alt](/a.png)⟧')).toBe(`[![alt](/a.png)](${ADDRESS})`);
  });

  it('takes the place of the address of a link that the words are in', () => {
    expect(paste('a [⟦words⟧](/old) b')).toBe(`a [words](${ADDRESS}) b`);
    expect(paste('a ⟦[words](/old "T")⟧ b')).toBe(`a [words](${ADDRESS} "T") b`);
  });

  it('is pasted as always on another address, and where no link can stand', () => {
    const plain = [
      'a ⟦https://example.com/old⟧ b',
      'a [b](⟦/old⟧) c',
      'a ¦ b',
      'run `npm ⟦i⟧` now',
      '```js\nlet ⟦a⟧\n```\n',
      '---\ntitle: ⟦A⟧\n---\n',
      '<Card title="⟦One⟧">\n  Two\n</Card>\n',
      '<⟦Card⟧ title="One" />\n',
      'One ⟦two\n\nthree⟧',
      '- ⟦a\n- b⟧',
      '![⟦alt⟧](/a.png)',
      'a ⟦[b](/c) d⟧',
      'so $x + ⟦y⟧$ is',
      '$$\n⟦x⟧\n$$\n',
      "import ⟦A⟧ from './a.mdx'",
      'see <a href="/x">⟦this⟧</a>',
      '| a | b |\n|---|---|\n| ⟦c | d⟧ |\n',
    ];
    expect(plain.filter((source) => paste(source) !== 'plain')).toEqual([]);
    expect(paste('One ⟦two⟧', 'two words')).toBe('plain');
    expect(paste('One ⟦two⟧', 'index.md')).toBe('plain');
    expect(paste('One ⟦two⟧', `${ADDRESS} and more`)).toBe('plain');
  });

  it('may be put on the words of a cell', () => {
    expect(paste('| a | b |\n|---|---|\n| ⟦c⟧ | d |\n')).toBe(`| a | b |\n|---|---|\n| [c](${ADDRESS}) | d |\n`);
  });
});
