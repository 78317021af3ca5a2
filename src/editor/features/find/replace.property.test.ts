import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFileSearcher, type FileSearch } from '../../../authoring/text-search/search-files.ts';
import { type ProjectStore, selectFileText } from '../../store/index.ts';
import { storeOf, textsOf } from '../../store/testing/project.ts';
import { replacementEdits } from './result-rows.ts';

const SEARCH: FileSearch = {
  text: '',
  isRegex: false,
  matchesCase: true,
  isWholeWord: false,
  scope: 'pages',
  files: '',
};

function replaceAll(store: ProjectStore, text: string, replacement: string): void {
  const searcher = createFileSearcher();
  for (const [path, bytes] of store.getState().files) searcher.update(path, bytes);
  const result = searcher.search({ ...SEARCH, text, replacement });
  if (result.status === 'refused') throw new Error(result.message);
  const edits = replacementEdits(result.files, new Set(), (path) => selectFileText(store.getState(), path));
  expect(store.actions.editFiles({ label: 'Replace', edits })).toEqual({ status: 'ok' });
}

const PARTS = fc.array(fc.constantFrom('old', 'o', 'ld', 'Old', '\r\n', '\n', '\r', ' ', '$1', '$&', '€', '🍃'));

test('what is replaced there and back leaves the same bytes: byte-order marks, line ends and all else', () => {
  fc.assert(
    fc.property(PARTS, PARTS, fc.boolean(), (one, other, hasMark) => {
      const texts = { 'a.mdx': (hasMark ? '\uFEFF' : '') + one.join(''), 'b.md': other.join('') };
      const store = storeOf(texts);
      replaceAll(store, 'old', '<$&>');
      expect(textsOf(store)).toEqual({
        'a.mdx': texts['a.mdx'].replaceAll('old', () => '<$&>'),
        'b.md': texts['b.md'].replaceAll('old', () => '<$&>'),
      });
      replaceAll(store, '<$&>', 'old');
      expect(textsOf(store)).toEqual(texts);
      store.actions.undo();
      store.actions.undo();
      expect(textsOf(store)).toEqual(texts);
    }),
  );
});
