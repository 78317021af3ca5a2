/** A character typed and deleted again leaves every file as it was, to the byte. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProjectStore, selectFileText } from '../store/index.ts';
import { createModelBuffer } from './testing/model-buffer.ts';

const corpus = process.env.CORPUS_DIR ?? join(import.meta.dirname, '../../../../shared/corpus');
const pages = existsSync(corpus)
  ? readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((path) => /\.mdx?$/.test(path))
  : [];
if (pages.length === 0) console.info('Real projects are not here (CORPUS_DIR), so their pages are not typed in.');

const encoder = new TextEncoder();
const TEXTS: Readonly<Record<string, string>> = {
  'line feeds': '---\ntitle: x\n---\n\nText\n',
  'Windows line ends': '---\r\ntitle: x\r\n---\r\n\r\nText\r\n',
  'both kinds': 'a\r\nb\nc\r\nd\n\r\n\ne',
  'more line feeds than Windows ends': 'a\nb\nc\nd\r\ne\n',
  'carriage returns alone': 'a\rb\rc',
  'all three kinds': 'a\rb\r\nc\nd\r\re\n',
  'a byte-order mark': '\uFEFF---\ntitle: x\n---\n',
  'a byte-order mark and Windows line ends': '\uFEFFa\r\nb\r\n',
  'no line end at the end': 'a\nb',
  'one line': 'a',
  nothing: '',
  'only line ends': '\r\n\n\r',
  'separators of lines and paragraphs': 'a\u2028b\u2029c\u0085d\n',
  'unusual characters': 'a\u0001b😀\u200B\t \u00A0\nc\uFEFFd\n',
};

/** The way of a keystroke: file → store → Monaco's model → store → file. Gives what is left after each place. */
function typeAndDelete(bytes: Uint8Array): readonly (Uint8Array | undefined)[] {
  return [
    ['x', 0],
    ['x', 0.5],
    ['x', 1],
    ['\n', 0.5],
    ['😀', 0.3],
  ].map(([key, share]) => {
    const store = createProjectStore({ id: 'p', name: 'P', files: new Map([['page.mdx', bytes]]) });
    const model = createModelBuffer(selectFileText(store.getState(), 'page.mdx') ?? '');
    const hand = () => {
      const result = store.actions.setFileText('page.mdx', model.getValue(), 50);
      if (result.status === 'refused') throw new Error(result.problem.message);
    };
    const remove = model.type(String(key), Number(share));
    hand();
    if (Buffer.compare(store.getState().files.get('page.mdx') ?? bytes, bytes) === 0)
      throw new Error('Nothing was typed.');
    remove();
    hand();
    return store.getState().files.get('page.mdx');
  });
}

describe('typing a character and deleting it', () => {
  it.each(Object.entries(TEXTS))('gives back a file with %s', (_name, text) => {
    const bytes = encoder.encode(text);
    for (const after of typeAndDelete(bytes)) expect(after).toEqual(bytes);
  });

  it.runIf(pages.length > 0)(
    'gives back every page of the real projects',
    () => {
      const changed = pages.filter((path) => {
        const bytes = new Uint8Array(readFileSync(join(corpus, path)));
        return typeAndDelete(bytes).some((after) => after === undefined || Buffer.compare(after, bytes) !== 0);
      });
      expect(changed).toEqual([]);
    },
    300_000,
  );
});
