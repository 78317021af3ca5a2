import { expect, test } from 'vitest';
import { applyTextEdits } from '../../project/text-edit.ts';
import { findChangedTitle, planFollowingLinks } from './follow-title.ts';

const OTHER = { 'other.mdx': 'See [one](/index#install) and [two](/index#other).\n' };

/** All files after a title of `index.mdx` was changed by hand, and the links followed. */
function follow(before: string, after: string, more: Readonly<Record<string, string>> = OTHER) {
  const files: Readonly<Record<string, string>> = { 'index.mdx': after, ...more };
  const title = findChangedTitle(before, after);
  const project = { paths: Object.keys(files), texts: Object.entries(files) };
  const plan = title && planFollowingLinks(project, 'index.mdx', title);
  const done = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      applyTextEdits(text, plan?.files.find(({ file }) => file === path)?.edits ?? []),
    ]),
  );
  return { plan, done };
}

test('links in the page and in others follow a heading, whatever stands before and behind it', () => {
  const { plan, done } = follow(
    '[up](#install)\r\n\r\n## Install\r\n\r\n[again](#install)\r\n',
    '[up](#install)\r\n\r\n## Set it *up*\r\n\r\n[again](#install)\r\n',
  );
  expect(plan?.rewritten).toBe(3);
  expect(done).toEqual({
    'index.mdx': '[up](#set-it-up)\r\n\r\n## Set it *up*\r\n\r\n[again](#set-it-up)\r\n',
    'other.mdx': 'See [one](/index#set-it-up) and [two](/index#other).\n',
  });
});

test('links follow the title of a step, and namesakes that get other numbers', () => {
  const page = (title: string, link = 'install-2') =>
    `<Steps>\n  <Step title="${title}">\n    a\n  </Step>\n  <Step title="Install">\n    [x](#${link})\n  </Step>\n</Steps>\n`;
  const { done } = follow(page('Install'), page('Prepare'));
  expect(done['index.mdx']).toBe(page('Prepare', 'install'));
  expect(done['other.mdx']).toBe('See [one](/index#prepare) and [two](/index#other).\n');
});

test.each([
  ['text', '## Install\n\na\n', '## Install\n\nb\n'],
  ['signs, which are not in the anchor', '## Install\n', '## **Install**\n'],
  ['the words beside an own id', '## Install {#own}\n', '## Set up {#own}\n'],
  ['a heading that is new', '## Install\n', '## Install\n\n## More\n'],
  ['two headings at once', '## Install\n\n## More\n', '## One\n\n## Two\n'],
])('no title has another anchor after a change of %s', (_, before, after) => {
  expect(findChangedTitle(before, after)).toBeUndefined();
});
