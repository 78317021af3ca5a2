import { expect, test } from 'vitest';
import { placeMarkup } from '../../../authoring/assets/place-markup.ts';
import { applyTextEdits } from '../../../project/text-edit.ts';
import type { PlaceMarkup } from '../../uploads/insert-places.ts';
import { addAssets } from './add-assets.ts';

test('one step adds the files that are new and says in the page that they are shown', () => {
  const answers = { path: 'images/a.png', text: ' A dot ', isDecorative: false, caption: '', hasFrame: false };
  const contents = new Uint8Array([1]);
  const change: PlaceMarkup = (text, pieces) => placeMarkup(text, 4, pieces);
  const target = { file: 'a.mdx', text: 'Text', change };
  const { edit, selection } = addAssets([{ answers, contents, isKnown: false }], target);
  expect(edit).toMatchObject({ label: 'Insert a.png into a.mdx', files: new Map([['images/a.png', contents]]) });
  const text = applyTextEdits(target.text, edit.edits?.get('a.mdx') ?? []);
  expect(text).toBe('Text ![A dot](/images/a.png)');
  expect(selection).toEqual({ start: text.length, end: text.length });
  const known = addAssets([{ answers: { ...answers, isDecorative: true }, contents, isKnown: true }], target);
  expect(known.edit.files).toEqual(new Map());
  expect(known.edit.edits?.get('a.mdx')).toEqual([{ start: 4, end: 4, text: ' ![](/images/a.png)' }]);
});
