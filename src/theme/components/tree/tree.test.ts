import { expect, test } from 'vitest';
import { renderBody, textOfHtml } from '../../testing/render.ts';

test('folders open as their author says, and files have the sign of their kind', async () => {
  const html = await renderBody(
    `<Tree>
  <Tree.Folder name="src" defaultOpen>
    <Tree.File name="a.ts" highlight />
    <Tree.Folder name="inner"><Tree.File name="b.md" /></Tree.Folder>
  </Tree.Folder>
  <Tree.Folder name="closed for good" openable={false}><Tree.File name="c" /></Tree.Folder>
</Tree>`,
  );
  expect(textOfHtml(html)).toBe('src a.ts inner b.md closed for good c');
  expect([...html.matchAll(/tree-folder"( data-open="\w+")?/g)].map((match) => match[1])).toEqual([
    ' data-open="true"',
    ' data-open="false"',
    undefined,
  ]);
  expect(html.match(/tree-name-highlighted/g)).toHaveLength(1);
});

test('a Markdown list is a tree: a slash or something inside makes a folder, bold marks an entry', async () => {
  const html = await renderBody(
    '<FileTree>\n  - docs/\n    - **a.mdx**\n    - guides\n      - `b.mdx` the second\n    - empty/\n  - docs.json\n</FileTree>',
  );
  expect(textOfHtml(html)).toBe('docs a.mdx guides b.mdx the second empty docs.json');
  expect(html.match(/tree-folder/g)).toHaveLength(3);
  expect(html.match(/data-open="true"/g)).toHaveLength(2);
  expect(html).toMatch(/tree-name-highlighted"><svg[\s\S]*?<strong>a\.mdx<\/strong>/);
});

test('a list with space between its items is the same tree', async () => {
  const tight = await renderBody('<Tree>\n  - a/\n    - b\n  - c\n</Tree>');
  const loose = await renderBody('<Tree>\n  - a/\n\n    - b\n\n  - c\n</Tree>');
  expect(loose).toBe(tight);
});

test('what is neither folder nor file is not lost', async () => {
  const html = await renderBody('<Tree>\n  Words\n  <Tree.File name="a" />\n</Tree>');
  expect(textOfHtml(html)).toBe('Words a');
});
