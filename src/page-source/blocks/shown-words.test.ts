import { expect, it } from 'vitest';
import { shownWords } from './shown-words.ts';

/** The words between the first and the last `^`. */
function shown(marked: string) {
  const [start, end] = [marked.indexOf('^'), marked.lastIndexOf('^') - 1];
  return shownWords(marked.replaceAll('^', ''), { start, end });
}

it('leaves signs of Markdown out, and takes blanks and line ends as one', () => {
  expect(shown('# One\n\nThe **quick\nbrown** [fox](/a/b) ^jumps^ over  `the` dog &amp; hen.\n')).toEqual({
    before: 'The quick brown fox ',
    words: 'jumps',
    after: ' over the dog & hen.',
  });
});

it('finds words of items, headings and cells, with what stands in the same block only', () => {
  expect(shown('- one\n- [ ] the ^second^ item\n- three\n')).toEqual({
    before: 'the ',
    words: 'second',
    after: ' item',
  });
  expect(shown('## The ^old^ title\n\nText.\n')).toEqual({ before: 'The ', words: 'old', after: ' title' });
  expect(shown('| a | b |\n| - | - |\n| one | **two ^three^** |\n')).toEqual({
    before: 'two ',
    words: 'three',
    after: '',
  });
});

it('tells a place where words are gone by what stands around it', () => {
  expect(shown('The fox ^^jumps.\n')).toEqual({ before: 'The fox ', words: '', after: 'jumps.' });
});

it('takes code as it is written', () => {
  expect(shown('```js\nconst ^one^ = 1;\n```\n')).toEqual({ before: 'const ', words: 'one', after: ' = 1;' });
});

it('says nothing of what readers do not see', () => {
  expect(shown('A [link](/^one^/two) here.\n')).toBeUndefined();
});
