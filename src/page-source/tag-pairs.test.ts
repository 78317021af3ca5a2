import { describe, expect, it } from 'vitest';
import { readFoldingRanges } from './folding.ts';
import { closingTagFor, linkedNames, readTagPairs } from './tag-pairs.ts';

const cut = (text: string, offset: number) =>
  linkedNames(text, offset)?.map(({ start, end }) => `${start} ${text.slice(start, end)}`);

describe('pairs of tags', () => {
  it('finds what belongs together, whatever stands in between', () => {
    const text = '<Steps><Step title="a > b"><br>x</Step><Step /></Steps>\n`<Note>` </Note> <Tabs>\n';
    expect(readTagPairs(text).map(({ name }) => name)).toEqual(['Steps', 'Step']);
  });

  it('changes both names together', () => {
    const text = 'a <Note>x<Note>y</Note></Note>';
    expect(cut(text, 4)).toEqual(['3 Note', '25 Note']);
    expect(cut(text, 20)).toEqual(['18 Note', '10 Note']);
    expect(cut(text, 0)).toBeUndefined();
    expect(cut('<Card />', 2)).toBeUndefined();
  });

  it.each([
    ['<Card>|', '</Card>'],
    ['<Card title="a>b">|', '</Card>'],
    ['<Tree.Folder\n  name="x">|', '</Tree.Folder>'],
    ['<Card>|</Card>', undefined],
    ['<Card />|', undefined],
    ['<br>|', undefined],
    ['a > b >|', undefined],
    ['`<Card>|`', undefined],
    ['</Card>|', undefined],
    ['<Steps>\n<Step>|\n</Steps>', '</Step>'],
  ])('%j is closed by %s', (marked, closing) => {
    const offset = marked.indexOf('|');
    expect(closingTagFor(marked.replace('|', ''), offset)).toBe(closing);
  });
});

describe('readFoldingRanges', () => {
  it('folds front matter, sections, components and code', () => {
    const text = [
      '---', // 1
      'title: x',
      '---',
      '',
      '## One', // 5
      'words',
      '',
      '### Two', // 8
      '<Note>', // 9
      '  ## In',
      '  words',
      '</Note>', // 12
      '```js', // 13
      'x',
      '```', // 15
      '',
      '## Three', // 17
      'end', // 18
      '',
    ].join('\n');
    const ranges = readFoldingRanges(text).map(({ kind, start, end }) => `${kind} ${start}-${end}`);
    expect(ranges).toEqual([
      'front-matter 1-3',
      'section 5-15',
      'section 8-15',
      'component 9-11',
      'section 10-11',
      'code 13-15',
      'section 17-18',
    ]);
    expect(
      readFoldingRanges(text.replaceAll('\n', '\r\n')).map(({ kind, start, end }) => `${kind} ${start}-${end}`),
    ).toEqual(ranges);
  });
});
