import { expect, it } from 'vitest';
import { mayWrite } from './may-write.ts';

it('lets files of a project be written', () => {
  expect(
    ['docs.json', 'guides/été à Paris.mdx', 'a.b/c~.md', 'images/v1.2/x.png'].filter((path) => !mayWrite(path)),
  ).toEqual([]);
});

it('keeps out of hidden folders and what a file system may take for them', () => {
  const attacks = [
    '.git/config',
    '.GIT/hooks/post-checkout',
    'docs/.git/config',
    'GIT~1/config',
    '.g\u200cit/config',
    '\u200c.git/config',
    ' .git/config',
    '.env',
    'node_modules/x/index.js',
    'Node_Modules/x/index.js',
    'node_modules./x.js',
    'a:b.md',
    'a\\..\\b.md',
    '../up.md',
    'a//b.md',
  ];
  expect(attacks.filter(mayWrite)).toEqual([]);
});
