import { expect, test } from 'vitest';
import { problemsIn, told } from '../testing/told.ts';
import { createDictionaries, dictionariesOf } from './dictionaries.ts';
import { createSpeller } from './speller.ts';
import { readWordFile } from './word-file.ts';

const fileOf = (words: string) => readWordFile(`Licence.\n\n${words.split(' ').sort().join('\n')}\n`);
const ENGLISH = fileOf(
  "Boats boats chain harbour higher into leave line lines London mast nautical other ported rope sailed sailor sails sign text that the there they tied wheel doesn't Thames",
);
const speller = createSpeller({ language: [ENGLISH], terms: [fileOf('sextant sailod GitHub')], isCompounding: false });
const spelled = (text: string, words: readonly string[] = []) =>
  told(text, 'spelling', { words: words.map((use) => ({ use, not: [] })) }, { speller });

test('a word near to one that there is, and in no dictionary, is told', () => {
  expect(spelled('Boats leave the habour.\n\n## Sialor\n\nBoats.\n')).toEqual(['spelling: habour', 'spelling: Sialor']);
  expect(spelled('---\ntitle: Boats\ndescription: "Leave the habour"\n---\n\nBoats.\n')).toEqual(['spelling: habour']);
  // Near to nothing: a term of a trade.
  expect(spelled('Boats have a bowthruster and a sextant.\n')).toEqual([]);
});

test('code, addresses, names, identifiers and made words are no mistakes', () => {
  const right = [
    'Boats leave `habour` and [sails](https://example.com/habour).',
    'Boats leave habour.example, habour/mast, habour_mast, @habour, --habour, habour2 and <Habour />.',
    'Boats leave Habour, and sailHabour.',
    'They are tied onchain, signline, and the sailor’s rope doesn’t leave.',
    'The LONDON boats of GITHUB.',
    'A habour-mast-boats is a package.',
  ];
  for (const line of right) expect(spelled(`${line}\n`), line).toEqual([]);
  // The page shows what it is a name of.
  expect(spelled('Set habour.\n\n```js\nconst habour = 1;\n```\n')).toEqual([]);
  expect(spelled('Boats leave the habour.\n', ['habour'])).toEqual([]);
});

test('marks around a word and at its end leave it a word', () => {
  expect(spelled('Boats leave the **habour**, [habour](/a). The habour: a (habour)…\n')).toHaveLength(4);
  expect(spelled('A sailor-habour and the habour’s rope.\n')).toEqual(['spelling: habour', 'spelling: habour']);
});

test('what can be meant is offered; where it is one word alone, as a fix', () => {
  const [one] = problemsIn('The habour’s rope.\n', {}, { speller });
  expect(one?.fix?.edits[0]).toMatchObject({ written: 'habour', text: 'harbour' });
  // A name is never offered.
  const [several] = problemsIn('They were saild.\n', {}, { speller });
  expect(several?.choice?.options.map(({ text }) => text)).toEqual(['sailed', 'sails']);
  const [blank] = problemsIn('They tied theboats.\n', {}, { speller });
  expect(blank?.hint).toContain('the boats');
});

test('a language has its dictionaries, or nobody looks at its pages', () => {
  expect(dictionariesOf('en')).toEqual(['en', 'en-us', 'en-gb', 'terms']);
  expect(dictionariesOf('en-US')).toEqual(['en', 'en-us', 'terms']);
  expect(dictionariesOf('en-AU')).toEqual(['en', 'en-gb', 'terms']);
  expect(dictionariesOf('nl-BE')).toEqual(['nl', 'terms']);
  expect(dictionariesOf('fr')).toEqual([]);
});

test('what could not be loaded is told, and tried again', async () => {
  let isOnline = false;
  const dictionaries = createDictionaries(async () => {
    if (!isOnline) throw new Error('offline');
    return 'Licence.\n\nboats\n';
  });
  await dictionaries.load(['en']);
  expect([dictionaries.of('en'), dictionaries.failed('en')]).toEqual([undefined, true]);
  isOnline = true;
  await dictionaries.load(['en']);
  expect(dictionaries.of('en')?.language[0]?.has('boats')).toBe(true);
  expect([dictionaries.failed('en'), dictionaries.load(['en'])]).toEqual([false, undefined]);
});

test('every word of a dictionary is found, and nothing else', () => {
  const words = ['a', 'aa', 'ab', 'b', 'ba', 'zoo', 'zoom', 'Ärger'];
  const file = readWordFile(`One.\nTwo: a b.\n\n${words.sort().join('\n')}\n`);
  expect(words.every((word) => file.has(word))).toBe(true);
  expect(['', 'One.', 'z', 'zo', 'zooms', '0', 'a\naa', 'ä'].some((word) => file.has(word))).toBe(false);
});
