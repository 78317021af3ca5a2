import { expect, it } from 'vitest';
import { applyTextEdits } from '../source-edit/text-edit.ts';
import { planHeadingRename } from './rename-heading.ts';

const FILES: Readonly<Record<string, string>> = {
  'guides/start.mdx': '# Start\r\n\r\n## Setup\r\n\r\nSee [above](#setup) and [below](#setup-2).\r\n\r\n### Setup\r\n',
  'index.mdx':
    '[one](/guides/start#setup) [two](guides/start.mdx#setup) [other](/index#setup) `[code](/guides/start#setup)`\n\n<Card href="/guides/start#setup-2" />\n',
  'guides/next.mdx': '[near](./start#setup "title") [out](https://example.com/guides/start#setup)\n',
  'snippets/note.mdx': '[shared](/guides/start#setup)\n',
};
const exists = (file: string) => file in FILES;

function rename(line: number, title: string, files = FILES): Record<string, string> | undefined {
  const plan = planHeadingRename(Object.entries(files), { file: 'guides/start.mdx', line, title }, exists);
  return (
    plan && Object.fromEntries(plan.files.map(({ file, edits }) => [file, applyTextEdits(files[file] ?? '', edits)]))
  );
}

it('changes the heading and every link to it, wherever it stands and however it is written', () => {
  expect(rename(3, 'First steps')).toEqual({
    'guides/start.mdx':
      '# Start\r\n\r\n## First steps\r\n\r\nSee [above](#first-steps) and [below](#setup).\r\n\r\n### Setup\r\n',
    'index.mdx':
      '[one](/guides/start#first-steps) [two](guides/start.mdx#first-steps) [other](/index#setup) `[code](/guides/start#setup)`\n\n<Card href="/guides/start#setup" />\n',
    'guides/next.mdx': '[near](./start#first-steps "title") [out](https://example.com/guides/start#setup)\n',
    'snippets/note.mdx': '[shared](/guides/start#first-steps)\n',
  });
});

it('says what changes, line by line', () => {
  const plan = planHeadingRename(Object.entries(FILES), { file: 'guides/start.mdx', line: 3, title: ' Go ' }, exists);
  expect(plan).toMatchObject({ idBefore: 'setup', idAfter: 'go' });
  expect(plan?.files[0]?.changes[0]).toEqual({ line: 3, before: '## Setup', after: '## Go' });
});

it('leaves links alone where the heading has a name of its own', () => {
  const files = { ...FILES, 'guides/start.mdx': '## Setup {#setup}\n' };
  expect(rename(1, 'First steps', files)).toEqual({ 'guides/start.mdx': '## First steps {#setup}\n' });
});

it('encodes what would end a link, and refuses what is no heading or no name', () => {
  const files = { ...FILES, 'guides/start.mdx': '## Setup\n[a](#setup)\n' };
  expect(rename(1, 'A [b] c', files)?.['guides/start.mdx']).toBe('## A [b] c\n[a](#a-%5Bb%5D-c)\n');
  expect(rename(2, 'x')).toBeUndefined();
  expect(rename(3, '  ')).toBeUndefined();
});
