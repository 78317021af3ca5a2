import { expect, test } from 'vitest';
import { findMisplacedClosingTag } from '../../page-source/repair/misplaced-closing-tag.ts';
import { testServices } from '../render/testing/test-site.ts';
import { compilePage } from './compile-page.ts';

test.each([
  ['a list', '<Steps>\n  <Step>\n    ### One\n\n    - x\n    - y\n      </Step>\n</Steps>\n'],
  ['a list behind a paragraph', '<Note>\nwords\n\n1. x\n   </Note>\n'],
  ['a list with a blank line below', '<Note>\nwords\n\n- x\n\n  </Note>\n'],
  ['an inner list', '- <Note>\n  words\n\n  - x\n    </Note>\n'],
  ['an item with a box', '<Note>\nwords\n\n- [ ] x\n  </Note>\n'],
  ['an item behind a tab', '<Note>\nwords\n\n-\tx\n\t</Note>\n'],
  ['a list in a quote', '> <Note>\n> words\n>\n> - x\n>   </Note>\n'],
  ['a list that stands further left', '    <Note>\nwords\n\n- x\n      </Note>\n'],
])('a closing tag that is indented into %s is moved out of it', (_, source) => {
  expect(findMisplacedClosingTag(source)?.start).toBe(source.search(/<\/(?:Step|Note)>/));
  // Given to the compiler as it is, it would end the process of this test.
  const { diagnostics, fidelity } = compilePage(testServices, 'page.mdx', source);
  expect(fidelity).toBe('repaired');
  expect(diagnostics.map(({ code }) => code)).toEqual(['mdx/split-tag']);
});

test.each([
  ['the mark of an item', '<Note>\nwords\n\n- x\n- </Note>\n'],
  ['another tag', '<Note>\nwords\n\n- x\n  <br/></Note>\n'],
  ['no name', '<>\nwords\n\n- x\n  </>\n'],
])('a page with a closing tag behind %s is read, too', (_, source) => {
  expect(findMisplacedClosingTag(source)?.start).toBe(source.indexOf('</'));
  expect(compilePage(testServices, 'page.mdx', source).diagnostics).not.toEqual([]);
});

const BOX_IN_LIST = '1. one\n   <Tip>\n   x\n   </Tip>\n2. two\n\n';

test.each([
  [
    'an item',
    `${BOX_IN_LIST}<Info>**Bold** text\n\n- x</Info>\n`,
    `${BOX_IN_LIST}<Info>\n**Bold** text\n\n- x\n</Info>\n`,
  ],
  ['the last item', `${BOX_IN_LIST}<Info>\nOne:\n- a\n- b</Info>\n`, `${BOX_IN_LIST}<Info>\nOne:\n- a\n- b\n</Info>\n`],
  [
    'an inner item',
    '- <Note>\n  a\n\n  - x</Note>\n- <Tip>\n  b\n  </Tip>\n',
    '- <Note>\n  a\n\n  - x\n  </Note>\n- <Tip>\n  b\n  </Tip>\n',
  ],
])(
  'a closing tag behind the words of %s gets a line of its own, whatever stands in lists above',
  (_, source, mended) => {
    const { diagnostics, fidelity } = compilePage(testServices, 'page.mdx', source);
    expect(fidelity).toBe('repaired');
    expect(diagnostics.map(({ code }) => code)).toEqual(['mdx/split-tag']);
    const edits = diagnostics[0]?.fix?.edits ?? [];
    expect(
      edits.reduceRight((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source),
    ).toBe(mended);
  },
);

test('a tag within the words of an item that is closed in the next ends with the item', () => {
  const { diagnostics, fidelity } = compilePage(testServices, 'page.mdx', '- item <Info>a\n- y</Info>\n');
  expect(fidelity).toBe('repaired');
  expect(diagnostics.map(({ code }) => code)).toEqual(['mdx/split-tag', 'mdx/stray-closing-tag']);
});

test.each([
  ['in the item that it begins in', '- <Note>\n  x\n  </Note>\n'],
  ['at the margin of the list', '<Note>\n\n  - x\n  </Note>\n'],
  ['in another item of the list', '- one\n  <Note>\n- two\n  </Note>\n'],
  ['in code', '<Note>\n\n- x\n\n```\n  </Note>\n```\n\n</Note>\n'],
])('a closing tag %s is left alone', (_, source) => {
  expect(findMisplacedClosingTag(source)).toBeUndefined();
  // Nothing of it ends the process of this test.
  expect(compilePage(testServices, 'page.mdx', source).code).toContain('default');
});
