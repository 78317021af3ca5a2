import { describe, expect, it } from 'vitest';
import { idsOf, placeAliases } from '../../engine/render/page-ids.ts';
import { anchorOf, createAnchors, plainAnchorOf } from './anchors.ts';

describe('ids of headings', () => {
  it.each([
    ['Getting started', 'getting-started', 'getting-started'],
    ['What is new? (v2.0)', 'what-is-new?-v2-0', 'what-is-new-v2-0'],
    ["A member's role", 'a-member’s-role', 'a-members-role'],
    ['Read & write: both', 'read-&-write:-both', 'read-and-write-both'],
    ['`user_data` / `path`', 'user_data-/-path', 'user-data-path'],
    ['Größe, 大きさ', 'größe,-大きさ', 'größe-大きさ'],
  ])('%s', (text, id, plain) => {
    expect(anchorOf(text)).toBe(id);
    expect(plainAnchorOf(text)).toBe(plain);
  });

  it('differ within a page', () => {
    const anchor = createAnchors();
    expect(['A', 'A-2', 'A', 'A'].map(anchor)).toEqual(['a', 'a-2', 'a-3', 'a-4']);
  });

  it('are read from a page, names as well', () => {
    expect(idsOf('<h2 id="a&amp;b">x</h2><p data-id="n">id="t"</p><a name="c"></a>')).toEqual(['a&b', 'c']);
  });

  it('come a second time in the plain form, unless something else has it', () => {
    const html =
      '<h2 id="a:b"><a data-alias="a-b"></a></h2><h2 id="c-d"></h2><h3 id="c:d"><a data-alias="c-d"></a></h3>';
    expect(placeAliases(html)).toBe('<h2 id="a:b"><a id="a-b"></a></h2><h2 id="c-d"></h2><h3 id="c:d"><a></a></h3>');
    expect(placeAliases('<p data-alias="x"></p><p data-alias="x"></p>')).toBe('<p id="x"></p><p></p>');
  });
});
