import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { crossingsOf, textsIn } from '../testing/geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { parseTreeView } from './draw-tree-view.ts';

describe('treeView', () => {
  it('knows folders by what is in them or by their slash', () => {
    expect(parseTreeView(sourceOf('treeView-beta\n "a"\n   "b c"\n      d\n   e/\n f'))).toEqual([
      { name: 'a', depth: 0, parent: undefined, isFolder: true },
      { name: 'b c', depth: 1, parent: 0, isFolder: true },
      { name: 'd', depth: 2, parent: 1, isFolder: false },
      { name: 'e/', depth: 1, parent: 0, isFolder: true },
      { name: 'f', depth: 0, parent: undefined, isFolder: false },
    ]);
  });

  it('lists names below each other, the farther in the deeper they are', () => {
    const drawn = draw(SAMPLES.treeView ?? '');
    const texts = textsIn(drawn);
    expect(wordsIn(drawn)).toEqual(['tidepool', 'guides', 'structure.mdx', 'code.mdx', 'docs.json']);
    expect(crossingsOf(texts)).toEqual([]);
    const [root, guides, page, , last] = texts;
    expect([guides, page].map((text, index) => (text?.left ?? 0) > ([root, guides][index]?.left ?? 0))).toEqual([
      true,
      true,
    ]);
    expect(last?.left).toBe(guides?.left);
  });

  it('says what was expected', () => {
    expect(refusalOf('treeView-beta')).toMatchObject({ line: 1, expected: expect.stringContaining('folder or file') });
  });
});
