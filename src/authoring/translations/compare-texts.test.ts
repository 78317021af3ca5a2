import { describe, expect, it } from 'vitest';
import { applyTextEdits } from '../../project/text-edit.ts';
import { type ComparedPage, compareTexts } from './compare-texts.ts';
import { pageShape } from './page-shape.ts';
import { readSourceMark, setSourceMark, sourceMark } from './source-mark.ts';
import { languagesFixture } from './testing/project.ts';

function compared(text: string): ComparedPage {
  const mark = readSourceMark(text);
  return { shape: pageShape(text), mark: sourceMark(text), ...(mark !== undefined && { sourceMark: mark }) };
}

const compare = (source: string, translation: string) => compareTexts(compared(source), compared(translation));

const SOURCE =
  '---\ntitle: "Start"\n---\n\n## Before\n\nRead [this](/a).\n\n```bash\nnpm start # now\n```\n\n<Note>Careful.</Note>\n';
const FRENCH =
  '---\ntitle: "Départ"\n---\n\n## Avant\n\nLisez [ceci](/fr/a).\n\n```bash\nnpm start # maintenant\n```\n\n<Note>Attention.</Note>\n';

describe('without a mark', () => {
  it('finds nothing against a translation that is built like its source', () => {
    expect(compare(SOURCE, FRENCH)).toEqual({ state: 'alike', differences: [] });
  });

  it('says in which parts the source has more, or others', () => {
    const longer = SOURCE.replace('## Before', '## Before\n\n### Really\n\n![](/a.svg)').replace(
      'npm start',
      'npm run dev',
    );
    expect(compare(longer, FRENCH)).toEqual({
      state: 'differs',
      differences: [
        { part: 'headings', source: 2, translation: 1 },
        { part: 'code', source: 1, translation: 1 },
        { part: 'images', source: 1, translation: 0 },
      ],
    });
    expect(compare(SOURCE, FRENCH.replaceAll('Note', 'Tip')).differences).toEqual([
      { part: 'components', name: 'Note', source: 1, translation: 0 },
      { part: 'components', name: 'Tip', source: 0, translation: 1 },
    ]);
  });

  it('knows a page that is still in the words of its source, wherever its links lead', () => {
    expect(compare(SOURCE, SOURCE.replace('(/a)', '(/fr/a)')).state).toBe('copied');
    // Of pages without a word of their own nothing is to be translated.
    const api = '---\ntitle: "Users"\nopenapi: "GET /users"\n---\n';
    expect(compare(api, api.replace('Users', 'Utilisateurs')).state).toBe('alike');
  });
});

describe('with a mark', () => {
  const marked = applyTextEdits(FRENCH, setSourceMark(FRENCH, SOURCE));

  it('stands in the front matter of the translation, and nothing else changes', () => {
    expect(marked).toBe(FRENCH.replace('"Départ"\n', `"Départ"\ntranslatedFrom: "${sourceMark(SOURCE)}"\n`));
    expect(applyTextEdits(marked, setSourceMark(marked, SOURCE))).toBe(marked);
  });

  it('is up to date, until the source changes', () => {
    expect(compare(SOURCE, marked)).toEqual({ state: 'current', differences: [] });
    expect(compare(SOURCE.replace('Careful', 'Very careful'), marked)).toEqual({ state: 'older', differences: [] });
    expect(compare(`${SOURCE}\n## After\n`, marked)).toMatchObject({
      state: 'older',
      differences: [{ part: 'headings' }],
    });
  });

  it('beats what the shape says: whoever marked the page has looked at it', () => {
    const shorter = marked.replace('## Avant', '');
    expect(compare(SOURCE, shorter).state).toBe('current');
  });

  it('is the same for other line ends, and for a source that is a translation itself', () => {
    expect(sourceMark(`\uFEFF${SOURCE.replaceAll('\n', '\r\n')}\r\n`)).toBe(sourceMark(SOURCE));
    expect(sourceMark(marked)).toBe(sourceMark(FRENCH));
  });
});

it.each([
  ['index', 'fr/index', 'differs'],
  ['guides/first-tree', 'fr/guides/first-tree', 'older'],
  ['guides/pruning', 'fr/guides/pruning', 'alike'],
  ['guides/first-tree', 'ar/guides/first-tree', 'copied'],
  ['index', 'ar/index', 'alike'],
])('the fixture’s %s in %s: %s', (source, translation, state) => {
  const texts = languagesFixture();
  expect(compare(texts[`${source}.mdx`] ?? '', texts[`${translation}.mdx`] ?? '').state).toBe(state);
});
