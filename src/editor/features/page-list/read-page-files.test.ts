import { expect, test } from 'vitest';
import { encodeText, readText } from '../../../project/text.ts';
import { type HandedIn, readPageFiles } from './read-page-files.ts';

function handedIn(texts: Readonly<Record<string, string>>): HandedIn {
  const files = Object.entries(texts).map(([path, text]) => {
    const bytes = encodeText(text);
    return { path, size: bytes.length, read: () => Promise.resolve(bytes) };
  });
  return { status: 'ok', tree: { files, leftOut: [] } };
}

test('a drawing beside a page comes without its scripts, and that is said', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0h4v4z"/></svg>';
  const read = await readPageFiles(handedIn({ 'a.md': '# A', 'images/a.svg': drawing }));
  if (read.status !== 'ok') throw new Error(read.reason);
  expect(readText(read.files.get('images/a.svg') ?? new Uint8Array())).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4v4z"/></svg>',
  );
  expect(read.leftOut).toEqual(['The scripts in `images/a.svg`. The drawing itself is imported.']);
});

test('files without a page among them are refused with what to do', async () => {
  const read = await readPageFiles(handedIn({ 'a.png': 'x' }));
  expect(read).toEqual({
    status: 'refused',
    reason: 'There is no Markdown file among them. Drop pictures onto a page or onto Assets.',
  });
});
